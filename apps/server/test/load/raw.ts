// What the machine itself can do: the database one row at a time, and the socket library echoing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { WebSocket } from 'ws';
import { makeId } from '../../src/identity/names.ts';
import { loadDriver } from '../../src/store/driver.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite, setUp } from '../../src/store/sqlite.ts';
import { quantile } from './statistics.ts';

export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** What is committed by itself: the row of a move, into the table of all moves with its indexes, or a row of a table without any. */
export type Committed = 'move' | 'bare';

const BARE_TABLE = 'CREATE TABLE bare (id INTEGER PRIMARY KEY, match_id TEXT, value INTEGER, hash TEXT)';
const HASH = '0123456789abcdef';
const MATCHES = Array.from({ length: 50 }, () => makeId());

const INSERTS: Readonly<Record<Committed, string>> = {
  move: 'INSERT INTO events (match_id, seq, kind, seat, n, value, hash, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING',
  bare: 'INSERT INTO bare (id, match_id, value, hash) VALUES ($1, $2, $3, $4)',
};

/** The matches take turns, and in each of them the seats. */
const ROWS: Readonly<Record<Committed, (i: number) => (string | number)[]>> = {
  move(i) {
    const seq = Math.floor(i / MATCHES.length) + 1;
    return [MATCHES[i % MATCHES.length], seq, 0, seq % 2, (seq >> 1) + 1, 7, HASH, 1_790_000_000_000 + i];
  },
  bare: (i) => [i, MATCHES[i % MATCHES.length], 7, HASH],
};

async function rateOf(seconds: number, once: (i: number) => Promise<void> | void): Promise<Rate> {
  const times: number[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1_000) {
    const from = performance.now();
    await once(times.length);
    times.push(performance.now() - from);
  }
  const perSecond = (times.length / (performance.now() - began)) * 1_000;
  return { perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Single-row commits on one connection, set up as the server's. */
export async function sqliteCommits(what: Committed, seconds: number): Promise<Rate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-raw-'));
  await (await openSqlite(folder)).close();
  const DatabaseSync = await loadDriver();
  const db = new DatabaseSync(path.join(folder, 'longbox.db'));
  setUp(db, true);
  db.exec(BARE_TABLE);
  const insert = db.prepare(INSERTS[what].replaceAll(/\$\d/g, '?'));
  const rate = await rateOf(seconds, (i) => void insert.run(...ROWS[what](i)));
  db.close();
  rmSync(folder, { recursive: true });
  return rate;
}

/** @param url of a database of its own */
export async function postgresCommits(url: string, what: Committed, seconds: number): Promise<Rate> {
  await (await openPostgres(url, () => undefined)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('TRUNCATE events');
  await client.query('DROP TABLE IF EXISTS bare');
  await client.query(BARE_TABLE);
  const query = { name: what, text: INSERTS[what] };
  const rate = await rateOf(seconds, async (i) => void (await client.query({ ...query, values: ROWS[what](i) })));
  await client.end();
  return rate;
}

/** Echoes a second of a hundred sockets, each with one message on its way. */
export async function echoes(base: string, seconds: number): Promise<number> {
  const message = JSON.stringify({ t: 'answer', match: MATCHES[0], seq: 10, n: 5, choice: 7 });
  let count = 0;
  let isPlaying = true;
  const sockets = await Promise.all(
    Array.from({ length: 100 }, () => {
      const socket = new WebSocket(base.replace('http', 'ws'), { perMessageDeflate: false });
      return new Promise<WebSocket>((resolve, reject) => {
        socket.on('error', reject);
        socket.on('open', () => resolve(socket));
        socket.on('message', () => {
          count++;
          if (isPlaying) socket.send(message);
        });
      });
    }),
  );
  const began = performance.now();
  for (const socket of sockets) socket.send(message);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const perSecond = (count / (performance.now() - began)) * 1_000;
  isPlaying = false;
  for (const socket of sockets) socket.terminate();
  return perSecond;
}
