import { createMatchStore, type MatchStore } from './match-store.ts';
import { createPlayerStore, type PlayerStore } from './player-store.ts';
import { createRatingStore, type RatingStore } from './rating-store.ts';
import { createRoomStore, type RoomStore } from './room-store.ts';
import type { Database } from './sql.ts';

/** Everything that is kept, over either database. */
export interface Stores {
  readonly db: Database;
  readonly matches: MatchStore;
  readonly players: PlayerStore;
  readonly ratings: RatingStore;
  readonly rooms: RoomStore;
}

export const createStores = (db: Database): Stores => ({
  db,
  matches: createMatchStore(db),
  players: createPlayerStore(db),
  ratings: createRatingStore(db),
  rooms: createRoomStore(db),
});
