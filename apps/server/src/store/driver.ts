import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

type DatabaseSync = new (file: string) => DatabaseSyncInstance;

/** Node's own SQLite, from Node 22 on; older ones need a package with native code, which has the same interface. */
export async function loadDriver(): Promise<DatabaseSync> {
  const { DatabaseSync } = (process.getBuiltinModule?.('node:sqlite') ?? {}) as { DatabaseSync?: DatabaseSync };
  if (DatabaseSync !== undefined && knowsTransactions(DatabaseSync)) return DatabaseSync;
  return (await import('@photostructure/sqlite')).DatabaseSync;
}

/** The first versions could not say whether one is open. */
function knowsTransactions(DatabaseSync: DatabaseSync): boolean {
  const db = new DatabaseSync(':memory:');
  const isKnown = db.isTransaction === false;
  db.close();
  return isKnown;
}
