import type { Seat } from '@longbox/kernel';

/** What is noted of a game while it is played; seats are those of the table. */
export interface Track {
  first: Seat;
  turns: number;
  readonly seats: readonly SeatTrack[];
}

export interface SeatTrack {
  readonly levels: { level: number; turn: number }[];
  readonly drawn: Set<string>;
  readonly played: Set<string>;
  held: ReadonlySet<string>;
}

/** How a game is watched: what its events say of cards, turns and levels. */
export interface Tracker<S = unknown, Event = unknown, View = unknown> {
  /** Keys of the cards in a seat's hand, from its own view. */
  hand(view: View, seat: Seat): readonly string[];
  hear(track: Track, event: Event, state: S): void;
}

export const startTrack = (seats: number): Track => ({
  first: 0,
  turns: 0,
  seats: Array.from({ length: seats }, () => ({ levels: [], drawn: new Set(), played: new Set(), held: new Set() })),
});

/** The first turn belongs to the first player. */
export function noteTurn(track: Track, seat: Seat, turn: number): void {
  if (track.turns === 0) track.first = seat;
  track.turns = turn;
}
