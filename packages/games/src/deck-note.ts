/** How a deck wants to win, as far as its list says. */
export const STYLES = [
  'swarm',
  'giants',
  'tricks',
  'reach',
  'gear',
  'curve',
  'force',
  'wall',
  'missions',
  'mixed',
] as const;
export type DeckStyle = (typeof STYLES)[number];

/** From the list alone. `tools/deck-notes.ts` works it out, because no page loads every card for it. */
export interface DeckFacts {
  readonly style: DeckStyle;
  /** 1 is easy, 3 is hard: how much there is to decide on. */
  readonly hard: 1 | 2 | 3;
  /** The cards it is built around, the first before the others. */
  readonly stars: readonly { readonly key: string; readonly name: string }[];
  /** Characters that cost two or less, of all characters, in percent; 0 in a game without costs. */
  readonly cheap: number;
  /** Characters that reach over a row, in percent. */
  readonly reach: number;
  /** Cards that act by surprise: plot twists, or abilities that defend. */
  readonly tricks: number;
  /** What the super powers of its leader cost. */
  readonly symbols: readonly string[];
}

/** Games that computers played with it. */
export interface DeckRecord {
  /** Of the list that was measured. A list that has changed since has no record. */
  readonly list: string;
  readonly games: number;
  /** Twice the wins and once the draws. */
  readonly points: number;
}

/** How the records were measured. */
export interface RecordTerms {
  readonly pilot: string;
  readonly profile: string;
  readonly seed: string;
  /** Decks that all others met, a number of times each. */
  readonly against: readonly string[];
  readonly gamesEach: number;
}

export interface GameNotes {
  readonly terms: RecordTerms;
  readonly facts: Readonly<Record<string, DeckFacts>>;
  readonly records: Readonly<Record<string, DeckRecord>>;
}
