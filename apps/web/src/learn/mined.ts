import { type MinedGame, type MinedPuzzle, minedId, minedScene } from '@longbox/testkit/scene/mined';
import type { TablePlan } from '../workers/game-api.ts';
import { dailyOf } from './daily.ts';
import { RIVAL } from './plans.ts';
import { PUZZLE } from './purpose-seeds.ts';

const FILES = import.meta.glob<{ readonly default: readonly MinedPuzzle[] }>(
  '../../../../packages/puzzles/mined/*.json',
);

/** A file of some hundred puzzles, loaded when somebody asks for one of them. */
export async function loadMined(game: MinedGame): Promise<readonly MinedPuzzle[]> {
  const [, load] = Object.entries(FILES).find(([name]) => name.endsWith(`/${game}.json`)) ?? [];
  return load === undefined ? [] : (await load()).default;
}

export const minedPlan = (
  game: MinedGame,
  at: number,
  puzzle: MinedPuzzle,
  names: readonly [string, string],
): TablePlan => ({
  game,
  profile: game === 'vs' ? 'modern' : 'level-1',
  seed: `${PUZZLE}${minedId(game, at)}`,
  scene: minedScene(game, puzzle),
  seats: [
    { deck: 'scene', player: 'person', name: names[0] },
    { deck: 'scene', player: 'computer', level: RIVAL, name: names[1] },
  ],
});

/** The puzzle of a day, and where it stands in the file. */
export async function loadDaily(
  game: MinedGame,
  day: string,
): Promise<{ readonly at: number; readonly puzzle: MinedPuzzle }> {
  const puzzles = await loadMined(game);
  const at = dailyOf(day, puzzles.length);
  return { at, puzzle: puzzles[at] };
}
