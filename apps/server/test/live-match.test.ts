// The order of things in one match: nobody hears of a row before it is written, and doubt is never taken for success.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import { commitSecret, concession } from '@longbox/kernel';
import type { ServerMessage } from '@longbox/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { createLocalBus } from '../src/bus/bus.ts';
import type { Question } from '../src/computer/thinker.ts';
import { createSeal } from '../src/identity/seal.ts';
import { kindCode } from '../src/match/fold.ts';
import type { MatchHeader } from '../src/match/header.ts';
import { LiveMatch } from '../src/match/live-match.ts';
import type { MatchWorld } from '../src/match/match-world.ts';
import { createMatches } from '../src/match/matches.ts';
import { createTimeout } from '../src/match/timeout.ts';
import { createLog } from '../src/ops/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import type { Append, Database } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStores } from '../src/store/stores.ts';
import { toyEntry, toyGames } from './toy-server.ts';

let db: Database;
afterEach(() => {
  vi.useRealTimers();
  return db.close();
});

type Append1 = (row: Append) => Promise<number | undefined>;

/** A match in a database of its own; `append` stands between the two. */
async function begin(append?: (real: Append1) => Append1) {
  db = await openSqlite(':memory:');
  const { matches } = createStores(db);
  const seal = createSeal(randomBytes(32));
  const [{ seat }] = toyEntry().decks;
  const player = { name: '', level: '', ...seat, commitment: '', entropy: 'x' };
  const header: MatchHeader = {
    ...{ id: 'the-match', room: 'the-room', game: 'toy', profile: 'long' },
    ...{ commitment: commitSecret('the-match', 'secret'), sealed: seal.close('secret', 'the-match') },
    catalogueHash: toyEntry().game.catalogueHash,
    seats: [
      { player: 'ann', ...player },
      { player: 'bob', ...player },
    ],
    clock: { kind: 'none' },
    watch: { who: 'anyone', delay: 0, openHands: false },
    rated: false,
  };
  await db.transaction((sql) => matches.create(sql, header, undefined));
  const world: MatchWorld = {
    store: {
      ...matches,
      append: append === undefined ? matches.append : append(matches.append),
    },
    withTimeout: createTimeout(10_000, 'the database did not answer in time'),
    mostProposals: 1000,
    games: toyGames(),
    seal,
    bus: createLocalBus(),
    thinker: {
      think: () => Promise.reject(new Error('nobody thinks')),
      waiting: () => 0,
      close: async () => undefined,
    },
    log: createLog('silent'),
    metrics: createMetrics(),
    atEnd: async () => undefined,
  };
  const begun = { header, startedAt: await matches.now() };
  const match = new LiveMatch(begun, world);
  const heard: ServerMessage[] = [];
  await match.follow({ viewer: 0, send: (text) => heard.push(JSON.parse(text) as ServerMessage) }, 0);
  const answers: ServerMessage[] = [];
  const reply = (message: ServerMessage | string) =>
    void answers.push(typeof message === 'string' ? (JSON.parse(message) as ServerMessage) : message);
  const sync = heard[0];
  if (sync.t !== 'sync') throw new Error('no sync');
  const seatAsked = sync.doc.asked?.seat ?? 0;
  const pass = (n: number, seq: number, by = seatAsked) =>
    match.act(by, { t: 'answer', match: header.id, seq, n, choice: 0 }, reply);
  return { begun, match, matches, header, world, heard, answers, reply, pass, seatAsked };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('nobody hears of a row before it is written', async () => {
  let write = () => undefined as undefined;
  const { pass, heard } = await begin(
    (real) => (row) =>
      new Promise((resolve, reject) => {
        write = () => void real(row).then(resolve, reject) as undefined;
      }),
  );
  const acting = pass(1, 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard.map(({ t }) => t)).toEqual(['sync']);
  write();
  await acting;
  expect(heard.map(({ t }) => t)).toEqual(['sync', 'update']);
});

test('if the database fails the outcome is unknown: nobody hears anything, and the log decides', async () => {
  let mode: 'lost' | 'written' | 'fine' = 'lost';
  const { pass, heard, matches, header } = await begin((real) => async (row) => {
    if (mode !== 'lost') await real(row);
    if (mode !== 'fine') throw new Error('connection lost');
    return matches.now();
  });
  await expect(pass(1, 0)).rejects.toThrow('connection lost');
  expect(heard.map(({ t }) => t)).toEqual(['sync']);
  expect(await matches.tail(header.id, 0)).toEqual([]);
  // This time the row was written before the connection broke.
  mode = 'written';
  await expect(pass(1, 0)).rejects.toThrow('connection lost');
  expect(heard).toHaveLength(1);
  // Sent again, it is found in the log: shown once, acknowledged, not written again.
  mode = 'fine';
  await pass(1, 0);
  expect(heard.map(({ t }) => t)).toEqual(['sync', 'update']);
  expect(await matches.tail(header.id, 0)).toHaveLength(1);
});

test('who was not the first to write a row reads what others wrote, and starts over', async () => {
  const { begun, pass, answers, heard, world, header, seatAsked, match } = await begin();
  const other = new LiveMatch(begun, world);
  await other.act(seatAsked, { t: 'answer', match: header.id, seq: 0, n: 1, choice: 0 }, () => undefined);
  // This node does not know yet; the database refuses, and the answer turns out to be stale.
  await pass(2, 0);
  expect(answers.map((answer) => (answer.t === 'refused' ? answer.code : answer.t))).toEqual(['stale', 'sync']);
  expect(heard.map(({ t }) => t)).toEqual(['sync', 'update']);
  expect(match.rows).toBe(1);
});

test('what was shown to somebody who does not follow is not what they are shown later', async () => {
  const { begun, match, world, pass, answers, reply, header, seatAsked } = await begin();
  const other = 1 - seatAsked;
  await match.act(other, { t: 'answer', match: header.id, seq: 9, n: 1, choice: 0 }, reply);
  expect(answers.map(({ t }) => t)).toEqual(['refused', 'sync']);
  await pass(1, 0);
  const shown: string[] = [];
  await match.follow({ viewer: other, send: (text) => shown.push(text) }, 1);
  const newcomers: string[] = [];
  await new LiveMatch(begun, world).follow({ viewer: other, send: (text) => newcomers.push(text) }, 1);
  expect(shown).toEqual(newcomers);
});

test('who comes back is told the same whether the match was read for it, is remembered, or is played anew', async () => {
  const { begun, match, matches, world, header, heard } = await begin();
  const MOVES = 24;
  const counters = [0, 0];
  for (let row = 0; row < MOVES; row++) {
    const { doc } = await newcomer(new LiveMatch(begun, world), 0);
    const seat = doc.asked?.seat ?? 0;
    await match.act(seat, { t: 'answer', match: header.id, seq: row, n: ++counters[seat], choice: 0 }, () => undefined);
  }
  expect(heard).toHaveLength(MOVES + 1);
  let reads = 0;
  const tail: typeof matches.tail = (id, after) => {
    reads++;
    return matches.tail(id, after);
  };
  const counting = { ...world, store: { ...world.store, tail } };
  const fresh = new LiveMatch(begun, counting);
  const whole = await newcomer(fresh, 0);
  expect(whole.told.map(({ row }) => row)).toEqual(Array.from({ length: MOVES }, (_, i) => i + 1));
  expect(reads).toBe(1);
  // It is remembered now, as far as it is recent.
  expect(await newcomer(fresh, MOVES - 5)).toEqual({ ...whole, told: whole.told.slice(-5) });
  expect(await newcomer(match, MOVES - 5)).toEqual({ ...whole, told: whole.told.slice(-5) });
  expect(await newcomer(fresh, MOVES)).toEqual({ ...whole, told: [] });
  expect(reads).toBe(1);
  expect(await newcomer(fresh, 3)).toEqual({ ...whole, told: whole.told.slice(3) });
  expect(reads).toBe(2);
});

test('who enters keeps no move waiting, and many who enter at once are told what was played anew once', async () => {
  const { begun, match, matches, world, header } = await begin();
  const play = async (one: LiveMatch, row: number, counters: number[]): Promise<void> => {
    const { doc } = await newcomer(new LiveMatch(begun, world), 0);
    const seat = doc.asked?.seat ?? 0;
    await one.act(seat, { t: 'answer', match: header.id, seq: row, n: ++counters[seat], choice: 0 }, () => undefined);
  };
  const counters = [0, 0];
  for (let row = 0; row < 24; row++) await play(match, row, counters);
  let reads = 0;
  let isHeld = false;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tail: typeof matches.tail = async (id, after) => {
    if (isHeld) {
      reads++;
      await held;
    }
    return matches.tail(id, after);
  };
  const busy = new LiveMatch(begun, { ...world, store: { ...world.store, tail } });
  await busy.follow({ viewer: 0, send: () => undefined }, 24);
  isHeld = true;
  const late = Promise.all([newcomer(busy, 0), newcomer(busy, 0), newcomer(busy, 2)]);
  // It goes through while they wait.
  await play(busy, 24, counters);
  expect([busy.rows, reads]).toEqual([25, 1]);
  release();
  const [one, other, third] = await late;
  const whole = await newcomer(new LiveMatch(begun, world), 0);
  expect([one, other]).toEqual([whole, whole]);
  expect(third).toEqual({ ...whole, told: whole.told.slice(2) });
  expect(reads).toBe(1);
});

async function newcomer(match: LiveMatch, since: number) {
  const shown: ServerMessage[] = [];
  const follower = { viewer: 0, send: (text: string) => void shown.push(JSON.parse(text) as ServerMessage) };
  await match.follow(follower, since);
  match.unfollow(follower);
  const [sync] = shown;
  if (sync?.t !== 'sync') throw new Error('no sync');
  return sync;
}

test('who was shown a row that did not last is shown the match anew', async () => {
  const { pass, heard, matches, seatAsked } = await begin();
  await pass(1, 0);
  expect(heard.map(({ t }) => t)).toEqual(['sync', 'update']);
  // As after a failover in the middle of a commit.
  await db.run('DELETE FROM events');
  const other = 1 - seatAsked;
  await pass(1, 1, other);
  expect(await matches.tail('the-match', 0)).toEqual([]);
  expect(heard.at(-1)).toMatchObject({ t: 'sync', rows: 0, told: [] });
  await pass(1, 0);
  expect(heard.at(-1)).toMatchObject({ t: 'update', from: 0, rows: 1 });
});

test('a move can be traced through the node, and a slow one says so by itself', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  let slow = 0;
  const { pass, world } = await begin((real) => async (row) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    return real(row);
  });
  Object.assign(world, { log: createLog('debug', { write }) });
  await pass(1, 0);
  expect(lines).toEqual([
    expect.objectContaining({ level: 20, match: 'the-match', row: 1, msg: 'a move', milliseconds: expect.any(Object) }),
  ]);
  expect(Object.keys(lines[0].milliseconds as object)).toEqual(['queue', 'rules', 'database', 'show']);
  Object.assign(world, { log: createLog('info', { write }) });
  slow = 1_050;
  await pass(1, 1, 1);
  expect(lines[1]).toMatchObject({ level: 40, row: 2, msg: 'a move took long' });
  expect((lines[1].milliseconds as Record<string, number>).database).toBeGreaterThan(1_000);
});

