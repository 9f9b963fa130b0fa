import type { KeptGame } from '../workers/game-api.ts';

const KIND = 'longbox games';

/** All kept games as a file that brings them back. */
export const gamesFile = (games: readonly KeptGame[]): string => JSON.stringify({ kind: KIND, version: 1, games });

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown, test: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(test);

function isKept(value: unknown): value is KeptGame {
  if (typeof value !== 'object' || value === null) return false;
  const { game, profile, names, faces, places, turn, people, at, code } = value as Partial<
    Record<keyof KeptGame, unknown>
  >;
  return (
    (game === 'vs' || game === 'arena') &&
    isText(profile) &&
    isText(code) &&
    Number.isFinite(turn) &&
    Number.isFinite(at) &&
    isList(names, isText) &&
    isList(faces, isText) &&
    isList(places, Number.isInteger) &&
    isList(people, Number.isInteger)
  );
}

/** The games of such a file; `undefined` if it is another kind of file, such as a single game. */
export function readGamesFile(text: string): readonly KeptGame[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || !('kind' in read) || read.kind !== KIND) return undefined;
    return 'games' in read && Array.isArray(read.games) ? read.games.filter(isKept) : [];
  } catch {
    return undefined;
  }
}
