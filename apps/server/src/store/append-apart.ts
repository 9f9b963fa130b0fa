import { type Append, NEVER, numberOf, type Sql } from './sql.ts';

const BEFORE = 'SELECT 1 AS one FROM events WHERE match_id = ? AND seq = ? AND at = ?';
const INSERT = `INSERT INTO events (match_id, seq, kind, seat, n, value, hash, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;
const WAKE = 'UPDATE matches SET wake_at = ? WHERE id = ?';

/**
 * One row by itself, in a transaction that somebody else has begun. Every statement names the match, so that a database which spreads
 * matches over machines has to ask one of them.
 */
export async function appendApart(sql: Sql, row: Append): Promise<number | undefined> {
  const { match, seq, kind, seat, n = null, value, hash, after, notBefore = 0, wake } = row;
  const [{ now }] = await sql.all('SELECT {now} AS now');
  const at = numberOf(now);
  if (at < notBefore) return undefined;
  if (after !== undefined && (await sql.all(BEFORE, [match, seq - 1, after])).length === 0) return undefined;
  if ((await sql.run(INSERT, [match, seq, kind, seat, n, value, hash, at])) === 0) return undefined;
  if (wake !== undefined) await sql.run(WAKE, [wake === NEVER ? null : at + wake, match]);
  return at;
}
