import pg from 'pg';
import { appendApart } from './append-apart.ts';
import { createGroup, Failed } from './group.ts';
import { IS_SPREAD } from './layout.ts';
import { migrate } from './migrations.ts';
import { retrying } from './retry.ts';
import { type Append, type Database, NEVER, type Row, type Sql } from './sql.ts';

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const translated = new Map<string, string>();
function inDialect(text: string): string {
  const known = translated.get(text);
  if (known !== undefined) return known;
  let at = 0;
  const made = text
    .replaceAll('{now}', NOW)
    .replaceAll('{lock}', 'FOR UPDATE')
    .replaceAll('{bytes}', 'BYTEA')
    .replaceAll('?', () => `$${++at}`);
  translated.set(text, made);
  return made;
}

// Sums and clocks are 64 bits wide; all of ours fit a number.
const types = { getTypeParser: (id: number) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id)) };

type Ask = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

const sqlOn = (ask: Ask): Sql => ({
  all: async (text, values = []) => (await ask({ text: inDialect(text), values: [...values] })).rows as Row[],
  run: async (text, values = []) => (await ask({ text: inDialect(text), values: [...values] })).rowCount ?? 0,
  transaction: (work) => work(sqlOn(ask)),
});

const ignore = (): void => undefined;

/** Warnings of PostgreSQL by connection: that a commit no longer waits for its standby. */
const warnings = new WeakMap<object, string>();

function hearWarnings(client: pg.ClientBase): void {
  client.on('notice', ({ message = '' }) => {
    if (message.includes('synchronous replication')) warnings.set(client, message);
  });
}

/**
 * A commit that stops waiting for its standby reports success with a warning. Whether it will last is unknown, so callers get an error.
 * This server never causes that: it has no statement timeout and cancels nothing.
 */
async function askSurely(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  warnings.delete(client);
  const answer = await client.query(query);
  const warning = warnings.get(client);
  if (warning !== undefined) throw new Error(warning);
  return answer;
}

const askPool = (pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult> => retrying(() => askOnce(pool, query));

async function askOnce(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    return await askSurely(client, query);
  } finally {
    client.release();
  }
}

/** Concurrent batches; each waits for the disk, so two keep it busy. */
const LANES = 2;
/** Milliseconds that a statement waits for a row that somebody else holds. */
const LOCK_TIMEOUT = 2_000;
/** Milliseconds that a transaction may stand still before PostgreSQL ends it. */
const IDLE_TIMEOUT = 10_000;
/** Milliseconds for which rows of a locked match are written separately. */
const STUCK = 10_000;
/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCKED = '55P03';

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === LOCKED;

/** @param report is called when an idle connection breaks; without a listener the process would exit */
export async function openPostgres(url: string, report: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Without these timeouts a node that freezes in a transaction would lock its rows for ever.
    lock_timeout: LOCK_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
    types: types as unknown as pg.CustomTypesConfig,
  });
  pool.on('error', report);
  // A query on a broken connection rejects. But a connection can also end before its first query, in the same message that says it is
  // ready; without a listener the process would then exit.
  pool.on('connect', (client) => {
    client.on('error', ignore);
    hearWarnings(client);
  });
  const direct = sqlOn((query) => askPool(pool, query));
  const transaction = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => retrying(() => attempt(work));
  const attempt = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const done = await work(sqlOn((query) => client.query(query)));
      await askSurely(client, { text: 'COMMIT' });
      return done;
    } catch (error) {
      broken = await rollBack(client);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  let lockTimeouts = 0;
  /** Matches with a locked row, and until when to write their rows separately. */
  const stuck = new Map<string, number>();
  const isStuck = (match: string): boolean => {
    const until = stuck.get(match);
    if (until === undefined) return false;
    if (until < performance.now()) stuck.delete(match);
    return stuck.has(match);
  };
  const appendAlone = async (row: Append): Promise<number | undefined | Failed> => {
    try {
      return (await appendAll(pool, [row]))[0];
    } catch (error) {
      if (isLocked(error)) {
        lockTimeouts++;
        stuck.set(row.match, performance.now() + STUCK);
      }
      return new Failed(error);
    }
  };
  /** If one row of a batch is locked, nothing of the batch is written: then each row is tried separately. */
  const appendBatch = async (rows: readonly Append[]): Promise<(number | undefined | Failed)[]> => {
    try {
      return await appendAll(pool, rows);
    } catch (error) {
      if (!isLocked(error)) throw error;
      lockTimeouts++;
      return Promise.all(rows.map(appendAlone));
    }
  };
  const group = createGroup(appendBatch, { lanes: LANES });
  let isSpread = false;
  const append = async (row: Append): Promise<number | undefined> => {
    if (isSpread) return transaction((sql) => appendApart(sql, row));
    if (!isStuck(row.match)) return group.add(row);
    const answer = await appendAlone(row);
    if (answer instanceof Failed) throw answer.error;
    return answer;
  };
  try {
    const patient = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
      transaction(async (sql) => {
        // Nodes that start together wait for the one that migrates.
        await sql.run('SET LOCAL lock_timeout = 0');
        return work(sql);
      });
    await untilThere(() => migrate({ ...direct, transaction: patient }), report);
    isSpread = (await direct.all(IS_SPREAD)).length > 0;
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    all: direct.all,
    run: direct.run,
    transaction,
    append,
    stats() {
      const { waiting, busy } = group.load();
      return {
        rowsWaiting: waiting,
        batchesBusy: busy,
        connectionsBusy: pool.totalCount - pool.idleCount,
        connectionsWanted: pool.waitingCount,
        matchesApart: stuck.size,
        lockTimeouts,
      };
    },
    async close() {
      await group.drain();
      await pool.end();
    },
  };
}

