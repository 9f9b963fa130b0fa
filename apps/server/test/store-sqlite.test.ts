import './patience.ts';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Append, Database } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { storeCases } from './store-cases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-sqlite-'));
let db: Database;
beforeAll(async () => {
  db = await openSqlite(folder);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

storeCases(() => db);

test('every commit reaches the disk, and what was written is there after opening it again', async () => {
  expect(await db.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await db.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  await db.run("INSERT INTO spent (hash, expires_at) VALUES ('kept', 1)");
  const again = await openSqlite(folder);
  expect(await again.all("SELECT expires_at FROM spent WHERE hash = 'kept'")).toEqual([{ expires_at: 1 }]);
  await again.close();
});

test('what is written ahead is taken into the database when it has come to 32 MB', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'longbox-ahead-'));
  const filled = await openSqlite(other);
  let highest = 0;
  for (let batch = 0; batch < 150; batch++) {
    // Matches far from each other, so that each row needs pages of its own.
    const rows = Array.from({ length: 200 }, (_, i) => filled.append(rowOf((i * 7_919 + batch * 104_729) % 1_000_003)));
    await Promise.all(rows);
    highest = Math.max(highest, statSync(path.join(other, 'longbox.db-wal')).size / 2 ** 20);
  }
  expect(highest).toBeGreaterThan(30);
  expect(highest).toBeLessThan(36);
  await filled.close();
  rmSync(other, { recursive: true });
});

const rowOf = (match: number): Append => ({ match: `${match}`, seq: 1, kind: 0, seat: 0, n: 1, value: 0, hash: '' });

test('a database of a newer Longbox is left alone', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'longbox-newer-'));
  const newer = await openSqlite(other);
  await newer.run('INSERT INTO migrations (version, at) VALUES (99, 0)');
  await newer.close();
  await expect(openSqlite(other)).rejects.toThrow('the database has schema 99');
  rmSync(other, { recursive: true });
});
