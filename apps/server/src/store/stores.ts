import { makeId } from '../identity/names.ts';
import { type AccountStore, createAccountStore } from './account-store.ts';
import { type ArchiveStore, createArchiveStore } from './archive-store.ts';
import { createMatchStore, type MatchStore } from './match-store.ts';
import { createModerationStore, type ModerationStore } from './moderation-store.ts';
import { createPlayerStore, type PlayerStore } from './player-store.ts';
import { createProfileStore, type ProfileStore } from './profile-store.ts';
import { createRatingStore, type RatingStore } from './rating-store.ts';
import { createRoomStore, type RoomStore } from './room-store.ts';
import type { Database } from './sql.ts';

/** Everything that is kept, over either database. */
export interface Stores {
  readonly db: Database;
  readonly accounts: AccountStore;
  readonly archives: ArchiveStore;
  readonly matches: MatchStore;
  readonly moderation: ModerationStore;
  readonly players: PlayerStore;
  readonly profiles: ProfileStore;
  readonly ratings: RatingStore;
  readonly rooms: RoomStore;
}

export function createStores(db: Database): Stores {
  const archives = createArchiveStore(db);
  return {
    db,
    accounts: createAccountStore(db),
    archives,
    matches: createMatchStore(db, archives),
    moderation: createModerationStore(db, makeId),
    players: createPlayerStore(db),
    profiles: createProfileStore(db),
    ratings: createRatingStore(db),
    rooms: createRoomStore(db),
  };
}
