import type { CardId, Choice, Seat } from './ids.ts';

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
  /** What a learned value sees of a position. */
  readonly portrait?: Portrait<S>;
  /** The weights of that value; without them positions are judged by features alone. */
  readonly learned?: LearnedWeights;
  /** The weights of a learned order of options; without them options are ordered by principles alone. */
  readonly policy?: PolicyWeights;
}

/**
 * A position as marks: numbers that stand for a card where it lies, or for something that is so. What a mark says is spelled
 * out in words about what cards are, never which, so that weights learned for words serve cards that came later.
 */
export interface Portrait<S> {
  /** Writes the marks of `seat` as `viewer` sees it and returns how many; a mark may come more than once. */
  draw(state: S, seat: Seat, viewer: Seat, out: Int32Array): number;
  /** More marks than a seat ever has; what `out` must have room for. */
  readonly most: number;
  /** Marks are from 0 to below this. */
  readonly marks: number;
  /** What a mark says: "hand/does:draw", "front/atk=5". The same words with any set of cards. */
  words(mark: number): readonly string[];
  /** What an option of the open decision does, with what, and to what, as marks of their own. */
  readonly options?: OptionPortrait<S>;
}

/** Options as marks; what `Portrait` is for positions. */
export interface OptionPortrait<S> {
  /** Writes the marks of a choice as the deciding seat sees it and returns how many; at most `most`. */
  draw(state: S, choice: Choice, out: Int32Array): number;
  readonly most: number;
  readonly marks: number;
  words(mark: number): readonly string[];
}

/** A small network that orders options, as data in whole numbers. See docs/players.md. */
export interface PolicyWeights {
  /** Places of its layer. */
  readonly width: number;
  /** Words of the deciding seat and of the other; for each `width` numbers of 8 bits, in base64. */
  readonly words: readonly string[];
  readonly own: string;
  readonly other: string;
  /** Words of options, with `width` numbers each, and one more that is added to the answer. */
  readonly optionWords: readonly string[];
  readonly option: string;
  readonly direct: readonly number[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
}

/** A small network as data: whole numbers only, so that it answers alike everywhere. See docs/players.md. */
export interface LearnedWeights {
  /** Places in the sum of a seat, and in the layer above. */
  readonly width: number;
  readonly hidden: number;
  /** The words it knows; `feature=value` for what is measured. Others count nothing. */
  readonly words: readonly string[];
  /** For each word `width` numbers of 8 bits, in base64. */
  readonly sums: string;
  readonly sumBias: readonly number[];
  /** For each place of the layer above one number of 8 bits for every place of both sums, in base64. */
  readonly layer: string;
  readonly layerBias: readonly number[];
  readonly out: readonly number[];
  /** Thousandths of a logit for one point of each feature of this name. */
  readonly features: Readonly<Record<string, number>>;
}
