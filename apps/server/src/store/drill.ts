// Checks whether the matches in a database can be continued: the test of a backup.
import type { Games } from '../games/game-entry.ts';
import { checkKey } from '../identity/check-key.ts';
import type { Seal } from '../identity/seal.ts';
import { MatchFault, playOut } from '../match/load.ts';
import { type Database, numberOf, textOf } from './sql.ts';
import { createStores } from './stores.ts';

export interface DrillReport {
  readonly players: number;
  readonly matches: number;
  /** Matches that were played from their logs, newest first, and the rows in those. */
  readonly played: number;
  readonly rows: number;
  /** Of those, matches that were read from the archive. */
  readonly archived: number;
  /** With cards or rules this program does not have; they cannot be played here, and need not be wrong. */
  readonly foreign: number;
  readonly faults: readonly string[];
}

/**
 * Opens the secrets of the newest matches, plays their logs and compares the fingerprints of what comes out.
 * @param most matches that are played
 */
export async function drill(db: Database, games: Games, seal: Seal, most: number): Promise<DrillReport> {
  await checkKey(db, seal);
  const { matches } = createStores(db);
  const count = async (table: string): Promise<number> =>
    numberOf((await db.all(`SELECT count(*) AS count FROM ${table}`))[0].count);
  const found = { played: 0, rows: 0, archived: 0, foreign: 0 };
  const faults: string[] = [];
  const newest = await db.all(
    `SELECT id, archived FROM matches ORDER BY started_at DESC, id LIMIT ${Math.floor(most)}`,
  );
  for (const row of newest) {
    const id = textOf(row.id);
    try {
      const stored = await matches.read(id);
      if (stored === undefined) throw new Error('it is gone');
      const rows = await matches.tail(id, 0);
      const gap = rows.findIndex(({ seq }, i) => seq !== i + 1);
      if (gap >= 0) throw new Error(`row ${gap + 1} is missing`);
      const { fold } = await playOut(stored, rows, { games, seal });
      const isOver = fold.game.decision(fold.state) === undefined;
      if (isOver === stored.running)
        throw new Error(`it is ${isOver ? '' : 'not '}over, and the database says otherwise`);
      found.played++;
      found.rows += rows.length;
      found.archived += numberOf(row.archived);
    } catch (error) {
      if (error instanceof MatchFault && error.code === 'otherCatalogue') found.foreign++;
      else faults.push(`match ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { players: await count('players'), matches: await count('matches'), ...found, faults };
}
