export const GAME_NAMES = ['vs', 'arena'] as const;
export type GameName = (typeof GAME_NAMES)[number];

export const isGameName = (name: unknown): name is GameName => GAME_NAMES.some((one) => one === name);

/** The name, or an error: what comes from a file or a server may name a game we do not have. */
export function needGameName(name: unknown): GameName {
  if (isGameName(name)) return name;
  throw new Error(`there is no game "${String(name)}"; the games are ${GAME_NAMES.join(' and ')}`);
}
