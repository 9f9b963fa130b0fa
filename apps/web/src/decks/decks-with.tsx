import { Link } from 'wouter';
import type { CardFacts } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { useStarters } from '../library/library-client.ts';
import { countOf, type DeckCards } from './deck.ts';
import { useOwnDecks } from './deck-store.ts';
import { starterTitle } from './starter-title.ts';

const copiesIn = (deck: DeckCards, key: string): number =>
  Number(deck.main === key) + countOf(deck.cards, key) + countOf(deck.side, key);

/** Decks that use a card, one's own first. */
export function DecksWith({ card }: { readonly card: CardFacts }) {
  const t = useText();
  const starters = useStarters();
  const own = useOwnDecks(card.game);
  const rows = [
    ...own.map((deck) => ({ key: deck.id, title: deck.title === '' ? t('deck-untitled') : deck.title, deck })),
    ...starters.map((deck) => ({ key: deck.key, title: starterTitle(deck.title, t), deck })),
  ].flatMap(({ key, title, deck }) => {
    const count = copiesIn(deck, card.key);
    return count === 0 ? [] : [{ key, title, count }];
  });
  if (rows.length === 0) return null;
  return (
    <section className="card-part">
      <h2 className="heading">{t('card-decks')}</h2>
      <ul className="deck-links">
        {rows.map(({ key, title, count }) => (
          <li key={key}>
            <Link href={`/decks/${key}`}>
              {title} <b>×{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
