import type { SlotView } from '@longbox/arena';
import type { CardSize } from '../../cards/card-name.tsx';
import { CardPicture } from '../../cards/card-picture.tsx';
import { spotOf } from '../../workers/arena-places.ts';
import { CardButton } from '../table-card.tsx';
import { useArena } from '../table-context.tsx';

interface Props {
  readonly slot: SlotView;
  readonly size: CardSize;
  readonly isFirst: boolean;
  /** Chosen for this slot, before the squads are shown. */
  readonly chosen: string | undefined;
}

/** One slot: its character with Power Points and Hit Points, or the empty place. */
export function SlotCard({ slot, size, isFirst, chosen }: Props) {
  const { facts } = useArena();
  const top = slot.stack[0];
  const card = facts(top?.key ?? chosen);
  if (card === undefined) return <EmptySlot slot={slot} isFirst={isFirst} size={size} />;
  if (top === undefined) {
    return (
      <span className={`card card-${size} is-chosen`}>
        <span className="unseen">{card.name}</span>
        <CardPicture card={card} size={size} />
      </span>
    );
  }
  return <Character slot={slot} size={size} isFirst={isFirst} />;
}

function Character({ slot, size, isFirst }: Omit<Props, 'chosen'>) {
  const { snapshot, facts, t, nameOf } = useArena();
  const [{ card: id, key }] = slot.stack;
  const card = facts(key);
  if (card === undefined) return null;
  const open = snapshot.view.challenges.filter(({ resolved }) => !resolved);
  const states: string[] = [];
  if (slot.called) states.push('called');
  if (open.some(({ leader, partner }) => leader === slot.slot || partner === slot.slot)) states.push('attacking');
  if (open.some(({ against }) => against === slot.slot)) states.push('defending');
  const label = [
    t('arena-label', {
      name: nameOf(key),
      attack: slot.attack,
      defence: slot.defence,
      resistance: slot.resistance,
      hp: slot.stack.length,
      pp: slot.ready,
    }),
    ...(slot.engaged > 0 ? [t('arena-label-engaged', { count: slot.engaged })] : []),
    ...(slot.used === undefined
      ? []
      : [t('arena-label-used', { ability: t(`ability-${slot.used.replaceAll(' ', '')}`) })]),
    ...states.map((state) => t(`state-${state}`)),
  ].join(', ');
  return (
    <CardButton id={id} face={key} size={size} label={label} states={states} isFirst={isFirst}>
      <CardPicture
        card={card}
        size={size}
        live={{
          attack: slot.attack,
          defence: slot.defence,
          hitPoints: slot.stack.length,
          ready: slot.ready,
          engaged: slot.engaged,
          isUsed: slot.used !== undefined,
        }}
      />
    </CardButton>
  );
}

/** An empty place: clicked when something may be put there. Power Points stay in it. */
function EmptySlot({
  slot,
  size,
  isFirst,
}: {
  readonly slot: SlotView;
  readonly size: CardSize;
  readonly isFirst: boolean;
}) {
  const { t, intents, click } = useArena();
  const spot = spotOf(slot.slot);
  const isTarget = intents.targets.has(spot);
  const points = slot.ready + slot.engaged;
  const label = [
    t('arena-slot-empty', { name: slot.name }),
    ...(points > 0 ? [t('arena-points', { count: points })] : []),
  ];
  return (
    <button
      type="button"
      className={`card card-${size} slot-empty ${isTarget ? 'is-target' : ''}`}
      data-roving
      data-card={spot}
      tabIndex={isFirst ? 0 : -1}
      disabled={!isTarget}
      onClick={() => click(spot)}
    >
      <span className="unseen">{isTarget ? `${label.join(', ')}, ${t('state-target')}` : label.join(', ')}</span>
      <span className="slot-name" aria-hidden="true">
        {slot.name}
        {points > 0 && <small>{t('arena-points', { count: points })}</small>}
      </span>
    </button>
  );
}
