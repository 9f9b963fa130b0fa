import type { GameDescription } from './description.ts';
import type { GameName } from './game-name.ts';

const LOADERS: Readonly<Record<GameName, () => Promise<GameDescription>>> = {
  vs: () => import('./vs.ts').then(({ describeVs }) => describeVs()),
  arena: () => import('./arena.ts').then(({ describeArena }) => describeArena()),
};

const loaded = new Map<GameName, Promise<GameDescription>>();

/** Loads a game, which takes a moment: only the one that is asked for, and once. */
export function loadGame(name: GameName): Promise<GameDescription> {
  const found = loaded.get(name) ?? LOADERS[name]();
  loaded.set(name, found);
  return found;
}
