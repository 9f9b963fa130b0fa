import { renameInMatches, renameInRooms } from './rename.ts';
import { type Database, maybe, numberOf, type Row, type Sql, textOf } from './sql.ts';

/** A line that somebody found unfit, as a moderator sees it. */
export interface Report {
  readonly room: string;
  readonly line: number;
  /** Who reported it, and why. */
  readonly by: string;
  readonly why: string;
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly settled: string | undefined;
}

export interface Ban {
  readonly until: number;
  readonly why: string;
}

export interface Deed {
  readonly at: number;
  /** What the moderator is called. */
  readonly who: string;
  readonly what: string;
  /** The account or line it was done to. */
  readonly about: string;
  readonly why: string;
}

export interface ModerationStore {
  block(player: string, blocked: string, isBlocked: boolean): Promise<void>;
  blockedBy(player: string): Promise<string[]>;
  /** Whether one of the others has blocked this player, or is blocked by them. */
  isBlockedAmong(player: string, others: readonly string[]): Promise<boolean>;
  /** Not settled first, newest first. */
  reports(): Promise<Report[]>;
  /** The ban that holds now. */
  banOf(player: string): Promise<Ban | undefined>;
  /** What was done, newest first. */
  deeds(): Promise<Deed[]>;
  /** Each action is recorded with who did it and why, in the same transaction. False if its target does not exist. */
  settle(deed: ByModerator, room: string, line: number): Promise<boolean>;
  hideLine(deed: ByModerator, room: string, line: number): Promise<boolean>;
  ban(deed: ByModerator, player: string, hours: number): Promise<boolean>;
  unban(deed: ByModerator, player: string): Promise<boolean>;
  /** Also replaces the name where it was copied: at tables, in chat, in matches. */
  rename(deed: ByModerator, player: string, name: string): Promise<boolean>;
}

export interface ByModerator {
  readonly who: string;
  readonly why: string;
}

const MOST = 200;
const HOUR = 3_600_000;

const readReport = (row: Row): Report => ({
  room: textOf(row.room_id),
  line: numberOf(row.line),
  by: textOf(row.by_id),
  why: textOf(row.why),
  at: numberOf(row.at),
  player: textOf(row.player_id),
  name: textOf(row.name),
  text: textOf(row.body),
  settled: maybe(row.settled, textOf),
});

export function createModerationStore(db: Database, makeId: () => string): ModerationStore {
  /** Does something, and writes down that it was done. */
  const doneBy = (
    { who, why }: ByModerator,
    what: string,
    about: string,
    text: string,
    values: readonly (string | number)[],
    also: (sql: Sql) => Promise<void> = async () => undefined,
  ) =>
    db.transaction(async (sql) => {
      if ((await sql.run(text, values)) === 0) return false;
      await also(sql);
      await sql.run('INSERT INTO deeds (id, at, who, what, about, why) VALUES (?, {now}, ?, ?, ?, ?)', [
        makeId(),
        who,
        what,
        about,
        why,
      ]);
      return true;
    });
  return {
    async block(player, blocked, isBlocked) {
      if (!isBlocked) await db.run('DELETE FROM blocks WHERE player_id = ? AND blocked_id = ?', [player, blocked]);
      else
        await db.run('INSERT INTO blocks (player_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING', [
          player,
          blocked,
        ]);
    },
    async blockedBy(player) {
      const rows = await db.all('SELECT blocked_id FROM blocks WHERE player_id = ?', [player]);
      return rows.map((row) => textOf(row.blocked_id));
    },
    async isBlockedAmong(player, others) {
      for (const other of others) {
        const rows = await db.all(
          `SELECT 1 AS one FROM blocks WHERE player_id = ? AND blocked_id = ?
           UNION ALL SELECT 1 FROM blocks WHERE player_id = ? AND blocked_id = ?`,
          [player, other, other, player],
        );
        if (rows.length > 0) return true;
      }
      return false;
    },
    async reports() {
      const rows = await db.all(
        `SELECT r.room_id, r.line, r.by_id, r.why, r.at, r.settled, c.player_id, c.name, c.body
         FROM reports r JOIN chat c ON c.room_id = r.room_id AND c.id = r.line
         ORDER BY CASE WHEN r.settled IS NULL THEN 0 ELSE 1 END, r.at DESC LIMIT ${MOST}`,
      );
      return rows.map(readReport);
    },
    async banOf(player) {
      const [row] = await db.all('SELECT until, why FROM bans WHERE player_id = ? AND until > {now}', [player]);
      return row === undefined ? undefined : { until: numberOf(row.until), why: textOf(row.why) };
    },
    async deeds() {
      const rows = await db.all(`SELECT at, who, what, about, why FROM deeds ORDER BY at DESC, id LIMIT ${MOST}`);
      return rows.map((row) => ({
        at: numberOf(row.at),
        who: textOf(row.who),
        what: textOf(row.what),
        about: textOf(row.about),
        why: textOf(row.why),
      }));
    },
    settle: (deed, room, line) =>
      doneBy(
        deed,
        'settle',
        `${room} ${line}`,
        "UPDATE reports SET settled = 'settled' WHERE room_id = ? AND line = ? AND settled IS NULL",
        [room, line],
      ),
    hideLine: (deed, room, line) =>
      doneBy(
        deed,
        'hide',
        `${room} ${line}`,
        'UPDATE chat SET hidden = 1 WHERE room_id = ? AND id = ? AND hidden = 0',
        [room, line],
      ),
    ban: (deed, player, hours) =>
      doneBy(
        deed,
        `ban ${hours} h`,
        player,
        `INSERT INTO bans (player_id, until, why, at) SELECT id, {now} + ${Math.floor(hours * HOUR)}, ?, {now} FROM players WHERE id = ?
         ON CONFLICT (player_id) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at`,
        [deed.why, player],
      ),
    unban: (deed, player) => doneBy(deed, 'unban', player, 'DELETE FROM bans WHERE player_id = ?', [player]),
    async rename(deed, player, name) {
      const also = (sql: Sql) => renameInRooms(sql, player, name);
      const set = 'UPDATE players SET name = ? WHERE id = ?';
      if (!(await doneBy(deed, 'rename', player, set, [name, player], also))) return false;
      await renameInMatches(db, player, name);
      return true;
    },
  };
}
