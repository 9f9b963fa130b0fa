// What is kept about one person: all of it told, or all of it forgotten.
import { renameInMatches, renameInRooms } from './rename.ts';
import type { Database, Row } from './sql.ts';

/** The name of who is no more. */
export const NOBODY = 'Deleted player';

/** By table, every row about a person, without what is about others. */
export type AccountExport = Readonly<Record<string, readonly Row[]>>;

export interface AccountStore {
  export(player: string): Promise<AccountExport>;
  /**
   * Forgets who somebody was. Matches stay, since others played in them, under another name; the account can never be entered
   * again. Can be repeated if it was interrupted.
   */
  forget(player: string): Promise<void>;
}

/** What belongs to a person alone. Must name every table that has a player in it; a test compares it with the schema. */
const OWN: readonly { readonly table: string; readonly where: string; readonly columns: string }[] = [
  { table: 'players', where: 'id', columns: 'id, name, created_at' },
  { table: 'devices', where: 'player_id', columns: 'thumbprint, created_at' },
  { table: 'passkeys', where: 'player_id', columns: 'id, created_at' },
  { table: 'sessions', where: 'player_id', columns: 'expires_at' },
  { table: 'mutes', where: 'player_id', columns: 'muted_id' },
  { table: 'blocks', where: 'player_id', columns: 'blocked_id' },
  { table: 'bans', where: 'player_id', columns: 'until, why, at' },
  { table: 'chat', where: 'player_id', columns: 'room_id, id, body, at' },
  { table: 'reports', where: 'by_id', columns: 'room_id, line, why, at' },
  { table: 'ratings', where: 'player_id', columns: 'game, profile, rating, deviation, games, at' },
  { table: 'rating_history', where: 'player_id', columns: 'match_id, game, profile, before, after, at' },
  { table: 'match_seats', where: 'player_id', columns: 'match_id, seat' },
];

/** Gone with the account. A ban stays to its end, or to delete an account would lift it. */
const GONE = ['devices', 'passkeys', 'sessions', 'mutes', 'blocks', 'ratings'];

export function createAccountStore(db: Database): AccountStore {
  return {
    async export(player) {
      const found: Record<string, readonly Row[]> = {};
      for (const { table, where, columns } of OWN) {
        found[table] = await db.all(`SELECT ${columns} FROM ${table} WHERE ${where} = ?`, [player]);
      }
      return found;
    },
    async forget(player) {
      await db.transaction(async (sql) => {
        for (const table of GONE) await sql.run(`DELETE FROM ${table} WHERE player_id = ?`, [player]);
        await sql.run('DELETE FROM mutes WHERE muted_id = ?', [player]);
        await sql.run('DELETE FROM blocks WHERE blocked_id = ?', [player]);
        await sql.run('UPDATE players SET name = ? WHERE id = ?', [NOBODY, player]);
        await sql.run("UPDATE chat SET body = '', hidden = 1 WHERE player_id = ?", [player]);
        await sql.run("UPDATE reports SET why = '' WHERE by_id = ?", [player]);
        await renameInRooms(sql, player, NOBODY);
      });
      await renameInMatches(db, player, NOBODY);
    },
  };
}
