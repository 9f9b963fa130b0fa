// What people can do about each other, what moderators can do, and what becomes of an account that is deleted.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLOSE, type PlayerView, type ReplayView } from '@longbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deed, Report } from '../src/store/moderation-store.ts';
import type { Database } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStores } from '../src/store/stores.ts';
import { Client, type Device, deal, HttpError, randomAnswerer, request, setTable, signIn } from './client.ts';
import { openHostile, pause } from './hostile/wire.ts';
import { startToyServer, TOY_PLAN, type ToyServer } from './toy-server.ts';

const hostKey = randomBytes(16).toString('hex');
const data = mkdtempSync(path.join(tmpdir(), 'longbox-moderation-'));
let server: ToyServer;
let db: Database;
beforeAll(async () => {
  server = await startToyServer({ data, hostKey });
  db = await openSqlite(data);
});
afterAll(async () => {
  await server.close();
  await db.close();
  rmSync(data, { recursive: true });
});

const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof HttpError ? (error.body as { code: string }).code : String(error)),
  );
const post = (device: Device, address: string, body: object) => request(server.base, device, 'POST', address, body);
const people = async (...names: readonly string[]): Promise<Device[]> => {
  const devices: Device[] = [];
  for (const name of names) devices.push(await signIn(server.base, undefined, name));
  return devices;
};

