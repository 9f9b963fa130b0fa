import type { CardId, Seat } from './ids.ts';

/**
 * What a game knows of good play, so that players need to know no game. Everything here may read only what the seat it is
 * asked for can see: swapping cards hidden from that seat must change no answer.
 */
export interface Insight<S> {
  /** What is measured of a seat, by name; the name is a message key as well. */
  readonly features: readonly string[];
  /** What one point of each feature adds to the seat's strength, in thousandths of a logit; tuned by self-play. */
  readonly weights: readonly number[];
  /** Writes the features of `seat` into `out` as `viewer` sees them: whole numbers, more of a good thing is more. */
  measure(state: S, seat: Seat, viewer: Seat, out: Int32Array): void;
  /** Seats with the same number win and lose together. */
  side(state: S, seat: Seat): number;

  /** The principles of `judge` by name: "takes a stun", "keeps the blocker". */
  readonly principles: readonly string[];
  /** Principles that speak against an option so clearly that no player takes it while there is another. */
  readonly foolish?: readonly string[];
  /**
   * Judges what the deciding seat may choose: a score for each of the `count` choices, higher is better, and the principle
   * that spoke loudest. Arithmetic on what is in sight, no simulation; quick enough to steer rollouts.
   */
  judge(state: S, choices: Int32Array, count: number, scores: Int32Array, because: Int32Array): void;
  /** Decks a stranger might hold, by name, whole lists of card keys: what to suppose where a list is not public. */
  readonly archetypes: readonly { readonly name: string; readonly cards: readonly string[] }[];

  /**
   * What a card is, as a number that means the same in every imagined world, while the id of a card nobody saw means
   * another card in each. Without it a search cannot tell that two worlds offer the same choice.
   */
  face?(state: S, card: CardId): number;
  /** Whether `viewer` knows which card this is. */
  knows?(state: S, card: CardId, viewer: Seat): boolean;
  /** How many play; 2 where it is not said. */
  seats?(state: S): number;
  /** Counts turns: simulations are cut where it goes up, so that all are judged at like moments. Never goes down. */
  turn?(state: S): number;
  /** Keys of the cards of `owner`'s deck that `viewer` has seen, each copy once: what narrows down the archetype. */
  seen?(state: S, owner: Seat, viewer: Seat): readonly string[];
}