/** How long a starting node waits for a database that is starting too. */
const START_PATIENCE = 30_000;
const START_PAUSE = 500;
/**
 * It is not there yet, or no longer: connections refused and cut, PostgreSQL starting up or shutting down, and one that only reads, which
 * in a failover is about to be another.
 */
const AWAY = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN ENOENT 57P01 57P02 57P03 25006'.split(' '),
);
/** The driver's message when a proxy without a backend closes the connection. */
const HUNG_UP = /^Connection terminated|timeout exceeded when trying to connect/;

const isAway = (error: unknown): error is Error =>
  error instanceof Error && (AWAY.has((error as NodeJS.ErrnoException).code ?? '') || HUNG_UP.test(error.message));

async function untilThere(work: () => Promise<void>, report: (error: Error) => void): Promise<void> {
  const until = performance.now() + START_PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() > until) throw error;
      report(error);
      await new Promise((resolve) => setTimeout(resolve, START_PAUSE));
    }
  }
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

// One statement: one round trip and one commit for all rows. The answer is one text, because the driver parses each row slowly.
const APPEND = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::bigint[],
      $9::bigint[], $10::bigint[])
      WITH ORDINALITY AS g (match_id, seq, kind, seat, n, value, hash, not_before, wake, after, place)),
  added AS (
    INSERT INTO events (match_id, seq, kind, seat, n, value, hash, at)
    SELECT match_id, seq, kind, seat, n, value, hash, ${NOW} FROM given WHERE not_before <= ${NOW}
      AND (after IS NULL OR EXISTS (SELECT FROM events before
        WHERE before.match_id = given.match_id AND before.seq = given.seq - 1 AND before.at = given.after))
    ORDER BY match_id, seq
    ON CONFLICT DO NOTHING RETURNING match_id, seq, at),
  woken AS (
    UPDATE matches SET wake_at = CASE WHEN given.wake = ${NEVER} THEN NULL ELSE added.at + given.wake END
    FROM added JOIN given USING (match_id, seq)
    WHERE matches.id = added.match_id AND given.wake IS NOT NULL)
  SELECT array_to_string(array_agg(added.at ORDER BY given.place), ',', '') AS moments
  FROM given LEFT JOIN added USING (match_id, seq)`;

async function appendAll(pool: pg.Pool, all: readonly Append[]): Promise<(number | undefined)[]> {
  // Of two rows with the same place only the first is sent, because the database might take either.
  const places = new Map<string, Append>();
  for (const row of all) if (!places.has(placeOf(row))) places.set(placeOf(row), row);
  const rows = places.size === all.length ? all : [...places.values()];
  const column = (pick: (row: Append) => string | number | undefined): string => writeArray(rows, pick);
  const { rows: answered } = await askPool(pool, {
    name: 'append',
    text: APPEND,
    values: [
      column((row) => JSON.stringify(row.match)),
      column((row) => row.seq),
      column((row) => row.kind),
      column((row) => row.seat),
      column((row) => row.n),
      column((row) => row.value),
      column((row) => JSON.stringify(row.hash)),
      column((row) => row.notBefore ?? 0),
      column((row) => row.wake),
      column((row) => row.after),
    ],
  });
  const { moments } = answered[0] as { readonly moments: string };
  const answers = new Map<Append, number>();
  for (const [i, at] of moments.split(',').entries()) if (at !== '') answers.set(rows[i], Number(at));
  return all.map((row) => answers.get(row));
}

/** An array in PostgreSQL's syntax; the driver would look for characters to escape in every number. */
function writeArray(rows: readonly Append[], pick: (row: Append) => string | number | undefined): string {
  let text = '{';
  for (let i = 0; i < rows.length; i++) text += `${i === 0 ? '' : ','}${pick(rows[i]) ?? 'NULL'}`;
  return `${text}}`;
}

const placeOf = ({ match, seq }: Append): string => `${match} ${seq}`;
