import type { CharacterView, SeatView } from '@longbox/vs';
import { useVs } from '../table-context.tsx';
import { Zone } from '../zone.tsx';
import { CharacterCard } from './character-card.tsx';
import { Resources } from './resources.tsx';
import { VsPlate } from './vs-plate.tsx';

interface Props {
  readonly seat: SeatView;
  readonly isMine: boolean;
  /** A bar on top in place of plates at the sides. */
  readonly isSlim: boolean;
}

/** One player's side: rows in the middle, front rows towards the strip. */
export function VsSide({ seat, isMine, isSlim }: Props) {
  const { t, playerName, snapshot } = useVs();
  const { view } = snapshot;
  const label = isMine ? t('table-your-side') : t('table-side', { name: playerName(seat.seat) });
  const rows = isMine ? (['front', 'back'] as const) : (['back', 'front'] as const);
  const isActing = view.waiting?.seat === seat.seat;
  const classes = [
    'panel',
    'side',
    isMine ? 'side-mine' : 'side-theirs',
    isSlim ? 'side-slim' : '',
    isActing ? 'side-acting' : '',
    seat.out ? 'side-out' : '',
  ];
  return (
    <section className={classes.join(' ')} aria-label={label}>
      <div className="dots" />
      <VsPlate seat={seat} isMine={isMine} isSlim={isSlim} />
      <div className="rows">
        {rows.map((row) => (
          <Row key={row} row={row} cards={seat[row]} isMine={isMine} isSlim={isSlim} />
        ))}
      </div>
      <Resources seat={seat} isMine={isMine} />
    </section>
  );
}

function Row({
  row,
  cards,
  isMine,
  isSlim,
}: {
  readonly row: 'front' | 'back';
  readonly cards: readonly CharacterView[];
  readonly isMine: boolean;
  readonly isSlim: boolean;
}) {
  const { t } = useVs();
  return (
    <div className={`row row-${row} ${cards.length === 0 ? 'row-empty' : ''}`} data-drop={isMine ? row : undefined}>
      <span className="row-name" aria-hidden="true">
        {t(`zone-${row}-short`)}
      </span>
      <Zone
        label={cards.length === 0 ? `${t(`zone-${row}`)}, ${t('row-empty')}` : t(`zone-${row}`)}
        className="row-cards"
        count={cards.length}
      >
        {cards.map((card, i) => (
          <li key={card.id}>
            <CharacterCard card={card} size={isSlim ? 'tile' : 'board'} isFirst={i === 0} />
          </li>
        ))}
      </Zone>
    </div>
  );
}
