import { type Profile as ArenaProfile, findProfile, LEVELS } from '@longbox/arena';
import { GAME_FACTS, type GameDecks, type GameName } from '@longbox/games';
import { arenaDecks } from '@longbox/games/arena/arena-decks';
import { vsDecks } from '@longbox/games/vs/vs-decks';
import { profileFor, type Profile as VsProfile } from '@longbox/vs';

/** What each game knows of decks, without its rules: this is for the worker that looks things up. */
export const DECKS_OF: Readonly<Record<GameName, GameDecks>> = { vs: vsDecks, arena: arenaDecks };
export const GAME_DECKS: readonly (readonly [GameName, GameDecks])[] = [
  ['vs', vsDecks],
  ['arena', arenaDecks],
];

const orThrow = <T>(found: T | undefined, name: string): T => {
  if (found === undefined) throw new Error(`there is no profile ${name}`);
  return found;
};

/** A profile that is no longer known falls back to the usual one. */
export const vsProfile = (name: string): VsProfile =>
  profileFor(name, 2) ?? orThrow(profileFor(GAME_FACTS.vs.profile, 2), name);

export const arenaProfile = (name: string): ArenaProfile => findProfile(name) ?? orThrow(LEVELS[1], name);
