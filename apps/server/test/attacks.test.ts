// Attacks that once worked, each against a real server with the limits everybody has.
import './patience.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CLOSE } from '@longbox/protocol';
import { expect, test } from 'vitest';
import { Client, deal, HttpError, request, setTable, signIn } from './client.ts';
import { ROOMY } from './config.ts';
import { openHostile, openWire, pause, upgradeOf } from './hostile/wire.ts';
import { startToyServer, TOY_PLAN } from './toy-server.ts';

/** A whole ping as a client sends it: 125 bytes, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 0x61)]);

test('pings are answered, but a client that floods with them and does not read is cut off', async () => {
  const server = await startToyServer({ limits: 1 });
  const target = { base: server.base, room: 'none', match: 'none' };
  const device = await signIn(server.base);
  const { socket } = await openHostile(target, device);
  const pong = new Promise<string>((resolve) => socket.on('pong', (data) => resolve(String(data))));
  socket.ping('here?');
  expect(await pong).toBe('here?');
  socket.terminate();

  const { wire, closed } = await openWire(target);
  wire.write(upgradeOf(target, device));
  await pause(200);
  wire.pause();
  let isClosed = false;
  wire.on('close', () => {
    isClosed = true;
  });
  const flood = Buffer.concat(new Array<Buffer>(2_000).fill(PING));
  for (let sent = 0; sent < 100 && !isClosed; sent++) {
    wire.write(flood);
    await pause(5);
  }
  wire.resume();
  await closed;
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  expect(metrics).toContain('longbox_refusals_total{code="tooFast"} 1');
  await server.close();
});

test('a socket ends with the session it was opened with', async () => {
  const server = await startToyServer();
  const target = { base: server.base, room: 'none', match: 'none' };
  const [leaving, staying] = [await signIn(server.base), await signIn(server.base)];
  const [one, other] = [await openHostile(target, leaving), await openHostile(target, staying)];
  await pause(50);
  await request(server.base, leaving, 'POST', '/session/end', {});
  // At once, and not when sessions are next looked up.
  expect(await Promise.race([one.closed, pause(5_000)])).toBe(CLOSE.noSession);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  other.socket.terminate();
  await server.close();
});

/** The code of the refusal, or nothing. */
const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof HttpError ? (error.body as { code: string }).code : String(error)),
  );

const QUOTAS = { ...ROOMY, rooms: 3, matches: 4, computerMatches: 2, proposals: 3, ratedAfterHours: 24 };

test('one guest cannot take the lobby, and others open their tables beside', async () => {
  const server = await startToyServer({ quotas: QUOTAS });
  const [greedy, honest] = [await signIn(server.base), await signIn(server.base)];
  const open = (device: typeof greedy) =>
    refusal(setTable(server.base, [device], { ...TOY_PLAN, changes: { listed: true } }));
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 10; i++) codes.push(await open(greedy));
  expect(codes).toEqual([undefined, undefined, undefined, ...new Array(7).fill('tooMany')]);
  expect(await open(honest)).toBeUndefined();
  expect(await request<unknown[]>(server.base, undefined, 'GET', '/rooms')).toHaveLength(4);
  await server.close();
});

test('one address cannot take the lobby with many guests', async () => {
  const server = await startToyServer({ limits: 1 });
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 25; i++) {
    const device = i % 10 === 0 ? await signIn(server.base) : undefined;
    guests.push(...(device === undefined ? [] : [device]));
    codes.push(await refusal(request(server.base, guests.at(-1), 'POST', '/rooms', ROOM)));
  }
  expect(codes.slice(0, 20)).toEqual(new Array(20).fill(undefined));
  expect(codes.slice(22)).toEqual(new Array(3).fill('tooFast'));
  await server.close();
});
const guests: Awaited<ReturnType<typeof signIn>>[] = [];
const ROOM = {
  ...{ game: 'toy', profile: 'long', seats: [{ kind: 'open' }, { kind: 'open' }], clock: { kind: 'none' } },
  ...{ watch: { who: 'anyone', delay: 0, openHands: false }, rated: false, listed: true },
};

test('one guest has so many matches with the computer at once and no more', async () => {
  const server = await startToyServer({ quotas: QUOTAS });
  const [greedy, honest] = [await signIn(server.base), await signIn(server.base)];
  const plan = { ...TOY_PLAN, computers: [undefined, 'legend'] };
  const begin = async (device: typeof greedy) => {
    const { id } = await setTable(server.base, [device], plan);
    return refusal(deal(server.base, [device], id));
  };
  expect([await begin(greedy), await begin(greedy), await begin(greedy)]).toEqual([undefined, undefined, 'tooMany']);
  expect(await begin(honest)).toBeUndefined();
  await server.close();
});

test('ratings are for accounts that have been there for a while, at tables that deserve them', async () => {
  const server = await startToyServer({ quotas: QUOTAS });
  const device = await signIn(server.base);
  const clock = { kind: 'decision', seconds: 60, expiry: 'default' } as const;
  const watch = { who: 'anyone', delay: 30, openHands: false } as const;
  const open = (changes: object) =>
    refusal(request(server.base, device, 'POST', '/rooms', { ...ROOM, clock, watch, rated: true, ...changes }));
  expect(await open({})).toBe('tooNew');
  const unfit = [
    { clock: { kind: 'none' } },
    { watch: { ...watch, delay: 0 } },
    { watch: { ...watch, openHands: true } },
  ];
  for (const changes of unfit) expect(await open(changes)).toBe('rated');
  expect(await open({ rated: false })).toBeUndefined();
  await server.close();
});

