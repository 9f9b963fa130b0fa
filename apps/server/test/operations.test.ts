import './patience.ts';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../tools/setup/run.mjs';
import { backUp, readConfig } from '../src/index.ts';
import { Client, deal, request, setTable, signIn } from './client.ts';
import { startToyServer, TOY_PLAN } from './toy-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the hosting guide lists exactly the variables that are read', () => {
  const source = readFileSync(path.join(ROOT, 'apps/server/src/config.ts'), 'utf8');
  const read = [...source.matchAll(/said\('(\w+)'\)/g)].map(([, name]) => name);
  const guide = readFileSync(path.join(ROOT, 'docs/hosting.md'), 'utf8');
  const told = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual([...new Set([...read, 'PORT'])].toSorted());
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
])('%j is told in a sentence', (env, sentence) => {
  expect(() => readConfig(env, folder)).toThrow(sentence);
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
