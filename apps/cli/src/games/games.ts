import { GAME_NAMES, type GameName } from '@longbox/games';
import { UsageError } from '../command.ts';
import type { GameKit } from './kit.ts';

export { GAME_NAMES, type GameName };

export function gameName(name: string | undefined): GameName {
  const found = GAME_NAMES.find((one) => one === (name ?? 'vs'));
  if (found === undefined)
    throw new UsageError(`there is no game "${name}"; the games are ${GAME_NAMES.join(' and ')}`);
  return found;
}

const loaded = new Map<GameName, Promise<GameKit>>();

/** Loads a game, which takes a moment: only the one that is asked for, and once. */
export function loadGame(name: GameName): Promise<GameKit> {
  const found = loaded.get(name) ?? KITS[name]();
  loaded.set(name, found);
  return found;
}

const KITS: Readonly<Record<GameName, () => Promise<GameKit>>> = {
  vs: async () => (await import('./vs-kit.ts')).createVsKit(),
  arena: async () => (await import('./arena-kit.ts')).createArenaKit(),
};
