import { expect, test } from 'vitest';
import { loadDriver } from './driver.ts';

test("it is Node's own SQLite where Node has one", async () => {
  const DatabaseSync = await loadDriver();
  const builtIn = process.getBuiltinModule('node:sqlite') as { DatabaseSync: unknown } | undefined;
  if (builtIn !== undefined) expect(DatabaseSync).toBe(builtIn.DatabaseSync);
  const db = new DatabaseSync(':memory:');
  db.exec('BEGIN');
  expect(db.isTransaction).toBe(true);
  db.exec('COMMIT');
  expect(db.isTransaction).toBe(false);
  db.close();
});
