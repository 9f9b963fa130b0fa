import type { CharacterView } from '@longbox/vs';
import { CardPicture } from '../cards/card-picture.tsx';
import { useTable } from '../state/table-store.ts';
import { Log } from './log.tsx';
import { useTableContext } from './table-context.tsx';

/** The card pointed at, large, above the log. */
export function Rail() {
  const { t, snapshot } = useTableContext();
  return (
    <aside className="rail" aria-label={t('tool-log')}>
      <ShownCard />
      <h3 className="label rail-log-title">
        {t('tool-log')}{' '}
        <span>
          {snapshot.view.turn > 0 ? t('log-turn', { turn: snapshot.view.turn, who: '' }).replace(/[:.\s]+$/, '') : ''}
        </span>
      </h3>
      <Log />
    </aside>
  );
}

function ShownCard() {
  const { facts, snapshot } = useTableContext();
  const shown = useTable((s) => s.shown);
  const { view, seat } = snapshot;
  const rows = view.seats.flatMap(({ front, back }) => [...front, ...back]);
  // Before anything is pointed at, one's own main character.
  const own = [...view.seats[seat].front, ...view.seats[seat].back].find(({ main }) => main);
  const live = shown === undefined ? own : rows.find(({ id }) => id === shown.id);
  const card = facts(shown?.face ?? own?.face);
  if (card === undefined) return <div className="rail-card" />;
  return (
    <div className="rail-card">
      <span className="card card-zoom">
        {live === undefined ? (
          <CardPicture card={card} size="zoom" />
        ) : (
          <CardPicture card={card} size="zoom" live={liveOf(live)} />
        )}
      </span>
      {live !== undefined && <Differences live={live} />}
    </div>
  );
}

const liveOf = ({ atk, def, health, wounds, xp, xpNeeded, plus, minus }: CharacterView) => ({
  atk,
  def,
  health,
  wounds,
  xp,
  xpNeeded,
  plus,
  minus,
});

/** How the numbers came to differ from the printed ones. */
function Differences({ live }: { readonly live: CharacterView }) {
  const { facts, t } = useTableContext();
  const stats = facts(live.face)?.stats;
  if (stats === undefined || (live.atk === stats.atk && live.def === stats.def)) return null;
  const counters = live.plus - live.minus;
  const rest = [live.atk - stats.atk - counters, live.def - stats.def - counters];
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  const parts = [t('rail-base', { atk: stats.atk, def: stats.def })];
  if (counters !== 0) parts.push(t('rail-counters', { count: signed(counters) }));
  if (rest.some((n) => n !== 0)) parts.push(t('rail-effects', { atk: signed(rest[0]), def: signed(rest[1]) }));
  return <p className="rail-numbers">{parts.join(', ')}.</p>;
}
