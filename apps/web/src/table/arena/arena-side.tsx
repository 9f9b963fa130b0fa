import type { SeatView, SlotView } from '@longbox/arena';
import { Sym } from '../../draw/symbol.tsx';
import { Count, Pile } from '../piles.tsx';
import { useArena } from '../table-context.tsx';
import { Zone } from '../zone.tsx';
import { Missions } from './missions.tsx';
import { SlotCard } from './slot-card.tsx';

const ACTIVE = 3;

interface Props {
  readonly seat: number;
  readonly isMine: boolean;
  /** A bar on top in place of plates at the sides. */
  readonly isSlim: boolean;
}

/** One player's side: score and piles, Active Squad, Reserve Squad, Missions. */
export function ArenaSide({ seat, isMine, isSlim }: Props) {
  const { snapshot, t, playerName } = useArena();
  const view = snapshot.view.seats[seat];
  const label = isMine ? t('table-your-side') : t('table-side', { name: playerName(seat) });
  const isActing = snapshot.deciding === seat;
  const classes = [
    'panel side arena-side',
    isMine ? 'side-mine' : 'side-theirs',
    isSlim ? 'side-slim' : '',
    isActing ? 'side-acting' : '',
  ];
  return (
    <section className={classes.join(' ')} aria-label={label}>
      <div className="dots" />
      <ArenaPlate seat={seat} view={view} isMine={isMine} isSlim={isSlim} />
      <Squad name="active" slots={view.slots.slice(0, ACTIVE)} view={view} from={0} isSlim={isSlim} />
      <Squad name="reserve" slots={view.slots.slice(ACTIVE)} view={view} from={ACTIVE} isSlim={isSlim} />
      <Missions view={view} seat={seat} />
    </section>
  );
}

function ArenaPlate({ seat, view, isMine, isSlim }: Props & { readonly view: SeatView }) {
  const { t, playerName, facts } = useArena();
  const teams = new Set(view.slots.flatMap(({ stack }) => facts(stack[0]?.key)?.teams ?? []));
  return (
    <div className="plate">
      <h2 className="plate-name">{playerName(seat)}</h2>
      {!isSlim && <p className="plate-team">{[...teams].slice(0, 2).join(', ')}</p>}
      <p className="score" data-score={seat}>
        <Sym name="mp" />
        <b key={view.points}>{view.points}</b>
        <small>{t('arena-mp')}</small>
      </p>
      {isMine && !isSlim && <p className="plate-goal">{t('goal-arena')}</p>}
      <ul className="piles">
        {(!isMine || view.hand === undefined) && <Count name={t('zone-hand-count')} count={view.handCount} />}
        <Count name={t('zone-deck')} count={view.deckCount} />
        <Pile name={t('zone-discard')} cards={view.discard.map(({ key }) => key)} />
      </ul>
    </div>
  );
}

interface SquadProps {
  readonly name: 'active' | 'reserve';
  readonly slots: readonly SlotView[];
  readonly view: SeatView;
  readonly from: number;
  readonly isSlim: boolean;
}

function Squad({ name, slots, view, from, isSlim }: SquadProps) {
  const { t, intents, selected, faceOf } = useArena();
  // What is picked for the squad stands in its place before it is handed in.
  const picked = view.chosen !== undefined && intents.set?.verb === 'deploy' ? selected.map(faceOf) : [];
  return (
    <div className={`row squad squad-${name}`}>
      <span className="row-name" aria-hidden="true">
        {t(`zone-${name}-short`)}
      </span>
      <Zone label={t(`zone-${name}`)} className="row-cards" count={slots.length}>
        {slots.map((slot, i) => (
          <li key={slot.slot}>
            <SlotCard
              slot={slot}
              size={isSlim ? 'tile' : 'board'}
              isFirst={i === 0}
              chosen={view.chosen?.[from + i]?.key ?? picked[from + i - (view.chosen?.length ?? 0)]}
            />
          </li>
        ))}
      </Zone>
    </div>
  );
}
