import type { GameName } from '@longbox/games';
import type { CharacterView } from '@longbox/vs';
import { type ComponentType, memo, type ReactNode } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { Words } from '../cards/card-text.tsx';
import type { LiveCard } from '../cards/live-card.ts';
import { useTable } from '../state/table-store.ts';
import { shownSlot } from './arena/shown-slot.ts';
import { Log } from './log.tsx';
import { useArena, useTableContext, useVs } from './table-context.tsx';
import { partNames, partsLine, statParts } from './vs/stat-parts.ts';

/** The card pointed at, large, above the log. */
export const Rail = memo(function Rail() {
  const { t, snapshot } = useTableContext();
  return (
    <aside className="rail" aria-label={t('tool-log')}>
      <ShownCard />
      <h3 className="label rail-log-title">
        {t('tool-log')} <span>{snapshot.turn > 0 ? t('log-turn-count', { turn: snapshot.turn }) : ''}</span>
      </h3>
      <Log />
    </aside>
  );
});

const SHOWN: Readonly<Record<GameName, ComponentType>> = { vs: ShownCharacter, arena: ShownSlot };

function ShownCard() {
  const { snapshot } = useTableContext();
  const Own = SHOWN[snapshot.game];
  return <Own />;
}

function ShownSlot() {
  const { facts, snapshot } = useArena();
  const shown = useTable((s) => s.shown);
  const { view, seat } = snapshot;
  const slot = shownSlot(view, seat, shown);
  const card = facts(shown?.face ?? slot?.stack[0]?.key ?? view.seats[seat].hand?.[0]?.key);
  const live = slot === undefined ? {} : { attack: slot.attack, defence: slot.defence };
  return <LargeCard card={card} live={live} />;
}

function ShownCharacter() {
  const { facts, faceOf, snapshot } = useVs();
  const shown = useTable((s) => s.shown);
  const { view, seat, asked } = snapshot;
  const rows = view.seats.flatMap(({ front, back }) => [...front, ...back]);
  // Before anything is pointed at, one's own main character; before that has its place, it is what is asked about.
  const own = [...view.seats[seat].front, ...view.seats[seat].back].find(({ main }) => main);
  const live = shown === undefined ? own : rows.find(({ id }) => id === shown.id);
  return (
    <LargeCard
      card={facts(shown?.face ?? own?.face ?? faceOf(asked?.source))}
      live={live === undefined ? {} : liveOf(live)}
    >
      {live !== undefined && <Differences live={live} />}
      {live !== undefined && <Attached live={live} />}
    </LargeCard>
  );
}

function LargeCard({
  card,
  live,
  children,
}: {
  readonly card: CardFacts | undefined;
  readonly live: LiveCard;
  readonly children?: ReactNode;
}) {
  if (card === undefined) return <div className="rail-card" />;
  return (
    <div className="rail-card">
      <span className="card card-zoom">
        <CardPicture card={card} size="zoom" live={live} />
      </span>
      <Keywords card={card} />
      {children}
    </div>
  );
}

/** What the keywords on it mean. */
function Keywords({ card: { lines } }: { readonly card: CardFacts }) {
  return lines
    .filter(({ reminder }) => reminder.length > 0)
    .map(({ heading, lead, reminder }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card's powers have no other name of their own
      <p key={i} className="rail-keywords">
        <b>
          <Words phrase={heading.length > 0 ? heading : lead} />
        </b>{' '}
        <Words phrase={reminder} />
      </p>
    ));
}

const liveOf = ({ atk, def, health, wounds, xp, xpNeeded, plus, minus }: CharacterView): LiveCard => ({
  atk,
  def,
  health,
  wounds,
  xp,
  xpNeeded,
  plus,
  minus,
});

/** How the numbers came to differ from the printed ones, and whose doing it is. */
function Differences({ live }: { readonly live: CharacterView }) {
  const { facts, nameOf, t } = useTableContext();
  const stats = facts(live.face)?.stats;
  if (stats === undefined || (live.atk === stats.atk && live.def === stats.def)) return null;
  const names = { nameOf, ...partNames(t) };
  const lines = (['atk', 'def'] as const).flatMap((stat) => {
    const parts = statParts(live, stats[stat], stat, names);
    return parts.length === 0 ? [] : [`${t(`fact-${stat}`)} ${live[stat]} = ${partsLine(stats[stat], parts)}`];
  });
  return <p className="rail-numbers">{lines.join('; ')}.</p>;
}

/** What it wears, and whom it has captured. */
function Attached({ live: { equipment, captives } }: { readonly live: CharacterView }) {
  const { nameOf, t } = useTableContext();
  const parts = captives.map(({ face }) => t('label-captive', { name: nameOf(face) }));
  if (equipment !== undefined) parts.unshift(t('label-equipment', { name: nameOf(equipment.face) }));
  return parts.length === 0 ? null : <p className="rail-numbers">{parts.join(', ')}.</p>;
}
