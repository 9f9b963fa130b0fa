// Clocks, computers, undo, pause, watchers, rooms: the match service over real sockets.
import './patience.ts';
import type { Step } from '@longbox/kernel';
import { applyDelta, type RoomView } from '@longbox/protocol';
import type { ToyView } from '@longbox/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Client, type ClientOptions, type Device, deal, request, setTable, signIn, type TablePlan } from './client.ts';
import { startToyServer, TOY_PLAN, type ToyServer } from './toy-server.ts';

let server: ToyServer;
let base: string;
const open: Client[] = [];
beforeAll(async () => {
  server = await startToyServer();
  base = server.base;
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => server.close());

function join(device: Device, room: string, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({ bases: [base], device, room, ...options }).connect();
  open.push(client);
  return client;
}

async function begin(changes: Partial<TablePlan> = {}, people = 2) {
  const devices = await Promise.all(Array.from({ length: people }, () => signIn(base)));
  const room = await setTable(base, devices, { ...TOY_PLAN, ...changes });
  const match = await deal(base, devices, room.id);
  const clients = devices.map((device) => join(device, room.id));
  await Promise.all(clients.map((client) => client.until(({ doc }) => doc !== undefined)));
  return { devices, clients, room: room.id, match };
}

const asked = (client: Client): number => client.doc?.asked?.seat ?? -1;
const kinds = (client: Client): string[] => client.told.map(({ kind }) => kind);

describe('clocks', () => {
  test('a decision that takes too long is answered by the safest option, and only then', async () => {
    const clock = { kind: 'decision', seconds: 1, expiry: 'default' } as const;
    const { clients } = await begin({ changes: { clock } });
    const seat = asked(clients[0]);
    expect(clients[0].doc?.clock?.deadline).toBeTypeOf('number');
    await clients[0].until(({ rows }) => rows === 1);
    expect(clients[0].told).toMatchObject([{ row: 1, kind: 'timeout', seat }]);
  });

  test('time runs out though nobody is there', async () => {
    const clock = { kind: 'decision', seconds: 1, expiry: 'default' } as const;
    const { clients, devices, room } = await begin({ changes: { clock } });
    for (const client of clients) client.close();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const back = join(devices[0], room);
    await back.until(({ doc }) => doc !== undefined);
    expect(kinds(back).length).toBeGreaterThan(0);
    expect(new Set(kinds(back))).toEqual(new Set(['timeout']));
  });

  test('the computer takes the seat where the table says so, and its person is told', async () => {
    const clock = { kind: 'decision', seconds: 1, expiry: 'computer' } as const;
    const { clients } = await begin({ changes: { clock }, profile: 'short', decks: ['small', 'small'] });
    const seat = asked(clients[0]);
    await clients[seat].until(({ doc }) => doc?.computers.includes(seat) ?? false, 'a takeover');
    expect(kinds(clients[0])[0]).toBe('takeover');
    const before = clients[seat].refusals.length;
    clients[seat].choose(clients[seat].choices[0] ?? 0);
    await clients[seat].until(({ refusals }) => refusals.length > before);
  });

  test('a bank runs down only for the one who is asked, and grows by the increment up to where it began', async () => {
    const clock = { kind: 'bank', seconds: 100, increment: 10, expiry: 'default' } as const;
    const { clients } = await begin({ changes: { clock } });
    const seat = asked(clients[0]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    clients[seat].choose(clients[seat].choices[0]);
    await clients[0].until(({ rows }) => rows === 1);
    expect(clients[0].doc?.clock?.banks).toEqual([100_000, 100_000]);
  });

  test('a pause by consent stops the clock until somebody resumes', async () => {
    const clock = { kind: 'decision', seconds: 3, expiry: 'default' } as const;
    const { clients } = await begin({ changes: { clock } });
    const [ann, bob] = clients;
    ann.act({ t: 'propose', what: 'pause' });
    await bob.until(({ doc }) => doc?.proposal?.what === 'pause');
    expect(bob.doc?.clock?.deadline).toBeTypeOf('number');
    bob.act({ t: 'reply', to: bob.doc?.proposal?.row ?? 0, agree: true });
    await ann.until(({ doc }) => doc?.clock?.paused === true);
    expect(ann.doc?.clock).toEqual({ paused: true });
    const decider = clients[asked(ann)];
    decider.choose(decider.choices[0]);
    await decider.until(({ refusals }) => refusals.at(-1)?.code === 'notNow');
    bob.act({ t: 'resume' });
    await ann.until(({ doc }) => doc?.clock?.deadline !== undefined);
    expect(kinds(ann)).toEqual(['propose', 'agree', 'resume']);
  });
});

describe('undo', () => {
  test('a choice is taken back when the others agree, and all see the same table as before', async () => {
    const { clients } = await begin();
    const [ann, bob] = clients;
    const first = clients[asked(ann)];
    const other = first === ann ? bob : ann;
    const before = JSON.stringify(first.doc?.view);
    first.choose(first.choices.at(-1) ?? 0);
    await first.until(({ rows }) => rows === 1);
    first.act({ t: 'propose', what: 'undo' });
    await other.until(({ doc }) => doc?.proposal?.what === 'undo');
    other.act({ t: 'reply', to: other.doc?.proposal?.row ?? 0, agree: true });
    await first.until(({ rows }) => rows === 3);
    expect(JSON.stringify(first.doc?.view)).toBe(before);
    expect(first.told.at(-1)).toMatchObject({ kind: 'agree', to: 0 });
    expect(first.doc?.proposal).toBeUndefined();
    first.choose(first.choices[0]);
    await other.until(({ rows }) => rows === 4);
  });

  test('who is asked can refuse, and nobody can agree with themselves', async () => {
    const { clients } = await begin();
    const first = clients[asked(clients[0])];
    const other = clients.find((client) => client !== first) ?? first;
    first.choose(first.choices.at(-1) ?? 0);
    await first.until(({ rows }) => rows === 1);
    first.act({ t: 'propose', what: 'undo' });
    await other.until(({ doc }) => doc?.proposal !== undefined);
    first.act({ t: 'reply', to: 2, agree: true });
    await first.until(({ refusals }) => refusals.at(-1)?.code === 'notYours');
    other.act({ t: 'reply', to: 2, agree: false });
    await first.until(({ doc }) => doc?.proposal === undefined);
    expect(first.rows).toBe(3);
  });
});

test('why something cannot be done is answered, to players only', async () => {
  const { clients, devices, room, match } = await begin();
  const heard: string[] = [];
  const waiting = join(devices[1 - asked(clients[0])], room, { record: (text) => heard.push(text) });
  await waiting.until(({ doc }) => doc !== undefined);
  waiting.send({ t: 'explain', match, seq: 0, intent: { verb: 'pass' } });
  const reasons = () => heard.find((text) => text.includes('"reasons"'));
  await waiting.until(() => reasons() !== undefined);
  expect(JSON.parse(reasons() ?? '')).toMatchObject({ seq: 0, reasons: [{ code: 'notNow', rules: ['toy.notNow'] }] });
  const watcher = join(await signIn(base), room);
  await watcher.until(({ doc }) => doc !== undefined);
  watcher.send({ t: 'explain', match, seq: 0, intent: { verb: 'pass' } });
  await watcher.until(({ refusals }) => refusals.at(-1)?.code === 'notYours');
});

test('what would come of a choice is answered, to players only, while the match stands where they say', async () => {
  const { clients, devices, room, match } = await begin();
  const heard: string[] = [];
  const seat = asked(clients[0]);
  const player = join(devices[seat], room, { record: (text) => heard.push(text) });
  await player.until(({ doc }) => doc !== undefined);
  const foreseen = (id: number) =>
    heard.map((text) => JSON.parse(text)).find((message) => message.t === 'foreseen' && message.id === id);
  const ask = async (id: number, seq: number, steps: readonly Step[]) => {
    player.send({ t: 'foresee', match, seq, id, steps: [...steps] });
    await player.until(() => foreseen(id) !== undefined);
    return foreseen(id);
  };
  const { delta, rows } = await ask(1, 0, [{ verb: 'pass' }]);
  expect(rows).toBe(0);
  const before = player.doc?.view as unknown as ToyView;
  const after = applyDelta(player.doc?.view, delta) as unknown as ToyView;
  expect([before.turn, after.turn]).toEqual([seat, 1 - seat]);
  expect(player.rows).toBe(0);
  expect(await ask(2, 0, [12_345])).not.toHaveProperty('delta');
  expect(await ask(3, 1, [{ verb: 'pass' }])).not.toHaveProperty('delta');
  const watcher = join(await signIn(base), room);
  await watcher.until(({ doc }) => doc !== undefined);
  watcher.send({ t: 'foresee', match, seq: 0, id: 1, steps: [0] });
  await watcher.until(({ refusals }) => refusals.at(-1)?.code === 'notYours');
});

describe('watchers', () => {
  test('see no hand and no options, and follow to the end of the story', async () => {
    const { clients, room } = await begin();
    const watcher = join(await signIn(base), room);
    await watcher.until(({ doc }) => doc !== undefined);
    expect(watcher.viewer).toBe('watcher');
    expect(watcher.doc?.asked).toEqual({ seat: asked(clients[0]), ask: 'playOrPass' });
    expect(watcher.doc?.view).toMatchObject({ hand: [] });
    const decider = clients[asked(clients[0])];
    decider.choose(decider.choices[0]);
    await watcher.until(({ rows }) => rows === 1);
  });

  test('are kept behind as long as the table says', async () => {
    const watch = { who: 'anyone', delay: 1, openHands: false } as const;
    const { clients, room } = await begin({ changes: { watch } });
    const watcher = join(await signIn(base), room);
    await watcher.until(({ doc }) => doc !== undefined);
    const decider = clients[asked(clients[0])];
    decider.choose(decider.choices[0]);
    await clients[0].until(({ rows }) => rows === 1);
    const late = join(await signIn(base), room);
    await late.until(({ doc }) => doc !== undefined);
    expect([watcher.rows, late.rows]).toEqual([0, 0]);
    await watcher.until(({ rows }) => rows === 1);
    await late.until(({ rows }) => rows === 1);
    expect(watcher.doc).toEqual(late.doc);
  });

  test('see all hands where everybody agreed to it', async () => {
    const watch = { who: 'anyone', delay: 0, openHands: true } as const;
    const { clients, room } = await begin({ changes: { watch } });
    const watcher = join(await signIn(base), room);
    await watcher.until(({ doc }) => doc !== undefined);
    expect(watcher.doc?.hands).toEqual(clients.map(({ doc }) => doc?.view));
    expect(clients[0].doc?.hands).toBeUndefined();
    // Whoever sees the hands must not tell.
    watcher.send({ t: 'chat', room, text: 'he has the spy' });
    await watcher.until(({ refusals }) => refusals.at(-1)?.code === 'notYours');
    expect(clients[0].lines).toEqual([]);
  });

  test('are turned away where nobody may watch', async () => {
    const watch = { who: 'nobody', delay: 0, openHands: false } as const;
    const { room, match } = await begin({ changes: { watch } });
    const watcher = join(await signIn(base), room);
    await watcher.until(({ refusals }) => refusals[0]?.code === 'notWatchable');
    expect(watcher.doc).toBeUndefined();
    await expect(request(base, undefined, 'GET', `/matches/${match}/fair`)).rejects.toThrow('403');
  });
});

describe('rooms', () => {
  test('are listed, joined, left and closed', async () => {
    const [ann, bob] = [await signIn(base), await signIn(base)];
    const room = await setTable(base, [ann], { ...TOY_PLAN, changes: { listed: true } });
    const listed = await request<RoomView[]>(base, undefined, 'GET', '/rooms');
    expect(listed.map(({ id }) => id)).toContain(room.id);
    const watching = join(bob, room.id);
    await watching.until((client) => client.room !== undefined);
    await request(base, bob, 'POST', `/rooms/${room.id}/sit`, { seat: 1 });
    await watching.until((client) => client.room?.you === 1);
    await request(base, ann, 'POST', `/rooms/${room.id}/leave`, {});
    await watching.until((client) => client.room?.host === bob.player);
    expect(watching.room?.seats[0]).toEqual({ kind: 'open' });
    await request(base, bob, 'POST', `/rooms/${room.id}/leave`, {});
    await expect(request(base, ann, 'GET', `/rooms/${room.id}`)).rejects.toThrow('404');
  });

  test('the host can send somebody away before the start, and only then', async () => {
    const [ann, bob] = [await signIn(base), await signIn(base)];
    const room = await setTable(base, [ann, bob], TOY_PLAN);
    const after = await request<RoomView>(base, ann, 'POST', `/rooms/${room.id}/kick`, { seat: 1 });
    expect(after.seats[1]).toEqual({ kind: 'open' });
    await expect(request(base, bob, 'POST', `/rooms/${room.id}/sit`, {})).rejects.toThrow('sentAway');
    // Whoever left knew this deal's commitments.
    expect(after.shuffle.label).not.toBe(room.shuffle.label);
  });

  test('a deck that cannot be played is refused with what is wrong', async () => {
    const ann = await signIn(base);
    const room = await setTable(base, [ann], TOY_PLAN);
    const body = { deck: { cards: ['coin', 'dragon'] } };
    await expect(request(base, ann, 'POST', `/rooms/${room.id}/deck`, body)).rejects.toThrow('no such card');
  });

  test('two who want the same find each other', async () => {
    const quick = { game: 'toy', profile: 'short', deck: { starter: 'small' }, clock: { kind: 'none' }, rated: false };
    const devices = [await signIn(base), await signIn(base), await signIn(base)];
    const rooms: RoomView[] = [];
    for (const device of devices) rooms.push(await request<RoomView>(base, device, 'POST', '/quick', quick));
    expect(rooms[1].id).toBe(rooms[0].id);
    expect(rooms[2].id).not.toBe(rooms[0].id);
    expect(rooms[1].you).toBe(1);
  });

  test('chat reaches the room as text, is limited, muted and reported', async () => {
    const limited = await startToyServer({ limits: 1 });
    try {
      const [ann, bob] = [await signIn(limited.base, undefined, 'Ann'), await signIn(limited.base, undefined, 'Bob')];
      const room = await setTable(limited.base, [ann, bob], TOY_PLAN);
      const [one, two] = [ann, bob].map((device) => join(device, room.id, { bases: [limited.base] }));
      await Promise.all([one, two].map((client) => client.until((each) => each.room !== undefined)));
      one.send({ t: 'chat', room: room.id, text: ' <b>hello</b> ' });
      await two.until(({ lines }) => lines.length === 1);
      expect(two.lines).toEqual(['Ann: <b>hello</b>']);
      for (let i = 0; i < 8; i++) one.send({ t: 'chat', room: room.id, text: `spam ${i}` });
      await one.until(({ refusals }) => refusals.some(({ code }) => code === 'tooFast'));
      await request(limited.base, bob, 'POST', `/rooms/${room.id}/report`, { line: 1, why: 'rude' });
      await expect(
        request(limited.base, bob, 'POST', `/rooms/${room.id}/report`, { line: 99, why: '' }),
      ).rejects.toThrow('404');
      await request(limited.base, bob, 'POST', `/rooms/${room.id}/mute`, { player: ann.player, muted: true });
      const heard: string[] = [];
      const again = join(bob, room.id, { bases: [limited.base], record: (text) => heard.push(text) });
      await again.until(() => heard.some((text) => text.includes('"chat"')));
      expect(again.lines).toEqual([]);
    } finally {
      await limited.close();
    }
  });

  test('all at a finished table can play again, with another deal', async () => {
    const { clients, devices, room, match } = await begin({ profile: 'short', decks: ['small', 'small'] });
    await playOut(clients);
    await clients[0].until((client) => client.room?.stage === 'finished');
    await expect(request(base, devices[0], 'POST', `/rooms/${room}/ready`, {})).rejects.toThrow('409');
    for (const device of devices) await request(base, device, 'POST', `/rooms/${room}/rematch`, {});
    const next = await deal(base, devices, room);
    expect(next).not.toBe(match);
    await clients[0].until((client) => client.match === next && client.rows === 0);
    const decider = clients[asked(clients[0])];
    await decider.until((client) => client.match === next);
    decider.choose(decider.choices[0]);
    await clients[0].until(({ rows }) => rows === 1);
  });
});

async function playOut(clients: readonly Client[]): Promise<void> {
  while (!clients.every(({ isOver }) => isOver)) {
    const decider = clients.find((client) => asked(client) === client.viewer && client.choices.length > 0);
    if (decider === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const { rows } = decider;
    decider.choose(decider.choices[0]);
    await decider.until((client) => client.rows > rows);
  }
}

describe('after the end', () => {
  test('the shuffle can be verified and the replay is there, and neither before', async () => {
    const { clients, match } = await begin({ profile: 'short', decks: ['small', 'small'] });
    await expect(request(base, undefined, 'GET', `/matches/${match}/replay`)).rejects.toThrow('403');
    const during = await request<Record<string, unknown>>(base, undefined, 'GET', `/matches/${match}/fair`);
    expect(Object.keys(during)).toEqual(['label', 'commitment', 'seats']);
    await playOut(clients);
    const fair = await request<{ verdict: unknown; record: { seed: string } }>(
      base,
      undefined,
      'GET',
      `/matches/${match}/fair`,
    );
    expect(fair.verdict).toEqual({ ok: true });
    const replay = await request<{ log: { table: { seed: string }; choices: number[] }; code: string }>(
      base,
      undefined,
      'GET',
      `/matches/${match}/replay`,
    );
    expect(replay.log.table.seed).toBe(`keyed:${fair.record.seed}`);
    expect(replay.log.choices).toHaveLength(clients[0].rows);
    expect(replay.code).toMatch(/^1[\w-]+$/);
  });

  test('a rated match moves both ratings once', async () => {
    const { clients, devices } = await begin({
      profile: 'short',
      decks: ['small', 'small'],
      changes: {
        rated: true,
        clock: { kind: 'decision', seconds: 600, expiry: 'default' },
        watch: { who: 'nobody', delay: 0, openHands: false },
      },
    });
    expect(clients[0].doc?.undo).toBeUndefined();
    await playOut(clients);
    const places = clients[0].doc?.result?.places ?? [];
    for (const [seat, { player }] of devices.entries()) {
      const { ratings, history } = await request<{ ratings: { rating: number; games: number }[]; history: unknown[] }>(
        base,
        undefined,
        'GET',
        `/players/${player}/ratings`,
      );
      expect(ratings).toHaveLength(1);
      expect(history).toHaveLength(1);
      expect(Math.sign(ratings[0].rating - 1500)).toBe(Math.sign(places[1 - seat] - places[seat]));
    }
  });

  test.each([0, 1])('a computer takes seat %i from the start, also where it is the first to decide', async (seat) => {
    const computers = [0, 1].map((each) => (each === seat ? 'recruit' : undefined));
    const { clients, room } = await begin({ computers, profile: 'short', decks: ['small', 'small'] }, 1);
    expect(clients[0].doc?.computers).toEqual([seat]);
    await playOut(clients);
    expect(clients[0].told.some((row) => row.seat === seat)).toBe(true);
    await clients[0].until((client) => client.room?.stage === 'finished');
    expect(room).toBe(clients[0].room?.id);
  });
});
