import type { LogRow, MatchHeader } from '../match/header.ts';
import { type Archived, packMatch, unpackMatch } from './archive.ts';
import { LOG_COLUMNS, readLogRow } from './log-rows.ts';
import { bytesOf, type Database, textOf } from './sql.ts';

/** Matches that have left the hot tables. */
export interface ArchiveStore {
  /** `undefined` if it is not archived. Throws if the blob is damaged. */
  read(match: string): Promise<Archived | undefined>;
  /** Matches that have been over for so long and are not archived yet. */
  due(milliseconds: number, most: number): Promise<string[]>;
  /** False if somebody else did it, or it is not over. What is in the blob has been compared with the log before that goes. */
  archive(match: string): Promise<boolean>;
}

export function createArchiveStore(db: Database): ArchiveStore {
  return {
    async read(match) {
      const [row] = await db.all('SELECT body, digest FROM archives WHERE match_id = ?', [match]);
      return row === undefined ? undefined : unpackMatch({ body: bytesOf(row.body), digest: textOf(row.digest) });
    },
    async due(milliseconds, most) {
      const rows = await db.all(
        `SELECT id FROM matches WHERE archived = 0 AND ended_at IS NOT NULL AND ended_at < {now} - ${milliseconds}
         ORDER BY ended_at LIMIT ${most}`,
      );
      return rows.map(({ id }) => textOf(id));
    },
    archive: (match) =>
      db.transaction(async (sql) => {
        const [stored] = await sql.all(
          'SELECT header FROM matches WHERE id = ? AND running = 0 AND archived = 0 {lock}',
          [match],
        );
        if (stored === undefined) return false;
        const read = `SELECT ${LOG_COLUMNS} FROM events WHERE match_id = ? ORDER BY seq`;
        const rows: LogRow[] = (await sql.all(read, [match])).map(readLogRow);
        const { body, digest } = packMatch({ header: JSON.parse(textOf(stored.header)) as MatchHeader, rows });
        await sql.run('INSERT INTO archives (match_id, rows, digest, body, at) VALUES (?, ?, ?, ?, {now})', [
          match,
          rows.length,
          digest,
          body,
        ]);
        await sql.run("UPDATE matches SET archived = 1, header = '' WHERE id = ?", [match]);
        // The first row stays, so that a node that has seen no rows yet cannot write it.
        const gone = await sql.run('DELETE FROM events WHERE match_id = ? AND seq > 1', [match]);
        if (gone !== Math.max(0, rows.length - 1)) throw new Error(`the log of match ${match} changed meanwhile`);
        return true;
      }),
  };
}

const DAY = 86_400_000;
const MOST = 20;

/** Archives a few at a time, because nobody waits for it. @param days after the end of a match; 0: never */
export async function archiveDue(archives: ArchiveStore, days: number): Promise<void> {
  if (days === 0) return;
  for (const match of await archives.due(days * DAY, MOST)) await archives.archive(match);
}
