import type { LyingCard, SeatView } from '@longbox/vs';
import { symbolFor } from '../../cards/card-parts.tsx';
import { Coin, Sym } from '../../draw/symbol.tsx';
import { useTable } from '../../state/table-store.ts';
import { useVs } from '../table-context.tsx';
import { Zone } from '../zone.tsx';

/** The resource row: locations show what they yield, everything else its back. */
export function Resources({ seat, isMine }: { readonly seat: SeatView; readonly isMine: boolean }) {
  const { t, snapshot } = useVs();
  const isRecruiting = snapshot.view.step === 'recruit' && snapshot.active === seat.seat;
  return (
    <div className="resources" data-drop={isMine ? 'resources' : undefined}>
      <h3 className="label resources-title">
        {t('zone-resources')} <b>{seat.resources.length}</b>
        {(seat.points > 0 || isRecruiting) && (
          <b className="recruit-points">{t('recruit-points', { count: seat.points })}</b>
        )}
      </h3>
      <Zone
        label={`${t('zone-resources')}, ${seat.resources.length}`}
        className="resource-list"
        count={seat.resources.length}
      >
        {seat.resources.map((card, i) => (
          <li key={card.id}>
            <Resource card={card} isMine={isMine} isFirst={i === 0} />
          </li>
        ))}
      </Zone>
    </div>
  );
}

function Resource({
  card,
  isMine,
  isFirst,
}: {
  readonly card: LyingCard;
  readonly isMine: boolean;
  readonly isFirst: boolean;
}) {
  const { facts, intents, t, click } = useVs();
  const show = useTable((s) => s.show);
  const face = facts(card.face);
  const isLegal = intents.byCard.has(card.id) || intents.targets.has(card.id);
  const isOpen = !card.faceDown && face !== undefined;
  const said = face === undefined ? t('label-unknown') : card.faceDown ? `${face.name}, ${t('face-down')}` : face.name;
  const name = card.exhausted ? `${said}, ${t('state-exhausted')}` : said;
  const look = () => {
    if (card.face !== undefined) show({ face: card.face, id: card.id });
  };
  const symbol =
    face === undefined || face.symbols.length === 0
      ? undefined
      : face.symbols.length === 1
        ? symbolFor(face.symbols[0])
        : 'res';
  return (
    <button
      type="button"
      className={`resource ${isOpen ? 'resource-open' : ''} ${isLegal ? 'is-legal' : ''} ${card.exhausted ? 'is-exhausted' : ''}`}
      aria-label={isLegal ? `${name}, ${t('state-legal')}` : name}
      data-roving
      data-card={card.id}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => click(card.id)}
      onFocus={look}
      onPointerEnter={look}
    >
      {isOpen && symbol !== undefined && <Coin name={symbol} />}
      {isOpen && <span className="resource-name">{face.name}</span>}
      {!isOpen && isMine && face !== undefined && (
        <span className="resource-known">
          <Sym name="hidden" />
        </span>
      )}
    </button>
  );
}