test('a log that does not play out here is refused, not guessed at', async () => {
  const { begun, header, world, matches, heard } = await begin();
  await matches.append({ match: header.id, seq: 1, kind: 0, seat: 0, n: undefined, value: 0, hash: 'f00d' });
  const fresh = new LiveMatch(begun, world);
  await expect(fresh.follow({ viewer: 0, send: () => undefined }, 0)).rejects.toThrow('plays out to');
  expect(heard).toHaveLength(1);
});

test('an action the rules refuse changes nothing', async () => {
  const { match, answers, reply, matches, header } = await begin();
  // The toy game lets nobody concede.
  await match.act(0, { t: 'concede', match: header.id, n: 1 }, reply);
  expect(answers).toMatchObject([{ t: 'refused', code: 'illegal' }]);
  expect(await matches.tail(header.id, 0)).toEqual([]);
  expect(concession(0)).toBeGreaterThan(0);
});

test('a match that is busy when it should be forgotten is forgotten afterwards', async () => {
  let write = () => undefined as undefined;
  const { world, header, reply, seatAsked } = await begin(
    (real) => (row) =>
      new Promise((resolve, reject) => {
        write = () => void real(row).then(resolve, reject) as undefined;
      }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const matches = createMatches(world);
  const match = await matches.open(header.id);
  const acting = match?.act(seatAsked, { t: 'answer', match: header.id, seq: 0, n: 1, choice: 0 }, reply);
  if (match !== undefined) matches.release(match);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(matches.size()).toBe(1);
  write();
  await acting;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(matches.size()).toBe(0);
});

test('who is given up on is not heard any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let write = () => undefined as undefined;
  const { pass, heard, match } = await begin(
    (real) => (row) =>
      new Promise((resolve, reject) => {
        write = () => void real(row).then(resolve, reject) as undefined;
      }),
  );
  const acting = pass(1, 0).catch(String);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await acting).toBe('Error: the database did not answer in time');
  write();
  // Time stands still here, but what is to be written is written.
  for (let i = 0; i < 4; i++) await new Promise(setImmediate);
  expect(heard).toHaveLength(1);
  // It was written after all, and whoever looks finds it.
  await match.catchUp();
  expect(heard.map(({ t }) => t)).toEqual(['sync', 'update']);
});

