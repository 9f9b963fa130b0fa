import type { Log } from '@longbox/kernel';
import type { TablePlan } from './game-api.ts';

/** Where the game on the table is kept between visits. */
export const SAVED_GAME = 'longbox.game';

export interface SavedGame {
  readonly version: 1;
  readonly plan: TablePlan;
  readonly log: Log;
  /** Missing in games that were kept before it was written down. */
  readonly isOver?: boolean;
}

/** Whether what is kept is a game somebody can go on with. */
export const isWaiting = (saved: unknown): boolean =>
  typeof saved === 'object' && saved !== null && !('isOver' in saved && saved.isOver === true);
