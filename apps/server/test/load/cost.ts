// npm run cost [-- --matches 24]     what a move and a match cost in bytes, processor time and waits for the disk; docs/scale.md
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeId } from '../../src/identity/names.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStores } from '../../src/store/stores.ts';
import { Client, deal, randomAnswerer, setTable, signIn, type TablePlan } from '../client.ts';
import { startPostgres } from '../postgres.ts';
import { startProcess } from '../process.ts';

const PLANS: readonly TablePlan[] = [
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
];
const AT_ONCE = 6;

async function playOne(base: string, plan: TablePlan, name: string): Promise<void> {
  const devices = [await signIn(base), await signIn(base)];
  const { id } = await setTable(base, devices, plan);
  await deal(base, devices, id);
  const clients = devices.map((device, i) =>
    new Client({ bases: [base], device, room: id, answer: randomAnswerer(`${name} ${i}`) }).connect(),
  );
  await Promise.all(clients.map((client) => client.until(({ isOver }) => isOver, 'the end', 300_000)));
  for (const client of clients) client.close();
}

/** Whole matches of both games over SQLite: the server in a process of its own. */
async function matchesCost(count: number) {
  const data = mkdtempSync(path.join(tmpdir(), 'longbox-cost-'));
  const node = await startProcess({ LONGBOX_DATA: data, LOG_LEVEL: 'error', QUOTA_MATCHES: '1000' });
  const figures = async () => {
    const text = await (await fetch(`${node.base}/metrics`)).text();
    const figure = (name: string): number => Number(new RegExp(`^longbox_${name} (.+)$`, 'm').exec(text)?.[1]);
    return {
      rows: figure('rows_committed_total'),
      seconds: figure('processor_seconds_total'),
      bytes: figure('bytes_sent_total'),
    };
  };
  const run = async (from: number, to: number): Promise<void> => {
    for (let at = from; at < to; at += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, i) => at + i);
      await Promise.all(some.map((i) => playOne(node.base, PLANS[i % PLANS.length], `cost ${i}`)));
    }
  };
  // A server that has just started is slow until its code is compiled.
  await run(0, count);
  const before = await figures();
  await run(count, 2 * count);
  const after = await figures();
  await node.kill('SIGTERM');
  const db = await openSqlite(data);
  const { archives } = createStores(db);
  const size = async (): Promise<number> => {
    await db.run('VACUUM');
    await db.all('PRAGMA wal_checkpoint(TRUNCATE)');
    return statSync(path.join(data, 'longbox.db')).size;
  };
  const [{ count: all }] = await db.all('SELECT count(*) AS count FROM events');
  const hot = await size();
  for (const match of await archives.due(-60_000, 10_000)) await archives.archive(match);
  const cold = await size();
  await db.close();
  rmSync(data, { recursive: true, force: true });
  const moves = after.rows - before.rows;
  const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
  return {
    matches: 2 * count,
    movesOfAMatch: round(Number(all) / (2 * count)),
    processorMillisecondsOfAMove: round(((after.seconds - before.seconds) * 1000) / moves, 3),
    bytesSentOfAMove: round((after.bytes - before.bytes) / moves),
    bytesOfAMatchHot: round(hot / (2 * count)),
    bytesOfAMatchArchived: round(cold / (2 * count)),
  };
}

/** Rows alone over PostgreSQL: what its log and its disk have to bear. */
async function rowsCost(matches: number, rows: number) {
  const cluster = await startPostgres();
  const db = await openPostgres(cluster.url, () => undefined);
  const ids = Array.from({ length: matches }, makeId);
  const stores = createStores(db);
  for (const id of ids) {
    const header = { id, room: '', game: '', profile: '', seats: [] };
    await db.transaction((sql) => stores.matches.create(sql, header as never, undefined));
  }
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const look = async () => {
    const { rows: told } = await client.query<{ bytes: string; syncs: string }>(
      "SELECT (pg_current_wal_lsn() - '0/0') AS bytes, wal_sync AS syncs FROM pg_stat_wal",
    );
    return { bytes: Number(told[0].bytes), syncs: Number(told[0].syncs) };
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1_500));
  await client.query('CHECKPOINT');
  await pause();
  const before = await look();
  const began = performance.now();
  await Promise.all(
    ids.map(async (match) => {
      let after: number | undefined;
      for (let seq = 1; seq <= rows; seq++) {
        after = await db.append({
          match,
          seq,
          kind: 0,
          seat: seq % 2,
          n: seq,
          value: 12_345,
          hash: '0123456789abcdef',
          after,
          wake: 60_000,
        });
      }
    }),
  );
  const milliseconds = performance.now() - began;
  // Statistics come a moment later.
  await pause();
  const after = await look();
  const { rows: sizes } = await client.query<{ bytes: string }>("SELECT pg_total_relation_size('events') AS bytes");
  await client.end();
  await db.close();
  await cluster.stop();
  const total = matches * rows;
  return {
    matchesAtOnce: matches,
    rowsASecond: Math.round((total / milliseconds) * 1000),
    walBytesOfARow: Math.round((after.bytes - before.bytes) / total),
    fsyncsOfARow: Number(((after.syncs - before.syncs) / total).toFixed(3)),
    tableBytesOfARow: Math.round(Number(sizes[0].bytes) / total),
  };
}

const { values } = parseArgs({ options: { matches: { type: 'string', default: '24' } } });
console.log(JSON.stringify(await rowsCost(1, 500), undefined, 2));
console.log(JSON.stringify(await rowsCost(50, 200), undefined, 2));
console.log(JSON.stringify(await matchesCost(Number(values.matches)), undefined, 2));
process.exit(0);
