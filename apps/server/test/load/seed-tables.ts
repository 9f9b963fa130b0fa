// Matches written straight into the store, dealt and ready: what is measured is play, not the way to the table.
import { randomBytes } from 'node:crypto';
import { commitEntropy } from '@longbox/kernel';
import type { Games } from '../../src/games/game-entry.ts';
import { createSeal } from '../../src/identity/seal.ts';
import type { MatchHeader } from '../../src/match/header.ts';
import type { RoomDoc } from '../../src/rooms/room.ts';
import { drawShuffle } from '../../src/rooms/rooms.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStores, type Stores } from '../../src/store/stores.ts';
import type { Device } from '../client.ts';

/** Where a server under load keeps what it keeps, so that somebody else can write there too. */
export type StorePlace = { readonly LOAD_DATA: string } | { readonly LOAD_POSTGRES: string };

export interface SeededTable {
  readonly room: string;
  readonly match: string;
}

const PLANS = [
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
] as const;

/** Half of them of either game, between these two players. */
export async function seedTables(
  place: StorePlace,
  key: Uint8Array,
  games: Games,
  devices: readonly Device[],
  count: number,
): Promise<SeededTable[]> {
  const db = await ('LOAD_DATA' in place
    ? openSqlite(place.LOAD_DATA)
    : openPostgres(place.LOAD_POSTGRES, () => undefined));
  try {
    return await db.transaction(async (sql) => {
      const stores = createStores({ ...db, ...sql });
      const tables: SeededTable[] = [];
      for (let at = 0; at < count; at++) {
        tables.push(await seedTable(stores, key, games, devices, PLANS[at % PLANS.length]));
      }
      return tables;
    });
  } finally {
    await db.close();
  }
}

async function seedTable(
  { db, rooms, matches }: Stores,
  key: Uint8Array,
  games: Games,
  devices: readonly Device[],
  { game, profile, decks }: (typeof PLANS)[number],
): Promise<SeededTable> {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  const seal = createSeal(key);
  const { label, ...shuffle } = drawShuffle(seal);
  const room = randomBytes(9).toString('base64url');
  const entropy = randomBytes(16).toString('hex');
  const seats = devices.map(({ player }, seat) => {
    const cards = entry.decks.find((deck) => deck.key === decks[seat])?.seat ?? { deck: [] };
    const commitment = commitEntropy(label, seat, entropy);
    return { player, name: `Player ${seat + 1}`, level: 'sidekick', ...cards, commitment, entropy };
  });
  const rules = {
    game,
    profile,
    clock: { kind: 'none' },
    watch: { who: 'nobody', delay: 0, openHands: false },
  } as const;
  const { catalogueHash } = entry.game;
  const header: MatchHeader = { id: label, room, catalogueHash, ...shuffle, seats, ...rules, rated: false };
  const doc: RoomDoc = {
    id: room,
    ...rules,
    host: devices[0].player,
    seats: seats.map(({ player, name, deck }) => ({ kind: 'player', player, name, deck: { deck } })),
    rated: false,
    listed: false,
    match: label,
    next: drawShuffle(seal),
    rematch: [],
  };
  await rooms.create(doc, undefined);
  await rooms.write({ doc, version: 1, stage: 'open' }, 'playing', doc);
  await matches.create(db, header, undefined);
  return { room, match: label };
}
