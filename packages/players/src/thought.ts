import type { Choice, Option, Seat } from '@longbox/kernel';

/** One option as the player weighed it. */
export interface Weighed {
  readonly choice: Choice;
  readonly option: Option;
  /** Estimated chance that the player's side wins, from 0 to 1; `undefined` where nothing was simulated. */
  readonly chance: number | undefined;
  /** How often it was tried in imagined worlds. */
  readonly visits: number;
  /** The principle that spoke loudest for or against it; a name of the game's insight. */
  readonly principle?: string | undefined;
}

/** One step of what the player expects to happen. */
export interface Foreseen {
  readonly seat: Seat;
  /** `undefined` where naming it would tell a card that others cannot see. */
  readonly option: Option | undefined;
  readonly visits: number;
}

/** A decision and what stands behind it. */
export interface Thought {
  readonly choice: Choice;
  /** Best first. */
  readonly options: readonly Weighed[];
  /** The line of play that was searched most, the choice itself first. */
  readonly line: readonly Foreseen[];
  readonly iterations: number;
  /** The intended way of thinking broke or had no time at all, and a simpler one answered. */
  readonly fellBack: boolean;
  /** A small exact search found that it wins before the turn ends, in every imagined world. */
  readonly wins?: true;
  /** Longer than the hard deadline. */
  readonly overran: boolean;
  /** What went wrong when it fell back. */
  readonly error?: string;
}
