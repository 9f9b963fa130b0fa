// Rooms over a database, without a server: what only happens when somebody fails to do something.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import { commitEntropy } from '@longbox/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalBus } from '../src/bus/bus.ts';
import { createSeal } from '../src/identity/seal.ts';
import { chooseDeck, giveUpRevealing, reveal, type StartWorld, setReady } from '../src/rooms/ready.ts';
import { viewRoom } from '../src/rooms/room.ts';
import { createRoom, sit } from '../src/rooms/rooms.ts';
import type { Database } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStores } from '../src/store/stores.ts';
import { testConfig } from './config.ts';
import { toyGames } from './toy-server.ts';

let db: Database;
let world: StartWorld;
beforeAll(async () => {
  db = await openSqlite(':memory:');
  const { rooms, ratings, matches, players, moderation } = createStores(db);
  const seal = createSeal(randomBytes(32));
  const bus = createLocalBus();
  const { quotas } = testConfig();
  world = {
    store: rooms,
    ratings,
    matches,
    players,
    moderation,
    quotas,
    db,
    games: toyGames(),
    seal,
    bus,
    started: () => undefined,
  };
});
afterAll(() => db.close());

const [ann, bob] = ['ann', 'bob'].map((id) => ({ id, name: id }));
const ENTROPY = 'ab'.repeat(16);

async function readyRoom() {
  const room = await createRoom(world, ann, {
    ...{ game: 'toy', profile: 'short', rated: false, listed: false, clock: { kind: 'none' } },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    watch: { who: 'anyone', delay: 0, openHands: false },
  });
  const { id, next } = room.doc;
  await sit(world, id, bob, undefined);
  for (const [seat, player] of [ann, bob].entries()) {
    await chooseDeck(world, id, player, { deck: { starter: 'small' } });
    const commitment = commitEntropy(next.label, seat, ENTROPY);
    await setReady(world, id, player, { label: next.label, commitment });
  }
  return { id, label: next.label };
}

test('who does not show what they committed to has no game, and nobody gets a second draw', async () => {
  const { id, label } = await readyRoom();
  await reveal(world, id, ann, { label, entropy: ENTROPY });
  await expect(reveal(world, id, bob, { label, entropy: 'cd'.repeat(16) })).rejects.toThrow('not what you committed');
  expect((await world.store.stuck(-1)).map(({ doc }) => doc.id)).toContain(id);
  expect(await world.store.stuck(60_000)).toEqual([]);
  const room = await giveUpRevealing(world, id, label);
  expect(viewRoom(room)).toMatchObject({ stage: 'open', seats: [{ ready: false }, { ready: false }] });
  expect(room.doc.next.label).not.toBe(label);
  await expect(reveal(world, id, bob, { label, entropy: ENTROPY })).rejects.toThrow('another deal');
});

test('giving up comes too late once all have revealed', async () => {
  const { id, label } = await readyRoom();
  for (const player of [ann, bob]) await reveal(world, id, player, { label, entropy: ENTROPY });
  const room = await giveUpRevealing(world, id, label);
  expect([room.stage, room.doc.match]).toEqual(['playing', label]);
  expect((await world.matches.read(label))?.header.seats.map(({ entropy }) => entropy)).toEqual([ENTROPY, ENTROPY]);
});

test('both who reveal last at once start one match', async () => {
  const { id, label } = await readyRoom();
  const rooms = await Promise.all([ann, bob].map((player) => reveal(world, id, player, { label, entropy: ENTROPY })));
  expect(rooms.some(({ stage }) => stage === 'playing')).toBe(true);
  expect(await db.all('SELECT count(*) AS count FROM matches WHERE room_id = ?', [id])).toEqual([{ count: 1 }]);
});

test('what others see of a room has no deck, entropy or sealed secret in it', async () => {
  const { id, label } = await readyRoom();
  const room = await reveal(world, id, ann, { label, entropy: ENTROPY });
  const seen = JSON.stringify(viewRoom(room, 'bob'));
  for (const secret of [ENTROPY, room.doc.next.sealed, 'magpie']) {
    expect(JSON.stringify(room.doc)).toContain(secret);
    expect(seen).not.toContain(secret);
  }
});
