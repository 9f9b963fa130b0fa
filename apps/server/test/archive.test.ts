// A match that has left the hot tables, seen from outside.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { archiveDue } from '../src/store/archive-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStores } from '../src/store/stores.ts';
import { Client, type Device, deal, randomAnswerer, request, setTable, signIn } from './client.ts';
import { startToyServer, TOY_PLAN } from './toy-server.ts';

async function look(base: string, device: Device, room: string, match: string) {
  const said: unknown[] = [];
  for (const what of ['replay', 'fair']) said.push(await request(base, undefined, 'GET', `/matches/${match}/${what}`));
  const late = new Client({ bases: [base], device, room }).connect();
  await late.until(({ isOver }) => isOver);
  late.close();
  return { said, told: late.told, doc: late.doc };
}

test('a match that was archived is still there by its link, with every word it had', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'longbox-archive-'));
  const key = randomBytes(32);
  const server = await startToyServer({ data, key });
  const devices = [await signIn(server.base), await signIn(server.base)];
  const { id } = await setTable(server.base, devices, { ...TOY_PLAN, profile: 'short', decks: ['small', 'small'] });
  const match = await deal(server.base, devices, id);
  const clients = devices.map((device, i) =>
    new Client({ bases: [server.base], device, room: id, answer: randomAnswerer(`archive ${i}`) }).connect(),
  );
  await Promise.all(clients.map((client) => client.until(({ isOver }) => isOver)));
  for (const client of clients) client.close();
  const before = await look(server.base, devices[0], id, match);
  expect(before.told.length).toBeGreaterThan(3);
  await server.close();

  const db = await openSqlite(data);
  expect(await createStores(db).archives.archive(match)).toBe(true);
  await db.close();
  const again = await startToyServer({ data, key });
  expect(await look(again.base, devices[0], id, match)).toEqual(before);
  await again.close();
  rmSync(data, { recursive: true });
});

test('what has been over for as long as the host says is archived, and nothing else', async () => {
  const db = await openSqlite(':memory:');
  const { archives } = createStores(db);
  for (const [id, days] of [
    ['old', 31],
    ['young', 29],
  ] as const) {
    await db.run(
      `INSERT INTO matches (id, room_id, game, profile, header, running, started_at, ended_at)
       VALUES (?, '', '', '', '{}', 0, 0, {now} - ?)`,
      [id, days * 86_400_000],
    );
  }
  const archived = async () => (await db.all('SELECT match_id FROM archives')).map((row) => row.match_id);
  await archiveDue(archives, 0);
  expect(await archived()).toEqual([]);
  await archiveDue(archives, 30);
  expect(await archived()).toEqual(['old']);
  await db.close();
});
