import { type Profile as ArenaProfile, findProfile, LEVELS, makeCatalogue } from '@longbox/arena';
import { ARENA_CARDS } from '@longbox/arena-sets';
import {
  createCatalogue,
  PROFILE_NAMES,
  profileFor,
  type Catalogue as VsCatalogue,
  type Profile as VsProfile,
} from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';

let vs: VsCatalogue | undefined;
/** Made once: compiling all cards takes a while. */
export const vsCatalogue = (): VsCatalogue => {
  vs ??= createCatalogue(VS_SETS);
  return vs;
};

let arena: ReturnType<typeof makeCatalogue> | undefined;
export const arenaCards = () => {
  arena ??= makeCatalogue(ARENA_CARDS);
  return arena.cards;
};

const orThrow = <T>(found: T | undefined, name: string): T => {
  if (found === undefined) throw new Error(`there is no profile ${name}`);
  return found;
};

/** A profile that is no longer known falls back to the usual one. */
export const vsProfile = (name: string): VsProfile =>
  profileFor(name, 2) ?? orThrow(profileFor(PROFILE_NAMES[0].split('/')[0], 2), name);

export const arenaProfile = (name: string): ArenaProfile => findProfile(name) ?? orThrow(LEVELS[1], name);
