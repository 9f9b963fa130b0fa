import './patience.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../tools/setup/run.mjs';
import { readPort } from '../src/config.ts';
import { backUp, readConfig } from '../src/index.ts';
import { LIMITS, limitOf } from '../src/ops/limits.ts';
import type { Append } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client, deal, request, setTable, signIn } from './client.ts';
import { testConfig } from './config.ts';
import { startToyServer, TOY_PLAN } from './toy-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the hosting guide lists exactly the variables that are read', () => {
  const source = readFileSync(path.join(ROOT, 'apps/server/src/config.ts'), 'utf8');
  const read = [...source.matchAll(/said\('(\w+)'\)/g)].map(([, name]) => name);
  const guide = readFileSync(path.join(ROOT, 'docs/hosting.md'), 'utf8');
  const told = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual([...new Set([...read, 'PORT', 'LONGBOX_WEB'])].toSorted());
});

test('the hosting guide has every limit with its numbers, and a host can set each', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/hosting.md'), 'utf8');
  const told = [...guide.matchAll(/^ {2}\| `(\w+)` \|.*\| (\d+) \| ([\d.]+) \|$/gm)].map(
    ([, name, burst, perSecond]) => [name, { burst: Number(burst), perSecond: Number(perSecond) }],
  );
  expect(Object.fromEntries(told)).toEqual(LIMITS);
  const own = readConfig({ LIMITS: '2', OWN_LIMITS: 'chat=10/1, rooms=7/0.5' }, folder);
  expect(['chat', 'rooms', 'names'].map((name) => limitOf(own, name as 'chat'))).toEqual([
    { burst: 20, perSecond: 2 },
    { burst: 14, perSecond: 1 },
    { burst: 10, perSecond: 0.04 },
  ]);
});

test('with nothing set it is the embedded database in a data folder, with a key of its own', () => {
  const config = readConfig({}, folder);
  expect(config).toMatchObject({
    data: path.join(folder, 'data'),
    databaseUrl: undefined,
    limits: 1,
    logLevel: 'info',
  });
  expect(readConfig({}, folder).key).toEqual(config.key);
  expect(statSync(path.join(folder, 'data', 'key')).mode & 0o777).toBe(0o600);
});

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ DATABASE_URL: 'postgres://x' }, 'LONGBOX_KEY must be set'],
  [{ LONGBOX_KEY: 'short' }, 'LONGBOX_KEY must be 64 hexadecimal digits'],
  [{ REDIS_URL: 'localhost' }, 'REDIS_URL must begin with redis://'],
  [{ PUBLIC_URL: 'cards.example' }, 'PUBLIC_URL has'],
  [{ ORIGINS: 'https://a.example,b' }, 'ORIGINS has'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is'],
  [{ LIMITS: '0' }, 'LIMITS is'],
  [{ OWN_LIMITS: 'chat=many' }, "OWN_LIMITS has 'chat=many'"],
  [{ OWN_LIMITS: 'chat=5/1,walks=5/1' }, "OWN_LIMITS has 'walks=5/1'"],
  [{ SHEDDING: 'no' }, 'SHEDDING is'],
  [{ QUOTA_ROOMS: 'many' }, 'QUOTA_ROOMS is'],
  [{ RATED_AFTER_HOURS: '-1' }, 'RATED_AFTER_HOURS is'],
])('%j is told in a sentence', (env, sentence) => {
  expect(() => readConfig(env, folder)).toThrow(sentence);
});

test.each(['x', '0', '65536', '80.5'])('port %j is no port', (text) => {
  expect(() => readPort({ PORT: text })).toThrow('PORT is');
  expect([readPort({}), readPort({ PORT: '' }), readPort({ PORT: '81' })]).toEqual([8080, 8080, 81]);
});

test('an empty or cut key is refused, and a key is not replaced where there is a database', () => {
  const data = path.join(folder, 'keyless', 'data');
  mkdirSync(data, { recursive: true });
  const read = () => readConfig({}, path.join(folder, 'keyless'));
  for (const text of ['', 'abc', 'zz'.repeat(32)]) {
    writeFileSync(path.join(data, 'key'), text);
    expect(read).toThrow('empty or damaged');
  }
  rmSync(path.join(data, 'key'));
  writeFileSync(path.join(data, 'longbox.db'), 'x');
  expect(read).toThrow('a database and no key');
  rmSync(path.join(data, 'longbox.db'));
  expect(read().key).toHaveLength(32);
  expect(readdirSync(data)).toEqual(['key']);
});

test('a database is not opened with another key than it was made with', async () => {
  const data = path.join(folder, 'other-key');
  const { key } = testConfig();
  await (await startToyServer({ data, key })).close();
  await expect(startToyServer({ data, key: testConfig().key })).rejects.toThrow('another key');
  await (await startToyServer({ data, key })).close();
  // Also one from before fingerprints were kept, by what is sealed in it.
  const server = await startToyServer({ data, key });
  const devices = [await signIn(server.base), await signIn(server.base)];
  const { id } = await setTable(server.base, devices, TOY_PLAN);
  await deal(server.base, devices, id);
  await server.close();
  const db = await openSqlite(data);
  await db.run('DELETE FROM settings');
  await db.close();
  await expect(startToyServer({ data, key: testConfig().key })).rejects.toThrow('another key');
  await (await startToyServer({ data, key })).close();
});

test('a database that is missing, empty or cut short stops the start', async () => {
  const data = path.join(folder, 'cut');
  const file = path.join(data, 'longbox.db');
  const { key } = testConfig();
  await (await startToyServer({ data, key })).close();
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 4_096));
  await expect(startToyServer({ data, key })).rejects.toThrow('cut short');
  writeFileSync(file, '');
  await expect(startToyServer({ data, key })).rejects.toThrow('missing or empty');
  rmSync(file);
  await expect(startToyServer({ data, key })).rejects.toThrow('missing or empty');
  writeFileSync(file, whole);
  await (await startToyServer({ data, key })).close();
});