async function asHost<T>(address: string, body?: object, key = hostKey): Promise<T> {
  const answer = await fetch(`${server.base}/api/v1/host/${address}`, {
    headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as T;
  if (!answer.ok) throw new HttpError(answer.status, read);
  return read;
}

async function talk(...devices: readonly Device[]) {
  const room = await setTable(server.base, devices.slice(0, 2), TOY_PLAN);
  const clients = devices.map((device) => new Client({ bases: [server.base], device, room: room.id }).connect());
  await Promise.all(clients.map((client) => client.until((one) => one.room !== undefined)));
  const say = (client: Client, text: string) => client.send({ t: 'chat', room: room.id, text });
  return { id: room.id, clients, say, close: () => clients.forEach((client) => void client.close()) };
}

test('who is muted is not read from that moment on, on every socket that is open already', async () => {
  const [ann, bob] = await people('Ann', 'Bob');
  const { id, clients, say, close } = await talk(ann, bob, bob);
  const [one, two, tab] = clients;
  say(one, 'before');
  await Promise.all([two, tab].map((client) => client.until(({ lines }) => lines.length === 1)));
  await post(bob, `/rooms/${id}/mute`, { player: ann.player, muted: true });
  await pause(100);
  say(one, 'hidden');
  await one.until(({ lines }) => lines.length === 2);
  await pause(100);
  expect([two.lines, tab.lines]).toEqual([['Ann: before'], ['Ann: before']]);
  await post(bob, `/rooms/${id}/mute`, { player: ann.player, muted: false });
  await pause(100);
  say(one, 'after');
  await two.until(({ lines }) => lines.includes('Ann: after'));
  close();
});

test('who blocks somebody is not brought to a table with them, nor they to theirs, and nobody is told why', async () => {
  const [ann, bob, eve] = await people('Ann', 'Bob', 'Eve');
  const { id, clients, say, close } = await talk(ann, bob);
  await post(bob, `/players/${ann.player}/block`, { blocked: true });
  await pause(100);
  say(clients[0], 'hello?');
  await clients[0].until(({ lines }) => lines.length === 1);
  await pause(100);
  expect(clients[1].lines).toEqual([]);
  close();
  expect(await request(server.base, bob, 'GET', '/relations')).toEqual({ muted: [ann.player], blocked: [ann.player] });
  const [of, by] = [await setTable(server.base, [ann], TOY_PLAN), await setTable(server.base, [bob], TOY_PLAN)];
  expect([await code(post(bob, `/rooms/${of.id}/sit`, {})), await code(post(ann, `/rooms/${by.id}/sit`, {}))]).toEqual([
    'notHere',
    'notHere',
  ]);
  expect(await code(post(eve, `/rooms/${of.id}/sit`, {}))).toBe('done');
  const want = { game: 'toy', profile: 'long', deck: { starter: 'large' }, clock: { kind: 'none' }, rated: false };
  const quick = async (device: Device) => (await post(device, '/quick', want)) as { id: string };
  expect((await quick(ann)).id).not.toBe((await quick(bob)).id);
  await post(bob, `/players/${ann.player}/block`, { blocked: false });
  expect(await code(post(ann, `/rooms/${by.id}/sit`, {}))).toBe('done');
  expect(await code(post(bob, `/players/${bob.player}/block`, { blocked: true }))).toBe('unknownPlayer');
  expect(id).toBeTypeOf('string');
});

test('a moderator hides a line, bans until a time and lifts it; all of it is written down', async () => {
  const [ann, bob] = await people('Ann', 'Rude');
  const { id, clients, say, close } = await talk(ann, bob);
  say(clients[1], '<b>something</b> rude');
  await clients[0].until(({ lines }) => lines.length === 1);
  await post(ann, `/rooms/${id}/report`, { line: 1, why: 'rude' });
  const [report] = await asHost<Report[]>('reports');
  expect(report).toMatchObject({
    room: id,
    line: 1,
    by: ann.player,
    why: 'rude',
    player: bob.player,
    name: 'Rude',
    text: '<b>something</b> rude',
  });
  const deed = { who: 'Mod', why: 'house rules' };
  await asHost('deed', { ...deed, what: 'hide', room: id, line: 1 });
  await asHost('deed', { ...deed, what: 'settle', room: id, line: 1 });
  expect(await code(asHost('deed', { ...deed, what: 'settle', room: id, line: 1 }))).toBe('nothing');
  const late = new Client({ bases: [server.base], device: ann, room: id }).connect();
  await late.until(({ room }) => room !== undefined);
  await pause(50);
  expect(late.lines).toEqual([]);
  late.close();
  close();

  const { closed } = await openHostile({ base: server.base, room: 'none', match: 'none' }, bob);
  expect(await code(asHost('deed', { ...deed, what: 'ban', player: bob.player }))).toBe('malformed');
  await asHost('deed', { ...deed, what: 'ban', player: bob.player, hours: 24 });
  expect(await Promise.race([closed, pause(5_000)])).toBe(CLOSE.banned);
  expect(await code(post(bob, '/rooms', {}))).toBe('banned');
  expect(await code(post(bob, '/session/name', { name: 'Other' }))).toBe('banned');
  const again = await openHostile({ base: server.base, room: 'none', match: 'none' }, bob);
  expect(await again.closed).toBe(CLOSE.banned);
  const view = await request<PlayerView>(server.base, bob, 'GET', '/session');
  expect(view.ban?.why).toBe('house rules');
  expect(Math.abs((view.ban?.until ?? 0) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  // It ends by itself.
  await db.run('UPDATE bans SET until = {now} - 1');
  expect(await code(post(bob, '/session/name', { name: 'Other' }))).toBe('done');
  await asHost('deed', { ...deed, what: 'ban', player: bob.player, hours: 1 });
  await asHost('deed', { ...deed, what: 'unban', player: bob.player });
  await asHost('deed', { ...deed, what: 'rename', player: bob.player });
  expect(await request(server.base, bob, 'GET', '/session')).toMatchObject({ name: `Guest ${bob.player.slice(0, 4)}` });
  // The name is gone from where it stood, too.
  expect(JSON.stringify(await request(server.base, ann, 'GET', `/rooms/${id}`))).not.toContain('Rude');
  expect((await asHost<Report[]>('reports'))[0].name).toBe(`Guest ${bob.player.slice(0, 4)}`);
  const deeds = await asHost<Deed[]>('deeds');
  expect(deeds.map(({ what }) => what).toSorted()).toEqual([
    'ban 1 h',
    'ban 24 h',
    'hide',
    'rename',
    'settle',
    'unban',
  ]);
  expect(deeds.every(({ who, why }) => who === 'Mod' && why === 'house rules')).toBe(true);
});

test('the pages of the host need its key, and are not there without one', async () => {
  for (const address of ['reports', 'deeds', 'players/x']) {
    for (const key of ['', 'wrong', hostKey.slice(1)])
      expect(await code(asHost(address, undefined, key))).toBe('hostKey');
  }
  const page = await fetch(`${server.base}/host`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await page.text()).not.toMatch(/<script>|<style>| style=| on\w+=/);
  expect((await fetch(`${server.base}/host.js`)).headers.get('content-type')).toContain('text/javascript');
  const plain = await startToyServer();
  expect((await fetch(`${plain.base}/host.js`)).status).toBe(404);
  expect((await fetch(`${plain.base}/api/v1/host/reports`, { headers: { authorization: 'Bearer ' } })).status).toBe(
    404,
  );
  await plain.close();
});

test('an account tells everything it holds; when it is deleted nothing of the person is left, and the match of the other is', async () => {
  const [ann, bob] = await people('Annabel the First', 'Bob');
  const { id } = await setTable(server.base, [bob, ann], { ...TOY_PLAN, profile: 'short', decks: ['small', 'small'] });
  const match = await deal(server.base, [bob, ann], id);
  const clients = [ann, bob].map((device, i) =>
    new Client({ bases: [server.base], device, room: id, answer: randomAnswerer(`forgotten ${i}`) }).connect(),
  );
  await clients[0].until(({ room }) => room !== undefined);
  clients[0].send({ t: 'chat', room: id, text: 'my very own words' });
  await Promise.all(clients.map((client) => client.until(({ isOver, lines }) => isOver && lines.length === 1)));
  for (const client of clients) client.close();
  const replay = () => request<ReplayView>(server.base, bob, 'GET', `/matches/${match}/replay`);
  const before = await replay();
  const told = await request<Record<string, object[]>>(server.base, ann, 'GET', '/session/export');
  expect(told).toMatchObject({
    players: [{ name: 'Annabel the First' }],
    chat: [{ body: 'my very own words' }],
    match_seats: [{ match_id: match }],
  });
  expect(JSON.stringify(told)).not.toContain(bob.player);

  const { closed } = await openHostile({ base: server.base, room: 'none', match: 'none' }, ann);
  expect(await code(post(ann, '/session/delete', { name: 'Annabel' }))).toBe('name');
  const cookie = ann.cookie;
  await post(ann, '/session/delete', { name: 'Annabel the First' });
  expect(await Promise.race([closed, pause(5_000)])).toBe(CLOSE.noSession);
  expect(await code(request(server.base, { ...ann, cookie }, 'GET', '/session'))).toBe('noSession');
  const after = await replay();
  expect(after.names).toEqual(['Bob', 'Deleted player']);
  expect({ ...after.log.table, seats: [] }).toEqual({ ...before.log.table, seats: [] });
  expect([after.log.choices, after.log.fingerprints]).toEqual([before.log.choices, before.log.fingerprints]);
  // The same device is somebody new.
  expect((await signIn(server.base, { ...ann, cookie: '' })).player).not.toBe(told.players[0]);

  // In an archive too.
  const { archives, accounts } = createStores(db);
  await archives.archive(match);
  await accounts.forget(bob.player);
  expect((await archives.read(match))?.header.seats.map(({ name }) => name)).toEqual([
    'Deleted player',
    'Deleted player',
  ]);
  const tables = await db.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  for (const { name } of tables) {
    const text = JSON.stringify(await db.all(`SELECT * FROM ${name}`));
    expect([name, text.includes('Annabel'), text.includes('very own words')]).toEqual([name, false, false]);
  }
});

test('every table with a person in it is told of', async () => {
  const tables = await db.all("SELECT name FROM sqlite_master WHERE type = 'table'");
  const withPeople: string[] = [];
  for (const { name } of tables) {
    const columns = (await db.all(`PRAGMA table_info(${name})`)).map((row) => row.name);
    if (columns.some((column) => column === 'player_id' || column === 'by_id')) withPeople.push(String(name));
  }
  const told = Object.keys(await createStores(db).accounts.export('nobody'));
  expect(told.toSorted()).toEqual([...withPeople, 'players'].toSorted());
});
