import type { VsGame } from '@longbox/vs';
import { FIRST_SETS, VS_SETS } from '@longbox/vs-sets';
import { describeVsWith, type VsDescription, vsGameWith } from './vs-with.ts';

export type { VsDescription } from './vs-with.ts';

let made: VsGame | undefined;
/** With every card there is. Made once: reading all cards takes a while. */
export const vsGame = (): VsGame => {
  made ??= vsGameWith(VS_SETS);
  return made;
};

const others = new Map<string, VsGame>();
/** Games of other sets that are kept at hand. */
const MOST_OTHERS = 8;

/** The game a log was played in: with the sets it names, or with those there were before logs named any. */
export function vsGameOf(sets: readonly string[] = FIRST_SETS): VsGame {
  const wanted = VS_SETS.filter(({ set }) => sets.includes(set));
  if (wanted.length === VS_SETS.length) return vsGame();
  const key = wanted.map(({ set }) => set).join();
  const game = others.get(key) ?? vsGameWith(wanted);
  if (!others.has(key) && others.size >= MOST_OTHERS) others.clear();
  others.set(key, game);
  return game;
}

/** With the usual cards, or those of a scene. */
export const describeVs = (game: VsGame = vsGame()): VsDescription => describeVsWith(game);