test('after a clean stop everything is in one file that nobody else can read', async () => {
  const data = path.join(folder, 'private');
  const file = path.join(data, 'longbox.db');
  const server = await startToyServer({ data });
  await signIn(server.base);
  for (const end of ['', '-wal', '-shm']) expect(statSync(file + end).mode & 0o777).toBe(0o600);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  await server.close();
  expect(existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0).toBe(false);
});

test('a backup ends however busy the database is, and one that was interrupted is made anew', async () => {
  const data = path.join(folder, 'busy');
  const db = await openSqlite(data);
  await Promise.all(Array.from({ length: 20_000 }, (_, i) => db.append(busyRow(0, i))));
  await db.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 8000)
    INSERT INTO spent (hash, expires_at) SELECT hex(randomblob(1500)), 1 FROM n`);
  // Somebody else writes all the time.
  const script = `import { DatabaseSync } from '@photostructure/sqlite';
    const db = new DatabaseSync(${JSON.stringify(path.join(data, 'longbox.db'))});
    db.exec('PRAGMA busy_timeout = 5000');
    const add = db.prepare("INSERT INTO spent (hash, expires_at) VALUES (?, 1)");
    globalThis.kept = db;
    let i = 0;
    setInterval(() => { add.run(String(i++)); if (i === 1) console.log('writing'); }, 1);`;
  const writer = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(ROOT, 'apps', 'server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(writer.stdout, 'data');
  const target = path.join(folder, 'busy-copy');
  mkdirSync(`${target}.partial`);
  writeFileSync(path.join(`${target}.partial`, 'longbox.db'), 'half a copy');
  const began = performance.now();
  await backUp(data, target);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(writer.exitCode).toBe(null);
  writer.kill();
  await once(writer, 'exit');
  await db.close();
  expect(existsSync(`${target}.partial`)).toBe(false);
  const copy = await openSqlite(target);
  expect(await copy.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await copy.all('SELECT count(*) AS count FROM events')).toEqual([{ count: 20_000 }]);
  await copy.close();
});

const busyRow = (match: number, i: number): Append => ({
  ...{ match: `${match}-${i % 50}`, seq: i, kind: 0, seat: 0, n: i, value: 0, hash: '0123456789abcdef' },
});

test('health, readiness and metrics are there', async () => {
  const server = await startToyServer();
  const get = (address: string) => fetch(`${server.base}${address}`);
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  expect(await (await get('/readyz')).json()).toEqual({ ok: true });
  await expect(request(server.base, undefined, 'GET', '/session')).rejects.toThrow('401');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('# TYPE longbox_rows_committed_total counter\nlongbox_rows_committed_total 0\n');
  expect(metrics).toContain('longbox_refusals_total{code="noSession"} 1');
  expect(metrics).toMatch(/^longbox_commit_milliseconds_bucket\{le="\+Inf"\} 0$/m);
  for (const line of metrics.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.]+)$/);
  await server.close();
});

test('a backup of a running server is a server: the match goes on from there', async () => {
  const data = path.join(folder, 'running');
  const { key } = readConfig({}, path.join(folder, 'other'));
  const server = await startToyServer({ data, key });
  const devices = [await signIn(server.base), await signIn(server.base)];
  const { id } = await setTable(server.base, devices, TOY_PLAN);
  await deal(server.base, devices, id);
  const client = new Client({ bases: [server.base], device: devices[0], room: id }).connect();
  await client.until(({ doc }) => doc !== undefined);
  const copy = path.join(folder, 'copy');
  await backUp(data, copy);
  await expect(backUp(data, copy)).rejects.toThrow('already');
  await expect(backUp(folder, path.join(folder, 'x'))).rejects.toThrow('no database');
  client.close();
  await server.close();
  const restored = await startToyServer({ data: copy, key });
  const again = new Client({ bases: [restored.base], device: devices[0], room: id }).connect();
  await again.until(({ doc }) => doc !== undefined);
  expect(again.doc).toEqual(client.doc);
  again.close();
  await restored.close();
});

test('who asks too often is told to wait', async () => {
  const server = await startToyServer({ limits: 0.1 });
  const codes: number[] = [];
  for (let i = 0; i < 20; i++) codes.push((await fetch(`${server.base}/api/v1/games`)).status);
  expect(codes.slice(0, 12)).toEqual(new Array(12).fill(200));
  expect(codes).toContain(429);
  await server.close();
});

test('who floods a socket is cut off, and nobody else', async () => {
  const server = await startToyServer({ limits: 1 });
  const devices = [await signIn(server.base), await signIn(server.base)];
  const { id } = await setTable(server.base, devices, TOY_PLAN);
  const [flooding, honest] = devices.map((device) =>
    new Client({ bases: [server.base], device, room: id, reconnect: false }).connect(),
  );
  await Promise.all([flooding, honest].map((client) => client.until(({ room }) => room !== undefined)));
  for (let i = 0; i < 500; i++) flooding.send({ t: 'ping', id: i });
  await flooding.until(({ closes }) => closes.length === 1);
  expect(flooding.closes).toEqual([4429]);
  honest.send({ t: 'chat', room: id, text: 'still here' });
  await honest.until(({ lines }) => lines.length === 1);
  for (let i = 0; i < 25; i++) honest.send({ t: 'enter', room: id });
  await honest.until(({ refusals }) => refusals.some(({ code }) => code === 'tooFast'));
  expect(honest.closes).toEqual([]);
  honest.close();
  await server.close();
});