/** The clock has run out and the computer has taken the seats; what it is asked is kept. */
async function beginWithComputers(seats: readonly number[]) {
  const asked: Question[] = [];
  const answers: ((choice: number | undefined) => void)[] = [];
  const made = await begin();
  const { match, matches, header, world } = made;
  const kind = kindCode('takeover');
  for (const [i, seat] of seats.entries())
    await matches.append({ match: header.id, seq: i + 1, kind, seat, n: undefined, value: 0, hash: '', wake: 0 });
  const thinking: MatchWorld = {
    ...world,
    thinker: {
      ...world.thinker,
      think: (question) => {
        asked.push(question);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
  };
  return { ...made, asked, answers, again: new LiveMatch(made.begun, thinking), old: match };
}

test('a thought without an answer is no move', async () => {
  const { again, asked, answers, matches, header } = await beginWithComputers([0, 1]);
  await again.follow({ viewer: 0, send: () => undefined }, 0);
  const waking = again.wake();
  await soon();
  expect(asked).toHaveLength(1);
  answers[0](undefined);
  await waking;
  expect(await matches.tail(header.id, 2)).toEqual([]);
});

test('where the computer plays alone and nobody looks on, it does not think, also not after a restart', async () => {
  const { again, asked, matches } = await beginWithComputers([0, 1]);
  expect(await matches.claimDue(10)).toEqual(['the-match']);
  await again.wake();
  expect(asked).toEqual([]);
  await soon();
  expect(await matches.claimDue(10)).toEqual([]);
  const follower = { viewer: 0, send: () => undefined };
  await again.follow(follower, 0);
  expect(asked).toHaveLength(1);
  expect(asked[0].isWanted()).toBe(true);
  again.unfollow(follower);
  expect(asked[0].isWanted()).toBe(false);
});

test('who enters a long match is told its last thousand rows', async () => {
  const { begun, world, matches, header, seatAsked } = await begin();
  const rowAt = (seq: number): Append => ({
    ...{ match: header.id, seq, n: undefined, hash: '', seat: seatAsked },
    ...(seq % 2 === 1 ? { kind: kindCode('propose'), value: 1 } : { kind: kindCode('refuse'), value: seq - 1 }),
  });
  await Promise.all(Array.from({ length: 1_100 }, (_, i) => matches.append(rowAt(i + 1))));
  const heard: ServerMessage[] = [];
  const again = new LiveMatch(begun, world);
  const follower = { viewer: 0, send: (text: string) => void heard.push(JSON.parse(text) as ServerMessage) };
  await again.follow(follower, 0);
  await again.follow(follower, 20);
  await again.follow(follower, 1_090);
  expect(heard.map((sync) => (sync.t === 'sync' ? [sync.rows, sync.told.length] : []))).toEqual([
    [1_100, 1_000],
    [1_100, 1_000],
    [1_100, 10],
  ]);
});
