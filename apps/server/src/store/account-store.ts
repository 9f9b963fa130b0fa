// What is kept about one person: all of it told, or all of it forgotten.
import type { MatchHeader } from '../match/header.ts';
import type { RoomDoc } from '../rooms/room.ts';
import { packMatch, unpackMatch } from './archive.ts';
import { bytesOf, type Database, type Row, type Sql, textOf } from './sql.ts';

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

function withoutName(header: MatchHeader, player: string): MatchHeader {
  return { ...header, seats: header.seats.map((seat) => (seat.player === player ? { ...seat, name: NOBODY } : seat)) };
}

/** There are few rooms: they go when nobody has been there for a week. */
async function renameInRooms(sql: Sql, player: string): Promise<void> {
  for (const row of await sql.all('SELECT id, doc FROM rooms WHERE doc LIKE ?', [`%"player":"${player}"%`])) {
    const doc = JSON.parse(textOf(row.doc)) as RoomDoc;
    const seats = doc.seats.map((seat) =>
      seat.kind === 'player' && seat.player === player ? { ...seat, name: NOBODY } : seat,
    );
    const text = JSON.stringify({ ...doc, seats });
    await sql.run('UPDATE rooms SET doc = ?, version = version + 1 WHERE id = ?', [text, row.id]);
  }
}

async function renameInMatch(sql: Sql, match: string, player: string): Promise<void> {
  const [row] = await sql.all('SELECT header FROM matches WHERE id = ? {lock}', [match]);
  if (row === undefined) return;
  if (row.header !== '') {
    const header = withoutName(JSON.parse(textOf(row.header)) as MatchHeader, player);
    await sql.run('UPDATE matches SET header = ? WHERE id = ?', [JSON.stringify(header), match]);
    return;
  }
  const [kept] = await sql.all('SELECT body, digest FROM archives WHERE match_id = ?', [match]);
  const { header, rows } = unpackMatch({ body: bytesOf(kept.body), digest: textOf(kept.digest) });
  const { body, digest } = packMatch({ header: withoutName(header, player), rows });
  await sql.run('UPDATE archives SET body = ?, digest = ? WHERE match_id = ?', [body, digest, match]);
}

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
        await sql.run("UPDATE chat SET name = ?, body = '', hidden = 1 WHERE player_id = ?", [NOBODY, player]);
        await sql.run("UPDATE reports SET why = '' WHERE by_id = ?", [player]);
        await renameInRooms(sql, player);
      });
      // One after the other: somebody may have played thousands.
      const seats = await db.all('SELECT match_id FROM match_seats WHERE player_id = ?', [player]);
      for (const { match_id } of seats) await db.transaction((sql) => renameInMatch(sql, textOf(match_id), player));
    },
  };
}
