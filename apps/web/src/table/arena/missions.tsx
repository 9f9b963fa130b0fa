import type { SeatView, Shown } from '@longbox/arena';
import { Sym } from '../../draw/symbol.tsx';
import { useTable } from '../../state/table-store.ts';
import { useArena } from '../table-context.tsx';
import { Zone } from '../zone.tsx';

/** The Mission Zone: the activated one, then those to come in their order. */
export function Missions({ view, seat }: { readonly view: SeatView; readonly seat: number }) {
  const { t, snapshot } = useArena();
  const lost = snapshot.lines.filter((line) => line.key === 'arena-mission-failed' && line.seat === seat).length;
  const { activated, missions, completed } = view;
  const all = [...(activated === undefined ? [] : [activated]), ...missions];
  return (
    <div className="missions">
      <span className="row-name" aria-hidden="true">
        {t('zone-missions')}
      </span>
      <Zone label={`${t('zone-missions')}, ${all.length}`} className="mission-list" count={all.length}>
        {all.map((mission, i) => (
          <li key={mission.card}>
            <Mission mission={mission} isActive={mission === activated} isFirst={i === 0} />
          </li>
        ))}
      </Zone>
      {completed + lost > 0 && (
        <p className="mission-done">
          <Sym name="check" /> {t('arena-completed', { count: completed })} ·{' '}
          {t('arena-missions-lost', { count: lost })}
        </p>
      )}
    </div>
  );
}

function Mission({
  mission,
  isActive,
  isFirst,
}: {
  readonly mission: Shown;
  readonly isActive: boolean;
  readonly isFirst: boolean;
}) {
  const { t, facts, intents, selected, click } = useArena();
  const show = useTable((s) => s.show);
  const { card: id, key } = mission;
  const card = facts(key);
  const isTarget = intents.targets.has(id);
  const isLegal = !isTarget && intents.byCard.has(id);
  const points = card?.arena?.missionPoints ?? 0;
  const label = [
    t('arena-mission-label', { name: card?.name ?? '', count: points }),
    ...(isActive ? [t('arena-mission-active')] : []),
    ...(isTarget ? [t('state-target')] : []),
    ...(isLegal ? [t('state-legal')] : []),
  ];
  const look = () => show({ face: key, id });
  return (
    <button
      type="button"
      className={`mission ${isActive ? 'mission-active' : ''} ${isLegal ? 'is-legal' : ''} ${isTarget ? 'is-target' : ''} ${selected.includes(id) ? 'is-selected' : ''}`}
      data-roving
      data-card={id}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => click(id)}
      onFocus={look}
      onPointerEnter={look}
    >
      <span className="unseen">{label.join(', ')}</span>
      <Sym name="mp" />
      <span className="mission-name" aria-hidden="true">
        {card?.name}
      </span>
      <b aria-hidden="true">{points}</b>
    </button>
  );
}