test('what is said at a closed table is not for who has its link', async () => {
  const server = await startToyServer();
  const [ann, bob, eve] = [await signIn(server.base), await signIn(server.base), await signIn(server.base)];
  const closed = { ...TOY_PLAN, changes: { watch: { who: 'nobody', delay: 0, openHands: false } } } as const;
  const { id } = await setTable(server.base, [ann, bob], closed);
  const [host, guest, stranger] = [ann, bob, eve].map((device) =>
    new Client({ bases: [server.base], device, room: id }).connect(),
  );
  await Promise.all([host, guest, stranger].map((client) => client.until(({ room }) => room !== undefined)));
  host.send({ t: 'chat', room: id, text: 'between us' });
  await guest.until(({ lines }) => lines.length === 1);
  const late = new Client({ bases: [server.base], device: eve, room: id }).connect();
  await late.until(({ room }) => room !== undefined);
  await pause(100);
  expect([stranger.lines, late.lines]).toEqual([[], []]);
  expect(await refusal(request(server.base, eve, 'POST', `/rooms/${id}/report`, { line: 1, why: '' }))).toBe(
    'unknownLine',
  );
  for (const client of [host, guest, stranger, late]) client.close();
  await server.close();
});

test('one socket follows so many tables and no more, and may leave one for another', async () => {
  const server = await startToyServer({ quotas: { ...ROOMY, followed: 2 } });
  const device = await signIn(server.base);
  const rooms: string[] = [];
  for (let i = 0; i < 3; i++) rooms.push((await setTable(server.base, [device], TOY_PLAN)).id);
  const { socket, heard } = await openHostile({ base: server.base, room: 'none', match: 'none' }, device);
  const entered = (room: string): boolean =>
    heard.some((text) => text.startsWith('{"t":"room"') && text.includes(`"id":"${room}"`));
  const enter = (room: string): void => socket.send(JSON.stringify({ t: 'enter', room }));
  for (const room of rooms) enter(room);
  while (!heard.some((text) => text.includes('"refused"'))) await pause(20);
  expect(heard.find((text) => text.includes('"refused"'))).toContain('you follow 2 tables here');
  expect(rooms.map(entered)).toEqual([true, true, false]);
  socket.send(JSON.stringify({ t: 'exit', room: rooms[0] }));
  enter(rooms[2]);
  while (!entered(rooms[2])) await pause(20);
  socket.terminate();
  await server.close();
});

test('what one account or address may ask for and keep is limited, and others are not', async () => {
  const ownLimits = { names: { burst: 2, perSecond: 0.001 }, replays: { burst: 3, perSecond: 0.001 } };
  const server = await startToyServer({ limits: 1, ownLimits, quotas: { ...ROOMY, relations: 2 } });
  const { base } = server;
  const [greedy, honest] = [await signIn(base), await signIn(base)];
  const rename = (device: typeof greedy, name: string) =>
    refusal(request(base, device, 'POST', '/session/name', { name }));
  expect([await rename(greedy, 'Ann'), await rename(greedy, 'Bob'), await rename(greedy, 'Eve')]).toEqual([
    undefined,
    undefined,
    'tooFast',
  ]);
  expect(await rename(honest, 'Kim')).toBeUndefined();
  const { id } = await setTable(base, [honest], TOY_PLAN);
  const mute = (player: string, muted = true) =>
    refusal(request(base, greedy, 'POST', `/rooms/${id}/mute`, { player, muted }));
  expect([await mute('player-one'), await mute('player-two'), await mute('player-three')]).toEqual([
    undefined,
    undefined,
    'tooMany',
  ]);
  expect([await mute('player-one', false), await mute('player-three')]).toEqual([undefined, undefined]);
  const replay = () => refusal(request(base, greedy, 'GET', '/matches/none/replay'));
  expect([await replay(), await replay(), await replay(), await replay()]).toEqual([
    ...new Array(3).fill('unknownMatch'),
    'tooFast',
  ]);
  await server.close();
});

test('one address has so many connections that say nothing, and comes in again when they are gone', async () => {
  const server = await startToyServer({ quotas: { ...ROOMY, addressSockets: 20 } });
  const target = { base: server.base, room: 'none', match: 'none' };
  const wires = await Promise.all(Array.from({ length: 140 }, () => openWire(target)));
  let closed = 0;
  for (const wire of wires) void wire.closed.then(() => closed++);
  await pause(500);
  expect(closed).toBe(20);
  for (const { wire } of wires) wire.destroy();
  await pause(200);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  await server.close();
});

/** Opens so many connections and says after a moment how many of them the system has taken. */
const CROWD = `
const { connect } = require('node:net');
let taken = 0;
for (let i = 0; i < 1_500; i++) {
  connect({ port: Number(process.argv[1]), host: '127.0.0.1' }, () => taken++).on('error', () => undefined);
}
setTimeout(() => { console.log(taken); process.exit(); }, 900);
`;

test('who comes while the server is busy waits at the door, and need not come again', async () => {
  const server = await startToyServer();
  // Nothing is accepted meanwhile, since this process waits for its child.
  const taken = execFileSync(process.execPath, ['-e', CROWD, new URL(server.base).port], { encoding: 'utf8' });
  const somaxconn = '/proc/sys/net/core/somaxconn';
  const most = existsSync(somaxconn) ? Number(readFileSync(somaxconn, 'utf8')) : 128;
  expect(Number(taken)).toBeGreaterThanOrEqual(Math.min(1_500, most));
  await server.close();
});
