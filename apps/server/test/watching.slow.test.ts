// What a host sees of a server: readiness, figures, traces, and whether a backup is one.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../src/store/backup.ts';
import { drillBackup } from '../src/store/drill-backup.ts';
import { loadDriver } from '../src/store/driver.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStores } from '../src/store/stores.ts';
import { Client, deal, randomAnswerer, setTable, signIn } from './client.ts';
import { startToyServer, TOY_PLAN, toyGames } from './toy-server.ts';

const file = (name: string): string => readFileSync(new URL(`../ops/${name}`, import.meta.url), 'utf8');
const namesIn = (text: string): Set<string> => new Set(text.match(/\blongbox_[a-z0-9_]+/g) ?? []);

async function playOne(base: string): Promise<string> {
  const devices = [await signIn(base), await signIn(base)];
  const { id } = await setTable(base, devices, { ...TOY_PLAN, profile: 'short', decks: ['small', 'small'] });
  const match = await deal(base, devices, id);
  const clients = devices.map((device, i) =>
    new Client({ bases: [base], device, room: id, answer: randomAnswerer(`watched ${i}`) }).connect(),
  );
  await Promise.all(clients.map((client) => client.until(({ isOver }) => isOver)));
  for (const client of clients) client.close();
  return match;
}

test('every figure of the dashboard and of the alerts is one that the server gives', async () => {
  const server = await startToyServer();
  const given = namesIn(await (await fetch(`${server.base}/metrics`)).text());
  await server.close();
  for (const name of ['dashboard.json', 'alerts.yml']) {
    const wanted = namesIn(file(name));
    expect(wanted.size).toBeGreaterThan(5);
    expect([...wanted].filter((one) => !given.has(one))).toEqual([]);
  }
  expect(JSON.parse(file('dashboard.json'))).toMatchObject({ title: 'Longbox' });
});

test('the stages of a move add up in the figures', async () => {
  const server = await startToyServer();
  await playOne(server.base);
  const text = await (await fetch(`${server.base}/metrics`)).text();
  await server.close();
  const figure = (name: string): number => Number(new RegExp(`^longbox_${name} (.+)$`, 'm').exec(text)?.[1]);
  const rows = figure('rows_committed_total');
  expect(rows).toBeGreaterThan(3);
  for (const stage of ['queue', 'rules', 'database', 'show']) {
    expect(figure(`move_stage_milliseconds_count\\{stage="${stage}"\\}`)).toBe(rows);
  }
  const spent = figure('move_stage_milliseconds_sum\\{stage="database"\\}');
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(figure('commit_milliseconds_sum'));
});

test('a server whose database takes no more writes says that it is not ready', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'longbox-ready-'));
  const server = await startToyServer({ data });
  const ready = async () => (await fetch(`${server.base}/readyz`)).status;
  expect(await ready()).toBe(200);
  // Somebody else holds the file.
  const other = new (await loadDriver())(path.join(data, 'longbox.db'));
  other.exec('BEGIN IMMEDIATE');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await ready()).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await ready()).toBe(200);
  await server.close();
  rmSync(data, { recursive: true });
}, 30_000);

test('a drill plays what is in a backup, finds what is wrong with one, and leaves it alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-drill-test-'));
  const [data, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')];
  const key = randomBytes(32);
  const server = await startToyServer({ data, key });
  const [first, second] = [await playOne(server.base), await playOne(server.base)];
  await server.close();
  const db = await openSqlite(data);
  await createStores(db).archives.archive(first);
  await db.close();
  await backUp(data, copy);
  const before = readFileSync(path.join(copy, 'longbox.db'));
  const options = { games: toyGames(), env: { LONGBOX_KEY: key.toString('hex') } };
  const report = await drillBackup(copy, options);
  expect(report).toMatchObject({ matches: 2, played: 2, archived: 1, foreign: 0, faults: [] });
  expect(report.rows).toBeGreaterThan(6);
  expect(readFileSync(path.join(copy, 'longbox.db')).equals(before)).toBe(true);
  const other = { ...options, env: { LONGBOX_KEY: randomBytes(32).toString('hex') } };
  await expect(drillBackup(copy, other)).rejects.toThrow('another key');
  expect(await drillBackup(copy, { ...options, games: new Map() })).toMatchObject({ played: 0, foreign: 2 });
  const damaged = await openSqlite(copy);
  await damaged.run("UPDATE events SET hash = 'f00d' WHERE match_id = ? AND hash <> ''", [second]);
  await damaged.run("UPDATE archives SET digest = 'x'");
  await damaged.close();
  const { faults } = await drillBackup(copy, options);
  expect(faults.map((fault) => fault.replace(/ .*(plays out|damaged).*/, ' $1'))).toEqual([
    'match plays out',
    'match damaged',
  ]);
  rmSync(folder, { recursive: true });
});
