import type { ChatLine, RoomStage } from '@longbox/protocol';
import type { Room, RoomDoc } from '../rooms/room.ts';
import { type Database, idList, numberOf, type Row, type Sql, textOf } from './sql.ts';

export interface RoomStore {
  create(room: RoomDoc, quick: string | undefined): Promise<void>;
  read(id: string): Promise<Room | undefined>;
  /** Writes the room if it is still at `version`; in a transaction if one is given. */
  write(room: Room, stage: RoomStage, doc: RoomDoc, sql?: Sql): Promise<boolean>;
  remove(room: Room): Promise<boolean>;
  /** Tables of this host that wait for players, and at which somebody was lately. */
  countOpen(host: string): Promise<number>;
  /** Open tables that somebody is at right now. */
  listed(): Promise<Room[]>;
  findQuick(key: string): Promise<Room[]>;
  /** Rooms that have waited this long for somebody's entropy. */
  stuck(milliseconds: number): Promise<Room[]>;
  /** Removes rooms nobody has been at for this long, unless a match is on. */
  tidy(milliseconds: number): Promise<void>;
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Somebody on this node is in these rooms. */
  seen(ids: readonly string[]): Promise<void>;
  say(room: string, player: string, name: string, text: string): Promise<void>;
  linesAfter(room: string, id: number): Promise<ChatLine[]>;
  mute(player: string, muted: string, isMuted: boolean): Promise<void>;
  /** Players whose chat lines this player does not want to read, blocked players included. */
  mutedBy(player: string): Promise<string[]>;
  report(room: string, line: number, by: string, why: string): Promise<void>;
}

/** A table without visitors for this long is not offered to others. */
const PRESENT = 90_000;
/** A table left for so long no longer counts for its host. */
const LATELY = 3_600_000;
const MOST = 50;

const readRoom = ({ doc, version, stage }: Row): Room => ({
  doc: JSON.parse(textOf(doc)) as RoomDoc,
  version: numberOf(version),
  stage: textOf(stage) as RoomStage,
});

export function createRoomStore(db: Database): RoomStore {
  return {
    async create(doc, quick) {
      await db.run(
        `INSERT INTO rooms (id, version, stage, listed, quick, doc, host, changed_at, seen_at)
         VALUES (?, 1, 'open', ?, ?, ?, ?, {now}, {now})`,
        [doc.id, doc.listed ? 1 : 0, quick ?? null, JSON.stringify(doc), doc.host],
      );
    },
    async read(id) {
      const [row] = await db.all('SELECT doc, version, stage FROM rooms WHERE id = ?', [id]);
      return row === undefined ? undefined : readRoom(row);
    },
    async write({ version }, stage, doc, sql = db) {
      const changed = await sql.run(
        `UPDATE rooms SET doc = ?, stage = ?, host = ?, version = version + 1, changed_at = {now}, seen_at = {now}
         WHERE id = ? AND version = ?`,
        [JSON.stringify(doc), stage, doc.host, doc.id, version],
      );
      return changed === 1;
    },
    async remove({ doc, version }) {
      return (await db.run('DELETE FROM rooms WHERE id = ? AND version = ?', [doc.id, version])) === 1;
    },
    async countOpen(host) {
      const [{ open }] = await db.all(
        `SELECT count(*) AS open FROM rooms WHERE host = ? AND stage = 'open' AND seen_at > {now} - ${LATELY}`,
        [host],
      );
      return numberOf(open);
    },
    async listed() {
      const rows = await db.all(
        `SELECT doc, version, stage FROM rooms WHERE stage = 'open' AND listed = 1 AND seen_at > {now} - ${PRESENT}
         ORDER BY seen_at DESC LIMIT ${MOST}`,
      );
      return rows.map(readRoom);
    },
    async findQuick(key) {
      const rows = await db.all(
        `SELECT doc, version, stage FROM rooms WHERE stage = 'open' AND quick = ? AND seen_at > {now} - ${PRESENT}
         ORDER BY seen_at LIMIT ${MOST}`,
        [key],
      );
      return rows.map(readRoom);
    },
    async stuck(milliseconds) {
      const rows = await db.all(
        `SELECT doc, version, stage FROM rooms WHERE stage = 'revealing' AND changed_at < {now} - ${milliseconds}`,
      );
      return rows.map(readRoom);
    },
    async tidy(milliseconds) {
      await db.run(`DELETE FROM rooms WHERE stage IN ('open', 'finished') AND seen_at < {now} - ${milliseconds}`);
    },
    async versions(ids) {
      if (ids.length === 0) return new Map();
      const { marks, values } = idList(ids);
      const rows = await db.all(`SELECT id, version FROM rooms WHERE id IN (${marks})`, values);
      return new Map(rows.map(({ id, version }) => [textOf(id), numberOf(version)]));
    },
    async seen(ids) {
      const { marks, values } = idList(ids);
      if (ids.length > 0) await db.run(`UPDATE rooms SET seen_at = {now} WHERE id IN (${marks})`, values);
    },
    async say(room, player, name, text) {
      await db.transaction(async (sql) => {
        // The version grows with every line, so that followers of the room read the chat too.
        await sql.run('UPDATE rooms SET version = version + 1 WHERE id = ?', [room]);
        await sql.run(
          `INSERT INTO chat (room_id, id, player_id, name, body, at)
           SELECT ?, coalesce(max(id), 0) + 1, ?, ?, ?, {now} FROM chat WHERE room_id = ?`,
          [room, player, name, text, room],
        );
      });
    },
    async linesAfter(room, id) {
      const rows = await db.all(
        `SELECT id, player_id, name, body, at FROM chat WHERE room_id = ? AND id > ? AND hidden = 0 ORDER BY id DESC LIMIT ${MOST}`,
        [room, id],
      );
      return rows.reverse().map((row) => ({
        id: numberOf(row.id),
        player: textOf(row.player_id),
        name: textOf(row.name),
        text: textOf(row.body),
        at: numberOf(row.at),
      }));
    },
    async mute(player, muted, isMuted) {
      if (!isMuted) await db.run('DELETE FROM mutes WHERE player_id = ? AND muted_id = ?', [player, muted]);
      else
        await db.run('INSERT INTO mutes (player_id, muted_id) VALUES (?, ?) ON CONFLICT DO NOTHING', [player, muted]);
    },
    async mutedBy(player) {
      const rows = await db.all(
        `SELECT muted_id FROM mutes WHERE player_id = ?
         UNION SELECT blocked_id FROM blocks WHERE player_id = ?`,
        [player, player],
      );
      return rows.map((row) => textOf(row.muted_id));
    },
    async report(room, line, by, why) {
      await db.run(
        'INSERT INTO reports (room_id, line, by_id, why, at) VALUES (?, ?, ?, ?, {now}) ON CONFLICT DO NOTHING',
        [room, line, by, why],
      );
    },
  };
}
