import type { Seat } from '@longbox/kernel';
import type { Accuracy, Balance, DecisionClass, Moment, ReviewProgress, Sight } from '@longbox/players';
import type { Language } from '../state/settings.ts';
import type { TablePlan } from '../workers/game-api.ts';

/** One thing that makes the difference, in words. */
export interface WhyRow {
  readonly title: string;
  readonly text: string;
  /** Points of chance for the better option, from 0 to 1. */
  readonly worth: number;
}

/** From which card to which an option goes, for arrows on the board. */
export interface OptionMarks {
  readonly card: number | undefined;
  readonly target: number | undefined;
}

export interface DecisionSheet {
  readonly seq: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly class: DecisionClass;
  readonly chosen: string;
  /** The chance to win after what was chosen, and with the best option. */
  readonly chance: number;
  readonly could: number;
  readonly loss: number;
  readonly error: number;
  readonly tries: number;
  readonly better: string | undefined;
  readonly why: readonly WhyRow[];
  /** What is expected to follow each of the two. */
  readonly expected: { readonly chosen: readonly string[]; readonly best: readonly string[] };
  readonly marks: { readonly chosen: OptionMarks; readonly best: OptionMarks };
  /** The card it is about, where it is about one. */
  readonly face: string | undefined;
}

export interface MomentSheet extends Moment {
  /** Of a choice: what was chosen, and what would have been better. */
  readonly decision: DecisionSheet | undefined;
}

export interface SeatSheet {
  readonly seat: Seat;
  /** The chance that a coin would give. */
  readonly even: number;
  readonly accuracy: Accuracy | undefined;
  readonly counts: Readonly<Record<DecisionClass, number>>;
  readonly balance: Balance | undefined;
  readonly curve: readonly { readonly turn: number; readonly seq: number; readonly chance: number }[];
  readonly moments: readonly MomentSheet[];
  readonly decisions: readonly DecisionSheet[];
}

/** What a review says so far. */
export interface ReviewSheet {
  readonly seats: readonly SeatSheet[];
  readonly progress: ReviewProgress;
}

/** A game that is being reviewed. */
export interface ReviewedGame {
  readonly plan: TablePlan;
  /** The game as a code for links. */
  readonly code: string;
  readonly length: number;
  readonly sight: Sight;
}

/** In a worker of its own, so that the page and the table answer meanwhile. */
export interface ReviewApi {
  /** Begins with a game, or goes on with it where it was left: a replay code, or the text of a saved file. */
  beginReview(source: string, sight: Sight): Promise<ReviewedGame>;
  /** Works for about so many milliseconds. */
  workOnReview(milliseconds: number): Promise<ReviewProgress>;
  reviewSheet(language: Language): Promise<ReviewSheet>;
}
