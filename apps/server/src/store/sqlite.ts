import { mkdirSync } from 'node:fs';
import { type DatabaseSyncInstance, loadDriver, type StatementSyncInstance } from './driver.ts';
import { createGroup } from './group.ts';
import { migrate } from './migrations.ts';
import { type Append, type Database, NEVER, type Row, type Sql, type Value } from './sql.ts';
import { markMade, prepareFile } from './sqlite-file.ts';
import { createTurns } from './turns.ts';

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/**
 * A prepared statement does not keep its database alive in this library, so databases are kept here until they are
 * closed.
 */
const OPEN = new Set<DatabaseSyncInstance>();

const inDialect = (text: string): string =>
  text.replaceAll('{now}', NOW).replaceAll('{lock}', '').replaceAll('{bytes}', 'BLOB');

/**
 * Pages of 4 KB that are written to the log before they are taken into the database. Matches write into the same pages again and again:
 * with 32 MB each is taken over eight times less often than with the 4 MB that SQLite would have.
 */
const LOG_PAGES = 8_000;

/** How the server's connection works, and that of whoever measures what it could do at most. */
export function setUp(db: DatabaseSyncInstance, isFile: boolean): void {
  db.exec('PRAGMA busy_timeout = 5000');
  if (isFile) db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  db.exec('PRAGMA foreign_keys = ON');
}

/** One file in `folder`, or a database in memory that goes with the process. */
export async function openSqlite(folder: string | ':memory:'): Promise<Database> {
  const isFile = folder !== ':memory:';
  // What is in it concerns nobody else on the machine.
  if (isFile) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const DatabaseSync = await loadDriver();
  const db = new DatabaseSync(isFile ? prepareFile(folder) : folder);
  OPEN.add(db);
  setUp(db, isFile);

  const prepared = new Map<string, StatementSyncInstance>();
  const prepare = (text: string): StatementSyncInstance => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const statement = db.prepare(inDialect(text));
    prepared.set(text, statement);
    return statement;
  };
  const direct: Sql = {
    all: async (text, values = []) => prepare(text).all(...values) as Row[],
    run: async (text, values = []) => Number(prepare(text).run(...values).changes),
    transaction: (work) => work(direct),
  };
  const turns = createTurns(db);
  const transaction = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
    turns.transaction(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const done = await work(direct);
        db.exec('COMMIT');
        return done;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    });
  const group = createGroup((rows: readonly Append[]) => turns.first(async () => appendAll(db, prepare, rows)));
  const all = (text: string, values: readonly Value[] = []) =>
    turns.statement(false, () => prepare(text).all(...values) as Row[]);
  const run = (text: string, values: readonly Value[] = []) =>
    turns.statement(true, () => Number(prepare(text).run(...values).changes));
  await migrate({ all, run, transaction });
  if (isFile) markMade(folder);
  return {
    kind: 'sqlite',
    all,
    run,
    transaction,
    append: group.add,
    stats() {
      const { waiting, busy } = group.load();
      const none = { connectionsBusy: 0, connectionsWanted: 0, matchesApart: 0, lockTimeouts: 0 };
      return { rowsWaiting: waiting, batchesBusy: busy, ...none };
    },
    async close() {
      await group.drain();
      await turns.rest();
      // Everything is in one file then, also for those who copy only that. If somebody else reads it, the next start does it.
      if (isFile) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      OPEN.delete(db);
    },
  };
}

const CLOCK = 'SELECT {now} AS at';
const INSERT = `INSERT INTO events (match_id, seq, kind, seat, n, value, hash, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const INSERT_AFTER = `INSERT INTO events (match_id, seq, kind, seat, n, value, hash, at)
  SELECT ?, ?, ?, ?, ?, ?, ?, ? FROM events WHERE match_id = ? AND seq = ? AND at = ? ON CONFLICT DO NOTHING`;
const WAKE = 'UPDATE matches SET wake_at = ? WHERE id = ?';

function appendAll(
  db: DatabaseSyncInstance,
  prepare: (text: string) => StatementSyncInstance,
  rows: readonly Append[],
): (number | undefined)[] {
  db.exec('BEGIN IMMEDIATE');
  try {
    // All have one commit time. Asking for it, and for the row, in every statement costs a quarter of the write.
    const at = Number((prepare(CLOCK).get() as Row).at);
    const answers = rows.map((row) => append(prepare, row, at));
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function append(
  prepare: (text: string) => StatementSyncInstance,
  { match, seq, kind, seat, n, value, hash, after, notBefore = 0, wake }: Append,
  at: number,
): number | undefined {
  if (at < notBefore) return undefined;
  const { changes } =
    after === undefined
      ? prepare(INSERT).run(match, seq, kind, seat, n ?? null, value, hash, at)
      : prepare(INSERT_AFTER).run(match, seq, kind, seat, n ?? null, value, hash, at, match, seq - 1, after);
  if (Number(changes) === 0) return undefined;
  if (wake !== undefined) prepare(WAKE).run(wake === NEVER ? null : at + wake, match);
  return at;
}
