import type { Deck } from '@longbox/vs/language';

/** A list that somebody played or published, and what is known of how it did. */
export interface PlayedDeck extends Deck {
  /** Where it was played, or where it was published. */
  readonly event: string;
  /** The place it took, if it was played in a tournament. */
  readonly place?: number;
}
