// Tables, chat lines and matches hold copies of player names. A name that is taken away must be replaced in all of them.
import type { MatchHeader } from '../match/header.ts';
import type { RoomDoc } from '../rooms/room.ts';
import { packMatch, unpackMatch } from './archive.ts';
import { bytesOf, type Database, type Sql, textOf } from './sql.ts';

/** At tables and in their chat. There are few rooms: they are deleted after a week without visitors. */
export async function renameInRooms(sql: Sql, player: string, name: string): Promise<void> {
  await sql.run('UPDATE chat SET name = ? WHERE player_id = ?', [name, player]);
  for (const row of await sql.all('SELECT id, doc FROM rooms WHERE doc LIKE ?', [`%"player":"${player}"%`])) {
    const doc = JSON.parse(textOf(row.doc)) as RoomDoc;
    const seats = doc.seats.map((seat) =>
      seat.kind === 'player' && seat.player === player ? { ...seat, name } : seat,
    );
    const text = JSON.stringify({ ...doc, seats });
    await sql.run('UPDATE rooms SET doc = ?, version = version + 1 WHERE id = ?', [text, row.id]);
  }
}

/** One after the other: somebody may have played thousands. Can be repeated if it was interrupted. */
export async function renameInMatches(db: Database, player: string, name: string): Promise<void> {
  const seats = await db.all('SELECT match_id FROM match_seats WHERE player_id = ?', [player]);
  for (const { match_id } of seats) await db.transaction((sql) => renameInMatch(sql, textOf(match_id), player, name));
}

const renamed = (header: MatchHeader, player: string, name: string): MatchHeader => ({
  ...header,
  seats: header.seats.map((seat) => (seat.player === player ? { ...seat, name } : seat)),
});

async function renameInMatch(sql: Sql, match: string, player: string, name: string): Promise<void> {
  const [row] = await sql.all('SELECT header FROM matches WHERE id = ? {lock}', [match]);
  if (row === undefined) return;
  if (row.header !== '') {
    const header = renamed(JSON.parse(textOf(row.header)) as MatchHeader, player, name);
    await sql.run('UPDATE matches SET header = ? WHERE id = ?', [JSON.stringify(header), match]);
    return;
  }
  const [kept] = await sql.all('SELECT body, digest FROM archives WHERE match_id = ?', [match]);
  const { header, rows } = unpackMatch({ body: bytesOf(kept.body), digest: textOf(kept.digest) });
  const { body, digest } = packMatch({ header: renamed(header, player, name), rows });
  await sql.run('UPDATE archives SET body = ?, digest = ? WHERE match_id = ?', [body, digest, match]);
}
