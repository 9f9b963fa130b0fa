import type { TableSeat } from '@longbox/kernel';

export interface DeckLine {
  readonly id: string;
  readonly count: number;
}

/** A deck in the form every app uses. A game without leaders has neither `main` nor `side`. */
export interface DeckList {
  /** Empty where there is none. */
  readonly main: string;
  readonly cards: readonly DeckLine[];
  readonly side: readonly DeckLine[];
}

/** A deck that comes with the program. */
export interface Starter extends DeckList {
  /** What a table takes. */
  readonly seat: TableSeat;
  readonly key: string;
  readonly title: string;
  /** The set its cards are from. */
  readonly set: string;
  /** The card whose picture stands for it. */
  readonly face: string;
  /** Meant for a first game. */
  readonly isFirst: boolean;
  /** Where somebody played it, and the place it took there. */
  readonly played?: { readonly event: string; readonly place?: number };
}

export interface ReadDeck {
  /** `undefined` if the text has none. */
  readonly title: string | undefined;
  readonly list: DeckList;
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

/** One rule a deck breaks. */
export interface DeckFault {
  readonly code: string;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
  /** The sentence in English. */
  readonly text: string;
  /** Numbers and keys of the sentence, for other languages. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What one game knows of decks. Compiles the cards, not the rules. */
export interface GameDecks {
  /** In the order of the sets, which seeds of simulations depend on. */
  readonly starters: readonly Starter[];
  /** The same for people: those for a first game before the others. */
  readonly shelf: readonly Starter[];
  /** Lists that people played: found by name, and left out where all decks are meant. */
  readonly played: readonly Starter[];
  nameOf(card: string): string;
  read(text: string): ReadDeck;
  write(title: string, list: DeckList): string;
  seatOf(list: DeckList): TableSeat;
  listOf(seat: TableSeat): DeckList;
  /** Nothing, if there is no such profile. */
  check(seat: TableSeat, profile: string): readonly DeckFault[];
}

export const repeat = (lines: readonly DeckLine[]): string[] =>
  lines.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

/** Each card once, in the order in which it first appears. */
export function merge(lines: readonly DeckLine[]): readonly DeckLine[] {
  const counts = new Map<string, number>();
  for (const { id, count } of lines) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([id, count]) => ({ id, count }));
}

export const gather = (ids: readonly string[]): readonly DeckLine[] => merge(ids.map((id) => ({ id, count: 1 })));

/** The deck of a seat plan or a command: by its key, or an error that names it. */
export function starterNamed({ starters, played }: Pick<GameDecks, 'starters' | 'played'>, key: string): Starter {
  const found = [...starters, ...played].find((deck) => deck.key === key);
  if (found === undefined) throw new Error(`there is no deck ${key}`);
  return found;
}
