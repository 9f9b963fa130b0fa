import { NONE, type Table, TableError, type TableProblem } from '@longbox/kernel';
import type { Card } from '../language/card.ts';
import { type Book, compileBook } from './book.ts';
import { checkCard } from './deck.ts';

/** The cards a game is played with, and what the rules read of them. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, Card>;
  /** The printing a deck entry stands for. */
  readonly prints: ReadonlyMap<string, number>;
  readonly book: Book;
}

export function makeCatalogue(cards: readonly Card[]): Catalogue {
  const byKey = new Map<string, Card>();
  for (const card of cards) {
    const wrong = checkCard(card);
    if (byKey.has(card.key)) wrong.push('another card has the same key');
    if (wrong.length > 0) throw new Error(`card ${card.key}: ${wrong.join('; ')}`);
    byKey.set(card.key, card);
  }
  return { cards: byKey, prints: new Map(cards.map((card, i) => [card.key, i])), book: compileBook(cards) };
}

/** A card that a scene has invented stands in a table as its own data. */
export const makeInvented = (card: Card): string => JSON.stringify(card);
export const isInvented = (key: string): boolean => key.startsWith('{');
// A codec: what comes out is checked by `makeCatalogue` before anything trusts it.
const parseInvented = (text: string): Card => JSON.parse(text) as Card;

const byKey = new WeakMap<Book, ReadonlyMap<string, number>>();

/** The printing that an entry of a deck list stands for, or NONE. */
export function printOf(book: Book, entry: string): number {
  let prints = byKey.get(book);
  if (prints === undefined) {
    prints = new Map(book.cards.map((card, i) => [card.key, i]));
    byKey.set(book, prints);
  }
  return prints.get(isInvented(entry) ? parseInvented(entry).key : entry) ?? NONE;
}

/** The catalogue with the cards this table has invented; the same object where there are none. */
export function catalogueOf(catalogue: Catalogue, table: Table): Catalogue {
  const invented = new Set<string>();
  const problems: TableProblem[] = [];
  table.seats.forEach(({ deck }, seat) => {
    const unknown = new Set<string>();
    for (const key of deck) {
      if (isInvented(key)) invented.add(key);
      else if (!catalogue.cards.has(key)) unknown.add(key);
    }
    if (unknown.size === 0) return;
    const text = `there is no card with the key ${[...unknown].join(', ')}`;
    problems.push({ code: 'unknownCard', rules: ['MA-DECK-06'], seat, cards: [...unknown], text });
  });
  if (problems.length > 0) throw new TableError(problems);
  if (invented.size === 0) return catalogue;
  const entries = [...invented].map((text) => [text, parseInvented(text)] as const);
  const extended = makeCatalogue([...catalogue.cards.values(), ...entries.map(([, card]) => card)]);
  const prints = new Map(extended.prints);
  for (const [text, card] of entries) prints.set(text, extended.prints.get(card.key) ?? 0);
  return { ...extended, prints };
}
