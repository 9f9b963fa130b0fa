/** A place at the table, counted from 0 in turn order. */
export type Seat = number;
/** A card's row in the columns of the state. It is as secret as the card's face. */
export type CardId = number;
/** One option of the open decision, packed into an integer; see `choice.ts`. */
export type Choice = number;
export type Viewer = Seat | 'watcher';

/** "Nothing" in an integer column. */
export const NONE = -1;
