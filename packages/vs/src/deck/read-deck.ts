import type { TableSeat } from '@longbox/kernel';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { companionOf } from '../catalogue/companions.ts';
import { type Face, KIND } from '../catalogue/face.ts';
import type { Deck, DeckLine } from '../language/index.ts';

/** What a deck is, without its title. */
export type DeckList = Pick<Deck, 'main' | 'cards' | 'side'>;

/** So many of one card. */
export interface Copies {
  readonly face: Face;
  readonly count: number;
}

/** A deck with its cards looked up; each card once in a part. */
export interface ReadDeck {
  readonly main: Face | undefined;
  /** The main character that starts beside it (VS-MEC-MULTIMAIN-02). */
  readonly companion: Face | undefined;
  /** The list names a main character, known or not. */
  readonly namesMain: boolean;
  readonly cards: readonly Copies[];
  readonly side: readonly Copies[];
  /** Ids that no card has. */
  readonly unknown: readonly string[];
}

export function readDeck(catalogue: Catalogue, deck: DeckList): ReadDeck {
  const unknown = [deck.main, ...deck.cards.map(({ id }) => id), ...deck.side.map(({ id }) => id)].filter(
    (id) => id !== '' && catalogue.faceOf(id) === undefined,
  );
  const main = catalogue.faceOf(deck.main);
  return {
    main,
    companion: main === undefined ? undefined : companionOf(catalogue, main),
    namesMain: deck.main !== '',
    cards: lookUp(catalogue, deck.cards),
    side: lookUp(catalogue, deck.side),
    unknown: [...new Set(unknown)],
  };
}

function lookUp(catalogue: Catalogue, lines: readonly DeckLine[]): Copies[] {
  const counts = new Map<Face, number>();
  for (const { count, id } of lines) {
    const face = catalogue.faceOf(id);
    if (face !== undefined) counts.set(face, (counts.get(face) ?? 0) + count);
  }
  return [...counts].map(([face, count]) => ({ face, count }));
}

export const is = (face: Face, kind: number): boolean => (face.kind & kind) !== 0;
export const isMainFace = (face: Face): boolean => is(face, KIND.main);
export const facesOf = (copies: readonly Copies[]): Face[] => copies.map(({ face }) => face);
export const sumOf = (copies: readonly { readonly count: number }[]): number =>
  copies.reduce((sum, { count }) => sum + count, 0);

/** Name of the side pile the card starts in. */
export const pileOf = ({ card }: Face): string | undefined => card.pile;

const repeat = (lines: readonly DeckLine[]): string[] =>
  lines.flatMap(({ count, id }) => Array.from({ length: count }, () => id));

/** What a table's seat takes: the main character first, then the cards, repeated for copies. */
export function makeSeat(deck: DeckList, name?: string): TableSeat {
  return { ...(name !== undefined && { name }), deck: [deck.main, ...repeat(deck.cards)], side: repeat(deck.side) };
}

/** Must agree with `makeSeat`. */
export function deckOfSeat({ deck, side = [] }: TableSeat): DeckList {
  const [main = '', ...cards] = deck;
  return { main, cards: gather(cards), side: gather(side) };
}

function gather(ids: readonly string[]): DeckLine[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ count, id }));
}
