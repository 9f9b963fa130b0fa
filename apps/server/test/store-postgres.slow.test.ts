import './patience.ts';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeId } from '../src/identity/names.ts';
import { SCHEMA_VERSION } from '../src/store/migrations.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Append, Database } from '../src/store/sql.ts';
import { createDatabase, startPostgres, type TestPostgres, WITHOUT_SYNC } from './postgres.ts';
import { storeCases } from './store-cases.ts';

let cluster: TestPostgres;
let db: Database;
const broken: Error[] = [];
beforeAll(async () => {
  cluster = await startPostgres(WITHOUT_SYNC);
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
    expect(await nodes[0].all('SELECT version FROM migrations')).toHaveLength(SCHEMA_VERSION);
    for (const node of nodes) await node.close();
  }
});

const row = (match: string, seq: number): Append => ({ match, seq, kind: 0, seat: 0, n: seq, value: 0, hash: '' });

test('a row that a frozen node holds stops nobody but who wants that row, and not for ever', async () => {
  const [mark, held] = [makeId(), makeId()];
  const frozen = await openPostgres(cluster.url, () => undefined);
  let isHeld: () => void = () => undefined;
  const holding = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const freezing = frozen
    .transaction(async (sql) => {
      await sql.run("INSERT INTO events VALUES (?, 1, 0, 0, 1, 0, '', 0)", [held]);
      isHeld();
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      await sql.run("INSERT INTO events VALUES (?, 2, 0, 0, 2, 0, '', 0)", [held]);
    })
    .catch(String);
  await holding;
  const began = performance.now();
  const stuck = expect(db.append(row(held, 1))).rejects.toThrow('lock timeout');
  const others = await Promise.all([1, 2, 3].map((i) => db.append(row(`${mark}-${i}`, 1))));
  expect(others.every((at) => at !== undefined)).toBe(true);
  expect(performance.now() - began).toBeLessThan(6_000);
  await stuck;
  // From now on rows of that match are kept apart.
  const again = expect(db.append(row(held, 1))).rejects.toThrow('lock timeout');
  const next = performance.now();
  await db.append(row(`${mark}-1`, 2));
  expect(performance.now() - next).toBeLessThan(1_500);
  await again;
  // PostgreSQL ends the transaction of the frozen node, and the row can be had.
  expect(await freezing).toContain('Error');
  expect(await db.append(row(held, 1))).toBeDefined();
  await frozen.close();
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

/** What PostgreSQL says to everybody when it dies, as it stands on the wire. */
function farewell(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** The end of every exchange: ready for the next query, and in no transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** A cable to the cluster that ends connections in the very message that says they are ready, for as long as `isDying`. */
async function layDyingCable(isDying: () => boolean): Promise<Server> {
  const cable = createServer((near: Socket) => {
    const far = connect(cluster.port, 'localhost');
    near.on('data', (data) => far.write(data)).on('error', () => far.destroy());
    near.on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    far.on('data', (data) => {
      if (isDying() && data.subarray(-READY.length).equals(READY)) near.end(Buffer.concat([data, farewell()]));
      else near.write(data);
    });
  }).listen(0, 'localhost');
  await once(cable, 'listening');
  return cable;
}

test('when the database dies in the moment it says that it is ready, that fails and the process lives', async () => {
  let isDying = false;
  const cable = await layDyingCable(() => isDying);
  const { port } = cable.address() as AddressInfo;
  const node = await openPostgres(cluster.url.replace(`:${cluster.port}/`, `:${port}/`), () => undefined);
  // So that new connections have to be made, whatever waits in the pool.
  const busy = Promise.allSettled(
    Array.from({ length: 11 }, () => node.transaction((sql) => sql.all('SELECT pg_sleep(1)'))),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  isDying = true;
  const row = { match: 'ready', kind: 0, seat: 0, value: 1, hash: '', seq: 1, n: 1 };
  await expect(node.append(row)).rejects.toThrow();
  await expect(node.transaction((sql) => sql.all('SELECT 1 AS one'))).rejects.toThrow();
  await busy;
  isDying = false;
  expect(await node.append(row)).toBeTypeOf('number');
  await node.close();
  cable.close();
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
  expect(await late.all('SELECT version FROM migrations')).toHaveLength(SCHEMA_VERSION);
  await late.close();

  const nowhere = new URL(cluster.url);
  nowhere.pathname = '/nowhere';
  await expect(openPostgres(nowhere.href, () => undefined)).rejects.toThrow('does not exist');
});

test('a node that starts behind a proxy waits until the proxy has a primary', async () => {
  let calls = 0;
  const proxy = createServer((client) => {
    client.on('error', () => undefined);
    // As HAProxy does while there is none.
    if (++calls <= 4) {
      client.destroy();
      return;
    }
    const primary = connect(cluster.port, 'localhost');
    primary.on('error', () => undefined);
    client.pipe(primary).pipe(client);
  });
  await once(proxy.listen(0), 'listening');
  const url = new URL(cluster.url);
  url.port = String((proxy.address() as AddressInfo).port);
  const missed: Error[] = [];
  const late = await openPostgres(url.href, (error) => missed.push(error));
  expect(missed.length).toBeGreaterThan(0);
  await late.close();
  proxy.close();
});

test('a commit that no longer waits for its standby has an unknown outcome, whatever wrote it', async () => {
  const lonely = await startPostgres(WITHOUT_SYNC);
  const node = await openPostgres(lonely.url, () => undefined);
  const watcher = new pg.Client({ connectionString: lonely.url });
  await watcher.connect();
  // A standby that is not there: every commit waits for it.
  await watcher.query("ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
  await watcher.query('SELECT pg_reload_conf()');
  const waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
  const stopWaiting = async (isDone = () => false): Promise<boolean> => {
    while ((await watcher.query(waiting)).rowCount === 0) {
      if (isDone()) return false;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await watcher.query(`SELECT pg_cancel_backend(pid) FROM (${waiting}) AS w`);
    return true;
  };
  const PROBE = "INSERT INTO settings VALUES ('probe', 'x') ON CONFLICT (name) DO UPDATE SET value = 'y'";
  // PostgreSQL reads the setting in its own time: it has done so when a commit waits.
  for (let isWaiting = false; !isWaiting; ) {
    let isDone = false;
    const probe = node.run(PROBE).finally(() => {
      isDone = true;
    });
    isWaiting = await stopWaiting(() => isDone);
    await probe.catch(() => undefined);
  }
  const writes: readonly (() => Promise<unknown>)[] = [
    () => node.append(row('alone', 1)),
    () => node.run("INSERT INTO settings VALUES ('one', 'x')"),
    () => node.transaction((sql) => sql.run("INSERT INTO settings VALUES ('two', 'x')")),
  ];
  for (const write of writes) {
    await Promise.all([expect(write()).rejects.toThrow('synchronous replication'), stopWaiting()]);
  }
  // It had been written all the same, here.
  expect((await watcher.query("SELECT name FROM settings WHERE name <> 'probe'")).rowCount).toBe(2);
  await watcher.query('ALTER SYSTEM RESET synchronous_standby_names');
  await watcher.query('SELECT pg_reload_conf()');
  await watcher.end();
  await node.close();
  await lonely.stop();
});
