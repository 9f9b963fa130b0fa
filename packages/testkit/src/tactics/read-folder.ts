import { readdirSync, readFileSync } from 'node:fs';
import { SCENE_GAMES } from '../scene/games.ts';
import { readTactics, type Tactic } from './tactic.ts';

/** All tactics of a folder, file by file. */
export function readTacticsIn(folder: URL): Tactic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => readTactics(readFileSync(new URL(name, folder), 'utf8'), name, SCENE_GAMES));
}
