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

/** How every command is told which game it is about: by its first word, or by this option. */
export const GAME_OPTION = { game: { type: 'string' } } as const;

/** The game that the first word or `--game` names, if either does, and the words that are left. */
export function takeGame(
  words: readonly string[],
  option: string | undefined,
): { readonly game: GameName | undefined; readonly rest: readonly string[] } {
  const first = GAME_NAMES.find((name) => name === words[0]);
  const asked = option === undefined ? undefined : gameName(option);
  if (first !== undefined && asked !== undefined && first !== asked)
    throw new UsageError(`is it ${first} or ${asked}? The first word and --game name different games`);
  return { game: first ?? asked, rest: first === undefined ? words : words.slice(1) };
}

/** The same for commands that take no other words. */
export function onlyGame(words: readonly string[], option: string | undefined): GameName | undefined {
  const { game, rest } = takeGame(words, option);
  if (rest.length > 0) gameName(rest[0]);
  return game;
}

/** The same for commands that take both games at once: nothing said, or `all`, means both. */
export function gamesMeant(words: readonly string[], option: string | undefined): readonly GameName[] {
  const [said, ...rest] = words;
  const isAll = [said, option].every((word) => word === undefined || word === 'all');
  if (isAll && rest.length === 0) return GAME_NAMES;
  const only = onlyGame(words, option);
  return only === undefined ? GAME_NAMES : [only];
}

const loaded = new Map<GameName, Promise<GameKit>>();

/** Loads a game, which takes a moment: only the one that is asked for, and once. */
export function loadGame(name: GameName): Promise<GameKit> {
  const found = loaded.get(name) ?? KITS[name]();
  loaded.set(name, found);
  return found;
}

/** The game as it was when something was played: with the sets that it names, or with those there were before. */
export async function loadGameOf(name: GameName, sets: readonly string[] | undefined): Promise<GameKit> {
  if (name !== 'vs') return loadGame(name);
  const [{ createVsKit }, { vsGameOf }] = await Promise.all([import('./vs-kit.ts'), import('@longbox/games/vs')]);
  return createVsKit(vsGameOf(sets)) as GameKit;
}

const KITS: Readonly<Record<GameName, () => Promise<GameKit>>> = {
  vs: async () => (await import('./vs-kit.ts')).createVsKit(),
  arena: async () => (await import('./arena-kit.ts')).createArenaKit(),
};
