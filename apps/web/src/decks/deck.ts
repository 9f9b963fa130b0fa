import type { GameName } from '../cards/card-facts.ts';

export interface DeckLine {
  readonly id: string;
  readonly count: number;
}

/** What is in a deck. Mission Arena has neither a main character nor a side. */
export interface DeckCards {
  readonly game: GameName;
  /** Empty while none is chosen. */
  readonly main: string;
  readonly cards: readonly DeckLine[];
  readonly side: readonly DeckLine[];
}

/** A deck of the person's own. */
export interface OwnDeck extends DeckCards {
  readonly id: string;
  readonly title: string;
  /** The edition or level it is built for. */
  readonly profile: string;
  readonly notes: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

export type DeckPart = 'cards' | 'side';

export const countOf = (lines: readonly DeckLine[], id: string): number =>
  lines.find((line) => line.id === id)?.count ?? 0;

export const sizeOf = (lines: readonly DeckLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** The deck with so many copies of a card; none takes its line away. */
export function setCount<Deck extends DeckCards>(deck: Deck, part: DeckPart, id: string, count: number): Deck {
  const lines = deck[part];
  const isThere = lines.some((line) => line.id === id);
  const next = isThere
    ? lines.flatMap((line) => (line.id !== id ? [line] : count > 0 ? [{ id, count }] : []))
    : count > 0
      ? [...lines, { id, count }]
      : lines;
  return { ...deck, [part]: next };
}

const repeat = (lines: readonly DeckLine[]): string[] =>
  lines.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

/** What a table's seat takes: the main character first where there is one, copies repeated. */
export const seatOf = ({ main, cards, side }: DeckCards): { deck: string[]; side: string[] } => ({
  deck: [...(main === '' ? [] : [main]), ...repeat(cards)],
  side: repeat(side),
});
