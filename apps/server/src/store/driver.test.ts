import { DatabaseSync as Package } from '@photostructure/sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDriver } from './driver.ts';

afterEach(() => vi.restoreAllMocks());

/** As if this Node had such an SQLite, or none. */
function pretend(builtIn: object | undefined): void {
  if (process.getBuiltinModule === undefined) Object.assign(process, { getBuiltinModule: () => undefined });
  vi.spyOn(process, 'getBuiltinModule').mockImplementation(() => builtIn as never);
}

test("it is Node's own SQLite where Node has one", async () => {
  class Own extends Package {}
  pretend({ DatabaseSync: Own });
  expect(await loadDriver()).toBe(Own);
});

test('it is the package where Node has none, or one that cannot say whether a transaction is open', async () => {
  pretend(undefined);
  expect(await loadDriver()).toBe(Package);
  class First {
    close(): void {}
  }
  pretend({ DatabaseSync: First });
  expect(await loadDriver()).toBe(Package);
});

test('whichever it is knows of transactions', async () => {
  const DatabaseSync = await loadDriver();
  const builtIn = process.getBuiltinModule?.('node:sqlite') as { DatabaseSync: unknown } | undefined;
  if (builtIn !== undefined) expect(DatabaseSync).toBe(builtIn.DatabaseSync);
  const db = new DatabaseSync(':memory:');
  db.exec('BEGIN');
  expect(db.isTransaction).toBe(true);
  db.exec('COMMIT');
  expect(db.isTransaction).toBe(false);
  db.close();
});
