import type { Seat } from '@longbox/kernel';
import type { LuckMark } from './luck-meter.ts';
import type { Sight } from './sight.ts';
import type { Weighing } from './weigh.ts';

/** The chances to win when a turn begins: the mean of what each seat could know. */
export interface TurnMark {
  readonly seq: number;
  readonly turn: number;
  readonly chances: readonly number[];
}

/** Somebody gave up: the chances of all seats before and after, as that seat saw it. */
export interface GivenUp {
  readonly seq: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** What a review has found so far. Plain JSON: kept, it can be gone on with. */
export interface ReviewRecord {
  readonly version: 3;
  readonly seed: string;
  readonly sight: Sight;
  /** Choices of the log that have been looked at. */
  readonly looked: number;
  readonly weighings: readonly Weighing[];
  /** Decisions that have had their study. */
  readonly studied: readonly number[];
  readonly turns: readonly TurnMark[];
  readonly givenUp: readonly GivenUp[];
  /** Moments at which cards or coins might have come otherwise. */
  readonly draws: readonly LuckMark[];
  /** The chances of all seats with these decks, whatever is dealt; once the beginning has been looked at. */
  readonly matchup?: readonly number[];
  /** Of the win by seat, once the end has been looked at; `undefined` where the game was not over. */
  readonly result?: readonly number[];
}

export const blankRecord = (seed: string, sight: Sight): ReviewRecord => ({
  version: 3,
  seed,
  sight,
  looked: 0,
  weighings: [],
  studied: [],
  turns: [],
  givenUp: [],
  draws: [],
});
