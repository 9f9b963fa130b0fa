import { GAME_FACTS } from '@longbox/games';
import type { GameName } from '../cards/card-facts.ts';

const usualFirst = (game: GameName): readonly string[] => {
  const { profile, editions } = GAME_FACTS[game];
  return [profile, ...editions.filter((each) => each !== profile)];
};

/** Editions of the Vs. System and levels of Mission Arena a deck can be built for, the usual one first. */
export const PROFILES: Readonly<Record<GameName, readonly string[]>> = {
  vs: usualFirst('vs'),
  arena: usualFirst('arena'),
};

export const knownProfile = (game: GameName, name: unknown): string =>
  PROFILES[game].find((profile) => profile === name) ?? PROFILES[game][0];

const WORDS: Readonly<Record<GameName, string>> = { vs: 'edition', arena: 'arena-level' };

/** The message that names it. */
export const profileWord = (game: GameName, profile: string): string => `${WORDS[game]}-${profile.replace('+', '-')}`;

/** What choosing one is called. */
export const PROFILE_LABELS: Readonly<Record<GameName, string>> = { vs: 'play-edition', arena: 'play-arena-level' };
