import type { Result } from '@longbox/kernel';
import type { LogRow, MatchHeader } from '../match/header.ts';
import { appendApart } from './append-apart.ts';
import type { ArchiveStore } from './archive-store.ts';
import { LOG_COLUMNS, readLogRow } from './log-rows.ts';
import { type Append, type Database, idList, maybe, numberOf, type Sql, textOf } from './sql.ts';

export interface StoredMatch {
  readonly header: MatchHeader;
  readonly running: boolean;
  readonly startedAt: number;
  readonly endedAt: number | undefined;
}

/** Matches and their logs. */
export interface MatchStore {
  /** Part of the transaction that starts it; false if it is there already. */
  create(sql: Sql, header: MatchHeader, wake: number | undefined): Promise<boolean>;
  read(id: string): Promise<StoredMatch | undefined>;
  /** Rows after `after`, in order. */
  tail(id: string, after: number): Promise<LogRow[]>;
  /** The row of this action, if it is in the log. */
  findAction(id: string, seat: number, n: number): Promise<LogRow | undefined>;
  append(row: Append): Promise<number | undefined>;
  /** The last row of a match and all that follows from it, in one transaction. */
  appendLast(row: Append, result: Result, derive: (sql: Sql, at: number) => Promise<void>): Promise<number | undefined>;
  /** Matches of this player in which something happened lately: how many, and in how many the computer plays. */
  countRunning(player: string): Promise<{ readonly all: number; readonly withComputer: number }>;
  /** How long each log is. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Matches somebody must look at now; those it gives are the caller's for `hold` milliseconds. */
  claimDue(hold: number): Promise<string[]>;
  /** Sets when to look next; `undefined`: never. */
  wakeIn(id: string, milliseconds: number | undefined): Promise<void>;
  now(): Promise<number>;
}

/** A match without any action for this long no longer counts for its players' limits. */
const LATELY = 3_600_000;

export function createMatchStore(db: Database, archives: ArchiveStore): MatchStore {
  return {
    async create(sql, header, wake) {
      const added = await sql.run(
        `INSERT INTO matches (id, room_id, game, profile, header, running, started_at, wake_at)
         VALUES (?, ?, ?, ?, ?, 1, {now}, ${wake === undefined ? 'NULL' : `{now} + ${Math.floor(wake)}`})
         ON CONFLICT DO NOTHING`,
        [header.id, header.room, header.game, header.profile, JSON.stringify(header)],
      );
      if (added === 0) return false;
      for (const [seat, { player }] of header.seats.entries()) {
        if (player === undefined) continue;
        await sql.run('INSERT INTO match_seats (match_id, seat, player_id) VALUES (?, ?, ?)', [
          header.id,
          seat,
          player,
        ]);
      }
      return true;
    },
    async read(id) {
      const [row] = await db.all('SELECT header, running, started_at, ended_at FROM matches WHERE id = ?', [id]);
      if (row === undefined) return undefined;
      const header = row.header === '' ? (await archives.read(id))?.header : JSON.parse(textOf(row.header));
      return {
        header: header as MatchHeader,
        running: row.running === 1,
        startedAt: numberOf(row.started_at),
        endedAt: maybe(row.ended_at, numberOf),
      };
    },
    async tail(id, after) {
      const rows = await db.all(`SELECT ${LOG_COLUMNS} FROM events WHERE match_id = ? AND seq > ? ORDER BY seq`, [
        id,
        after,
      ]);
      // Of an archived match only the first row is left here.
      const archived = after === 0 && rows.length === 1 ? await archives.read(id) : undefined;
      return archived === undefined ? rows.map(readLogRow) : [...archived.rows];
    },
    async findAction(id, seat, n) {
      const [row] = await db.all(`SELECT ${LOG_COLUMNS} FROM events WHERE match_id = ? AND seat = ? AND n = ?`, [
        id,
        seat,
        n,
      ]);
      if (row !== undefined) return readLogRow(row);
      return (await archives.read(id))?.rows.find((one) => one.seat === seat && one.n === n);
    },
    append: db.append,
    appendLast: (row, result, derive) =>
      db.transaction(async (sql) => {
        const { match } = row;
        const at = await appendApart(sql, { ...row, wake: undefined });
        if (at === undefined) return undefined;
        await sql.run('UPDATE matches SET running = 0, wake_at = NULL, result = ?, ended_at = ? WHERE id = ?', [
          JSON.stringify(result),
          at,
          match,
        ]);
        await derive(sql, at);
        return at;
      }),
    async countRunning(player) {
      const rows = await db.all(
        `SELECT m.header FROM match_seats s JOIN matches m ON m.id = s.match_id
         WHERE s.player_id = ? AND m.running = 1 AND {now} - ${LATELY} < coalesce(
           (SELECT e.at FROM events e WHERE e.match_id = m.id ORDER BY e.seq DESC LIMIT 1), m.started_at)`,
        [player],
      );
      const headers = rows.map(({ header }) => JSON.parse(textOf(header)) as MatchHeader);
      const withComputer = headers.filter(({ seats }) => seats.some((seat) => seat.player === undefined));
      return { all: headers.length, withComputer: withComputer.length };
    },
    async lengths(ids) {
      if (ids.length === 0) return new Map();
      const { marks, values } = idList(ids);
      const rows = await db.all(
        `SELECT match_id, max(seq) AS length FROM events WHERE match_id IN (${marks}) GROUP BY match_id`,
        values,
      );
      return new Map(rows.map((row) => [textOf(row.match_id), numberOf(row.length)]));
    },
    async claimDue(hold) {
      const due = await db.all(
        'SELECT id, wake_at FROM matches WHERE wake_at IS NOT NULL AND wake_at <= {now} ORDER BY wake_at LIMIT 100',
      );
      const mine: string[] = [];
      for (const { id, wake_at } of due) {
        const got = await db.run(`UPDATE matches SET wake_at = {now} + ${hold} WHERE id = ? AND wake_at = ?`, [
          id,
          wake_at,
        ]);
        if (got === 1) mine.push(textOf(id));
      }
      return mine;
    },
    async wakeIn(id, milliseconds) {
      const at = milliseconds === undefined ? 'NULL' : `{now} + ${Math.max(0, Math.floor(milliseconds))}`;
      await db.run(`UPDATE matches SET wake_at = ${at} WHERE id = ?`, [id]);
    },
    async now() {
      const [{ at }] = await db.all('SELECT {now} AS at');
      return numberOf(at);
    },
  };
}
