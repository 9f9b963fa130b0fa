// What the machine itself can do: the database one row at a time, and the socket library echoing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { WebSocket } from 'ws';
import { quantile } from './statistics.ts';

export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const TABLE = 'CREATE TABLE raw (id INTEGER PRIMARY KEY, match_id TEXT, value INTEGER, hash TEXT)';
const ROW = ['0123456789abcdef01234567', 7, '0123456789abcdef'] as const;

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

/** Single-row commits on one connection, WAL with synchronous FULL as the server has it. */
export async function sqliteCommits(seconds: number): Promise<Rate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-raw-'));
  const db = new DatabaseSync(path.join(folder, 'raw.db'));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec(TABLE);
  const insert = db.prepare('INSERT INTO raw VALUES (?, ?, ?, ?)');
  const rate = await rateOf(seconds, (i) => void insert.run(i, ...ROW));
  db.close();
  rmSync(folder, { recursive: true });
  return rate;
}

export async function postgresCommits(url: string, seconds: number): Promise<Rate> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP TABLE IF EXISTS raw');
  await client.query(TABLE);
  const query = { name: 'raw', text: 'INSERT INTO raw VALUES ($1, $2, $3, $4)' };
  const rate = await rateOf(seconds, async (i) => void (await client.query({ ...query, values: [i, ...ROW] })));
  await client.query('DROP TABLE raw');
  await client.end();
  return rate;
}

/** Echoes a second of a hundred sockets, each with one message on its way. */
export async function echoes(base: string, seconds: number): Promise<number> {
  const message = JSON.stringify({ t: 'answer', match: ROW[0], seq: 10, n: 5, choice: 7 });
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
