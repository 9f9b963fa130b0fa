import './patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import type { Database } from '../src/store/sql.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';
import { storeCases } from './store-cases.ts';

let cluster: TestPostgres;
let db: Database;
const broken: Error[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  db = await openPostgres(cluster.url, (error) => broken.push(error));
});
afterAll(async () => {
  await db?.close();
  await cluster?.stop();
});

storeCases(() => db);

test('nodes that start at once on an empty database migrate once', async () => {
  for (let round = 0; round < 8; round++) {
    const url = await createDatabase(cluster, `empty_${round}`);
    const nodes = await Promise.all([1, 2, 3, 4, 5].map(() => openPostgres(url, () => undefined)));
    expect(await nodes[0].all('SELECT version FROM migrations')).toEqual([{ version: 1 }]);
    for (const node of nodes) await node.close();
  }
});

test('when the database dies in the middle of something, that fails and the process lives', async () => {
  const slow = db.transaction((sql) => sql.all('SELECT pg_sleep(30)'));
  const failed = expect(slow).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await cluster.kill();
  await failed;
  await cluster.start();
  expect(await db.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('when the database dies a row has an unknown outcome, and afterwards it works again', async () => {
  const row = { match: 'survivor', kind: 0, seat: 0, value: 1, hash: '' };
  expect(await db.append({ ...row, seq: 1, n: 1 })).toBeTypeOf('number');
  await cluster.kill();
  await expect(db.append({ ...row, seq: 2, n: 2 })).rejects.toThrow();
  await cluster.start();
  expect(await db.append({ ...row, seq: 2, n: 2 })).toBeTypeOf('number');
  expect(broken.length).toBeGreaterThan(0);
});

test('a node that starts waits for a database that is away, but not for one that does not want it', async () => {
  await cluster.kill();
  const missed: Error[] = [];
  const opening = openPostgres(cluster.url, (error) => missed.push(error));
  await expect.poll(() => missed.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await cluster.start();
  const late = await opening;
  expect(await late.all('SELECT version FROM migrations')).toEqual([{ version: 1 }]);
  await late.close();

  const nowhere = new URL(cluster.url);
  nowhere.pathname = '/nowhere';
  await expect(openPostgres(nowhere.href, () => undefined)).rejects.toThrow('does not exist');
});
