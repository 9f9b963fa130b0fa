// Everything a hostile client can send, against a real process with the limits everybody has, beside an honest match.
import './patience.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createArena } from '@longbox/arena';
import { ARENA_ARCHETYPES, ARENA_CARDS } from '@longbox/arena-sets';
import { replay } from '@longbox/kernel';
import type { ReplayView } from '@longbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, createDevice, type Device, deal, randomAnswerer, request, setTable, signIn } from './client.ts';
import * as attacks from './hostile/attacks.ts';
import { nextAddress, openHostile, pause, type Target } from './hostile/wire.ts';
import { startProcess, type TestProcess } from './process.ts';
import { startToyServer, TOY_PLAN } from './toy-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-hostile-'));
const PLAN = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] };
let node: TestProcess;
let pid: number | undefined;
let honest: Device[];
let clients: Client[];
let target: Target;
let isUnderAttack = true;
let match: Promise<void>;

/** Plays at the pace of a quick person, and never slower than the attacks: the match outlasts them. */
async function play(client: Client, name: string): Promise<void> {
  const choose = randomAnswerer(name);
  while (!client.isOver) {
    await client.until(({ doc, viewer, isOver }) => isOver || doc?.asked?.seat === viewer, 'its turn', 170_000);
    const { doc, choices, rows } = client;
    if (doc?.asked === undefined) return;
    await pause(isUnderAttack ? 300 : 60);
    client.choose(choose(doc, choices) ?? choices[0]);
    await client.until((one) => one.rows > rows, 'its action', 60_000);
  }
}

beforeAll(async () => {
  // On a busy machine limits would shrink, and which of them one meets first would be the machine's.
  const env = { LONGBOX_DATA: folder, LOG_LEVEL: 'info', LIMITS: '1', SHEDDING: '0', TRUST_PROXY: '1' };
  node = await startProcess(env);
  pid = node.pid();
  honest = [await signIn(node.base), await signIn(node.base)];
  const { id } = await setTable(node.base, honest, PLAN);
  target = { base: node.base, room: id, match: await deal(node.base, honest, id) };
  clients = honest.map((device) => new Client({ bases: [node.base], device, room: id, reconnect: false }).connect());
  await Promise.all(clients.map((client) => client.until(({ doc }) => doc !== undefined)));
  match = Promise.all(clients.map((client, i) => play(client, `honest ${i}`))).then(() => undefined);
  match.catch(() => undefined);
});
afterAll(async () => {
  for (const client of clients ?? []) client.close();
  await node?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const SEED = Math.floor(Math.random() * 2 ** 31);
const LIST: readonly (readonly [string, attacks.Attack, unknown])[] = [
  ['connections that never finish what they began', attacks.halfOpen, true],
  ['a request that does not go on', attacks.unfinishedHeaders, true],
  ['sockets that follow and do not read', attacks.slowReaders, true],
  ['bytes that are no HTTP', attacks.noise, true],
  ['frames that are no frames', attacks.brokenFrames, true],
  [`spoilt and random messages, seed ${SEED}`, attacks.fuzzSockets(SEED), true],
  ['ten megabytes in a frame and in fragments', attacks.hugeFrames, [1009, 1009]],
  ['ten megabytes in a body, announced or not', attacks.hugeBodies, [413, 413]],
  ['a flood of messages', attacks.floodMessages, 4429],
  ['a flood of sockets', attacks.floodSockets, true],
  ['a flood of requests', attacks.floodRequests, [200, 429]],
  ['one account on many sockets', attacks.manySockets, true],
  ['more sockets of an account than there may be', attacks.crowdOfOne, 4],
  ['a client that is refused again and again', attacks.mistakes, 4429],
  ['a client that comes and goes without end', attacks.revolvingDoor, true],
  ['actions in the seats of others', attacks.wrongSeats, { codes: ['notYours'], count: true, isLetIn: false }],
  [
    'sessions and challenges used again',
    attacks.replayedTokens,
    { old: 401, guess: 401, socket: 4401, first: 200, again: 403 },
  ],
];

test.each(LIST)('it withstands %s', async (_, attack, seen) => {
  const hostile = await signIn(node.base, { ...createDevice(), address: nextAddress() });
  expect(await attack(target, hostile)).toEqual(seen);
  expect((await fetch(`${node.base}/readyz`)).status).toBe(200);
  expect(node.pid()).toBe(pid);
});

test('the honest match beside all this was not disturbed', async () => {
  isUnderAttack = false;
  await match;
  for (const client of clients) {
    expect(client.closes).toEqual([]);
    expect(client.refusals).toEqual([]);
  }
  const { log } = await request<ReplayView>(node.base, honest[0], 'GET', `/matches/${target.match}/replay`);
  const arena = createArena(ARENA_CARDS, ARENA_ARCHETYPES);
  const state = replay(arena, log);
  expect(log.choices).toHaveLength(clients[0].n + clients[1].n);
  for (const [seat, { doc }] of clients.entries()) {
    expect(doc?.view).toEqual(JSON.parse(JSON.stringify(arena.view(state, seat))));
  }
  expect(node.pid()).toBe(pid);
  expect(node.output()).not.toMatch(/"level":(50|60)|Error:|Unhandled/);
});

test('a client that does not read is let go before it costs much memory', async () => {
  const server = await startToyServer();
  const devices = [await signIn(server.base), await signIn(server.base)];
  const { id } = await setTable(server.base, devices, TOY_PLAN);
  const toy = { base: server.base, room: id, match: await deal(server.base, devices, id) };
  const { socket } = await openHostile(toy, devices[0]);
  socket.pause();
  const tooSlow = async () => /\{code="tooSlow"\} [1-9]/.test(await (await fetch(`${server.base}/metrics`)).text());
  for (let tries = 0; !(await tooSlow()); tries++) {
    expect(tries).toBeLessThan(300);
    for (let i = 0; i < 100; i++) socket.send(JSON.stringify({ t: 'enter', room: id, since: 0 }));
    await pause(20);
  }
  socket.terminate();
  await server.close();
});
