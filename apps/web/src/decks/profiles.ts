import type { GameName } from '../cards/card-facts.ts';

/** Editions of the Vs. System and levels of Mission Arena a deck can be built for, the usual one first. */
export const PROFILES: Readonly<Record<GameName, readonly string[]>> = {
  vs: ['modern', 'modern+updates', 'cw', 'mcu18', 'cr21', 'mb15'],
  arena: ['level-1', 'basic', 'level-2a', 'level-2b'],
};

export const knownProfile = (game: GameName, name: unknown): string =>
  PROFILES[game].find((profile) => profile === name) ?? PROFILES[game][0];

/** The message that names it. */
export const profileWord = (game: GameName, profile: string): string =>
  `${game === 'vs' ? 'edition' : 'arena-level'}-${profile.replace('+', '-')}`;
