import './patience.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/store/sql.ts';
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

test('a database of a newer Longbox is left alone', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'longbox-newer-'));
  const newer = await openSqlite(other);
  await newer.run('INSERT INTO migrations (version, at) VALUES (99, 0)');
  await newer.close();
  await expect(openSqlite(other)).rejects.toThrow('the database has schema 99');
  rmSync(other, { recursive: true });
});
