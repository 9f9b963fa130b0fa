import { GAME_FACTS } from '@longbox/games';
import { CardTag } from '../cards/card-parts.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { coloursOf } from '../draw/team-colours.ts';
import { useText } from '../i18n/language.tsx';
import { useCards } from '../library/library-client.ts';
import { type DeckCards, type DeckPart, setCount } from './deck.ts';
import { type DeckRow, groupLines } from './deck-groups.ts';
import { Stepper } from './stepper.tsx';

interface Props {
  readonly deck: DeckCards;
  /** Ids of cards that break a rule. */
  readonly wrong: ReadonlySet<string>;
  readonly onOpen: (key: string) => void;
  /** Absent for decks that are only looked at. */
  readonly onChange: ((deck: DeckCards) => void) | undefined;
}

/** The deck by kinds, each card with its count. */
export function DeckList({ deck, wrong, onOpen, onChange }: Props) {
  const t = useText();
  const { byKey } = useCards();
  return (
    <div className="deck-list-in">
      {GAME_FACTS[deck.game].hasLeader && <Leader deck={deck} onOpen={onOpen} onChange={onChange} />}
      {deck.cards.length === 0 && <p className="deck-empty">{t('deck-empty')}</p>}
      {(['cards', 'side'] as const).map((part) =>
        groupLines(deck[part], byKey).map(({ kind, count, rows }) => (
          <section key={`${part} ${kind}`}>
            <h3 className="deck-kind">
              {part === 'side' ? `${t('deck-side')} · ` : ''}
              {t(`kinds-${kind}`)} <span>{count}</span>
            </h3>
            <ul>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  isWrong={wrong.has(row.id)}
                  onOpen={onOpen}
                  onCount={onChange && ((next) => onChange(setCount(deck, part satisfies DeckPart, row.id, next)))}
                />
              ))}
            </ul>
          </section>
        )),
      )}
    </div>
  );
}

interface RowProps {
  readonly row: DeckRow;
  readonly isWrong: boolean;
  readonly onOpen: (key: string) => void;
  readonly onCount: ((count: number) => void) | undefined;
}

function Row({ row: { id, count, card }, isWrong, onOpen, onCount }: RowProps) {
  const t = useText();
  const name = card?.name ?? id;
  const { band } = coloursOf(card?.teamKeys[0]);
  return (
    <li className={isWrong ? 'deck-row deck-row-wrong' : 'deck-row'} data-card={id}>
      <button type="button" className="deck-row-name" disabled={card === undefined} onClick={() => onOpen(id)}>
        <span className="deck-row-tag" style={{ background: band }} aria-hidden="true">
          {card === undefined ? '?' : <CardTag card={card} />}
        </span>
        <span className="deck-row-words">{name}</span>
        {isWrong && <span className="unseen">{t('deck-breaks')}</span>}
      </button>
      {onCount === undefined ? (
        <b className="deck-row-count">×{count}</b>
      ) : (
        <Stepper name={name} count={count} onChange={onCount} />
      )}
    </li>
  );
}

function Leader({ deck, onOpen, onChange }: Omit<Props, 'wrong'>) {
  const t = useText();
  const { byKey } = useCards();
  const card = byKey.get(deck.main);
  if (card === undefined) return <p className="deck-leader-none">{t('deck-no-leader')}</p>;
  return (
    <div className="deck-leader">
      <button type="button" className="card card-board" onClick={() => onOpen(card.key)}>
        <span className="unseen">{t('deck-led-by', { name: card.name })}</span>
        <CardPicture card={card} size="board" />
      </button>
      <div>
        <p className="label">{t('deck-leader')}</p>
        <p className="deck-leader-name">{card.name}</p>
        {onChange !== undefined && (
          <button type="button" className="chip" onClick={() => onChange({ ...deck, main: '' })}>
            {t('deck-leader-away')}
          </button>
        )}
      </div>
    </div>
  );
}
