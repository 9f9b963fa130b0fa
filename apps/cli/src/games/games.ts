import { UsageError } from '../command.ts';
import type { GameKit } from './kit.ts';

export const GAME_NAMES = ['vs', 'arena'] as const;
export type GameName = (typeof GAME_NAMES)[number];

export function gameName(name: string | undefined): GameName {
  const found = GAME_NAMES.find((one) => one === (name ?? 'vs'));
  if (found === undefined)
    throw new UsageError(`there is no game "${name}"; the games are ${GAME_NAMES.join(' and ')}`);
  return found;
}

const loaded = new Map<GameName, Promise<GameKit>>();

/** Loads a game, which takes a moment: only the one that is asked for, and once. */
export function loadGame(name: GameName): Promise<GameKit> {
  const found = loaded.get(name) ?? createKit(name);
  loaded.set(name, found);
  return found;
}

async function createKit(name: GameName): Promise<GameKit> {
  if (name === 'vs') return (await import('./vs-kit.ts')).createVsKit();
  return (await import('./arena-kit.ts')).createArenaKit();
}
