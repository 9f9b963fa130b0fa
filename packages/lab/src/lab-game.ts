import type { Choice, Game, TableSeat } from '@longbox/kernel';
import type { Tracker } from './tracker.ts';

/** Decides for one seat of one game. */
export interface Brain<S = unknown> {
  /** Asked whenever its seat must decide. */
  choose(state: S): Choice;
}

/** What the lab must know of a game: its rules, and how to watch it. */
export interface LabGame<S = unknown, Event = unknown, View = unknown> {
  readonly game: Game<S, Event, View>;
  readonly tracker: Tracker<S, Event, View>;
}

export interface LabDeck {
  /** Names it in plans and reports, and is part of the seeds: the same two names play the same games everywhere. */
  readonly name: string;
  readonly title: string;
  readonly seat: TableSeat;
}
