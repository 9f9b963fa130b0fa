import { Link } from 'wouter';
import type { CardFacts } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { countOf, type OwnDeck, setCount } from './deck.ts';
import { changeDeck, useOwnDecks } from './deck-store.ts';
import { Stepper } from './stepper.tsx';
import '../styles/stepper.css';

/** A main character leads a deck; every other card is counted. */
export const isLeader = ({ kind }: CardFacts): boolean => kind === 'main';

/** This card in each of the person's decks of its game. */
export function AddToDeck({ card }: { readonly card: CardFacts }) {
  const t = useText();
  const decks = useOwnDecks(card.game);
  return (
    <section className="panel add-to-deck">
      <h2 className="label">{t('card-my-decks')}</h2>
      {decks.map((deck) => (
        <div key={deck.id} className="add-row">
          <Link href={`/decks/${deck.id}`}>{deck.title === '' ? t('deck-untitled') : deck.title}</Link>
          {isLeader(card) ? <Lead deck={deck} card={card} /> : <Count deck={deck} card={card} />}
        </div>
      ))}
      <Link href={`/decks?new=${card.game}&card=${card.key}`} className="btn">
        {t('card-new-deck')}
      </Link>
    </section>
  );
}

interface Props {
  readonly deck: OwnDeck;
  readonly card: CardFacts;
}

function Count({ deck, card }: Props) {
  const name = card.name;
  return (
    <Stepper
      name={name}
      count={countOf(deck.cards, card.key)}
      onChange={(count) => changeDeck(deck, setCount(deck, 'cards', card.key, count))}
    />
  );
}

function Lead({ deck, card }: Props) {
  const t = useText();
  const isLeading = deck.main === card.key;
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isLeading}
      onClick={() => changeDeck(deck, { main: isLeading ? '' : card.key })}
    >
      {t('deck-lead')}
    </button>
  );
}
