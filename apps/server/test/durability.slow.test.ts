// Reconnects, rebuilt matches, deltas against fresh views: what a client holds is what it would be given anew.

import './patience.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLOSE } from '@longbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client, type Device, deal, randomAnswerer, setTable, signIn } from './client.ts';
import { startToyServer, TOY_PLAN, type ToyServer } from './toy-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-durable-'));
const key = randomBytes(32);
let server: ToyServer;
beforeAll(async () => {
  server = await startToyServer({ data: folder, key });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function begin(answer = false) {
  const { base } = server;
  const devices = [await signIn(base), await signIn(base)];
  const room = await setTable(base, devices, TOY_PLAN);
  await deal(base, devices, room.id);
  const clients = devices.map((device, i) =>
    new Client({ bases: [base], device, room: room.id, ...(answer && { answer: randomAnswerer(`d${i}`) }) }).connect(),
  );
  await Promise.all(clients.map((client) => client.until(({ doc }) => doc !== undefined)));
  return { devices, clients, room: room.id };
}

/** What somebody is given who comes now. */
async function fresh(device: Device, room: string): Promise<Client> {
  const client = new Client({ bases: [server.base], device, room }).connect();
  await client.until(({ doc }) => doc !== undefined);
  client.close();
  return client;
}

test('after every row each viewer holds exactly what a newcomer is given, told the same story', async () => {
  const { devices, clients, room } = await begin();
  const watcherDevice = await signIn(server.base);
  const watcher = new Client({ bases: [server.base], device: watcherDevice, room }).connect();
  const answer = randomAnswerer('deltas');
  await watcher.until(({ doc }) => doc !== undefined);
  for (let row = 1; row <= 40 && !clients[0].isOver; row++) {
    const decider = clients[clients[0].doc?.asked?.seat ?? 0];
    const choice = decider.doc === undefined ? undefined : answer(decider.doc, decider.choices);
    decider.choose(choice ?? 0);
    const all = [...clients, watcher];
    await Promise.all(all.map((client) => client.until(({ rows }) => rows === row)));
    if (row % 5 !== 0) continue;
    for (const [i, device] of [...devices, watcherDevice].entries()) {
      const newcomer = await fresh(device, room);
      expect(newcomer.doc).toEqual(all[i].doc);
      expect(newcomer.told).toEqual(all[i].told);
      expect([newcomer.seq, newcomer.n]).toEqual([all[i].seq, all[i].n]);
    }
  }
  for (const client of [...clients, watcher]) client.close();
});

test('who comes back is at the same prompt and hears what was missed', async () => {
  const { clients, room } = await begin();
  const seat = clients[0].doc?.asked?.seat ?? 0;
  const [decider, other] = [clients[seat], clients[1 - seat]];
  const prompt = decider.doc;
  decider.drop();
  await decider.until(({ connections }) => connections === 2);
  await decider.until(({ closes, doc }) => closes.length === 1 && doc !== prompt);
  expect(decider.doc).toEqual(prompt);
  other.drop();
  decider.choose(decider.choices[0]);
  await decider.until(({ rows }) => rows === 1);
  await other.until(({ rows }) => rows === 1);
  expect(other.told.map(({ row }) => row)).toEqual([1]);
  const newcomer = await fresh(other.options.device, room);
  expect(other.doc).toEqual(newcomer.doc);
  for (const client of clients) client.close();
});

test('several tabs of one player see and do the same', async () => {
  const { clients, devices, room } = await begin();
  const seat = clients[0].doc?.asked?.seat ?? 0;
  const tab = new Client({ bases: [server.base], device: devices[seat], room }).connect();
  await tab.until(({ doc }) => doc !== undefined);
  tab.choose(tab.choices[0]);
  await clients[seat].until(({ n }) => n === 1);
  await tab.until(({ n }) => n === 1);
  expect(tab.doc).toEqual(clients[seat].doc);
  for (const client of [...clients, tab]) client.close();
});

test('two tabs that answer at once: one answer counts, the other is told why not', async () => {
  const { clients, devices, room } = await begin();
  const seat = clients[0].doc?.asked?.seat ?? 0;
  const tab = new Client({ bases: [server.base], device: devices[seat], room }).connect();
  await tab.until(({ doc }) => doc !== undefined);
  const { choices } = tab;
  clients[seat].choose(choices[0]);
  tab.choose(choices[1]);
  await tab.until(({ refusals }) => refusals.length === 1);
  expect(tab.refusals[0].code).toBe('counterUsed');
  expect(tab.rows).toBe(1);
  for (const client of [...clients, tab]) client.close();
});

test('a server that stops and starts again goes on where everybody was', async () => {
  const { clients } = await begin();
  const decider = clients[clients[0].doc?.asked?.seat ?? 0];
  decider.choose(decider.choices[0]);
  await Promise.all(clients.map((client) => client.until(({ rows }) => rows === 1)));
  const docs = clients.map(({ doc }) => doc);
  const { base } = server;
  await server.close();
  await Promise.all(clients.map((client) => client.until(({ closes }) => closes.length > 0)));
  expect(clients.map(({ closes }) => closes[0])).toEqual([4503, 4503]);
  server = await startToyServer({ data: folder, key }, undefined, Number(new URL(base).port));
  await Promise.all(clients.map((client) => client.until(({ connections }) => connections === 2)));
  await Promise.all(clients.map((client, i) => client.until(({ doc }) => doc !== docs[i])));
  expect(clients.map(({ doc }) => doc)).toEqual(docs);
  for (const client of clients) client.close();
});

test.each([
  { table: 'sessions', what: 'who it is' },
  { table: 'mutes', what: 'what they may hear' },
])(
  'whoever comes while the database cannot say $what is sent away at once, and let in when it can',
  async ({ table }) => {
    const { devices, room, clients } = await begin();
    const client = new Client({ bases: [server.base], device: devices[0], room });
    const db = await openSqlite(folder);
    await db.run(`ALTER TABLE ${table} RENAME TO away`);
    client.connect();
    await client.until(({ closes }) => closes.includes(CLOSE.unknownOutcome), 'to be sent away', 10_000);
    await db.run(`ALTER TABLE away RENAME TO ${table}`);
    await db.close();
    await client.until(({ doc }) => doc !== undefined);
    for (const one of [client, ...clients]) one.close();
  },
);
