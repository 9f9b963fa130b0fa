// Everything stored about one person, to export or to delete it.
import { renameInMatches, renameInRooms } from './rename.ts';
import type { Database, Row } from './sql.ts';

/** The name of who is no more. */
export const NOBODY = 'Deleted player';

/** By table, every row about a person, without what is about others. */
export type AccountExport = Readonly<Record<string, readonly Row[]>>;

export interface AccountStore {
  export(player: string): Promise<AccountExport>;
  /**
   * Deletes an account. Its matches stay under another name, because others played in them; the account can never be entered
   * again. Can be repeated if it was interrupted.
   */
  forget(player: string): Promise<void>;
}

/** Data of one person alone. Must name every table with a player in it (checked by a test against the schema). */
const OWN: readonly { readonly table: string; readonly where: string; readonly columns: string }[] = [
  { table: 'players', where: 'id', columns: 'id, name, created_at' },
  { table: 'devices', where: 'player_id', columns: 'thumbprint, created_at' },
  { table: 'passkeys', where: 'player_id', columns: 'id, created_at' },
  { table: 'sessions', where: 'player_id', columns: 'expires_at' },
  { table: 'mutes', where: 'player_id', columns: 'muted_id' },
  { table: 'blocks', where: 'player_id', columns: 'blocked_id' },
  { table: 'bans', where: 'player_id', columns: 'until, why, at' },
  { table: 'profiles', where: 'player_id', columns: 'body, at' },
  { table: 'chat', where: 'player_id', columns: 'room_id, id, body, at' },
  { table: 'reports', where: 'by_id', columns: 'room_id, line, why, at' },
  { table: 'ratings', where: 'player_id', columns: 'game, profile, rating, deviation, games, at' },
  { table: 'rating_history', where: 'player_id', columns: 'match_id, game, profile, before, after, at' },
  { table: 'match_seats', where: 'player_id', columns: 'match_id, seat' },
];

/** Deleted with the account. A ban stays until it ends, or deleting the account would lift it. */
const GONE = ['devices', 'passkeys', 'sessions', 'mutes', 'blocks', 'profiles', 'ratings'];

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
        // First: it makes a device wait that is about to send its profile, and that then finds no passkey.
        await sql.run('UPDATE players SET name = ? WHERE id = ?', [NOBODY, player]);
        for (const table of GONE) await sql.run(`DELETE FROM ${table} WHERE player_id = ?`, [player]);
        await sql.run('DELETE FROM mutes WHERE muted_id = ?', [player]);
        await sql.run('DELETE FROM blocks WHERE blocked_id = ?', [player]);
        await sql.run("UPDATE chat SET body = '', hidden = 1 WHERE player_id = ?", [player]);
        await sql.run("UPDATE reports SET why = '' WHERE by_id = ?", [player]);
        await renameInRooms(sql, player, NOBODY);
      });
      await renameInMatches(db, player, NOBODY);
    },
  };
}
