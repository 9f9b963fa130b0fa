import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config.ts';
import type { Games } from '../games/game-entry.ts';
import { createSeal } from '../identity/seal.ts';
import { type DrillReport, drill } from './drill.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface DrillOptions {
  /** Matches that are played, newest first. */
  readonly most?: number;
  /** Where the key is, unless it is in the backup. */
  readonly env?: NodeJS.ProcessEnv;
  /** For tests with a game of their own. */
  readonly games?: Games;
}

const ignore = (): void => undefined;

/**
 * Restores a backup where it disturbs nobody, and plays what is in it. The backup itself is only read.
 * @param backup a folder that `backUp` made, or the address of a PostgreSQL that a dump was restored into
 */
export async function drillBackup(
  backup: string,
  { most = 200, env = process.env, games: given }: DrillOptions = {},
): Promise<DrillReport> {
  const games = given ?? (await import('../games/games.ts')).createGames();
  if (/^postgres(ql)?:\/\//.test(backup)) {
    const { key } = readConfig({ DATABASE_URL: backup, LONGBOX_KEY: env.LONGBOX_KEY }, '.');
    const db = await openPostgres(backup, ignore);
    try {
      return await drill(db, games, createSeal(key), most);
    } finally {
      await db.close();
    }
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'longbox-drill-'));
  try {
    cpSync(backup, copy, { recursive: true });
    const { key } = readConfig({ LONGBOX_DATA: copy, LONGBOX_KEY: env.LONGBOX_KEY }, copy);
    const db = await openSqlite(copy);
    try {
      const [{ integrity_check: verdict }] = await db.all('PRAGMA integrity_check');
      const report = await drill(db, games, createSeal(key), most);
      return verdict === 'ok' ? report : { ...report, faults: [`SQLite says: ${verdict}`, ...report.faults] };
    } finally {
      await db.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
