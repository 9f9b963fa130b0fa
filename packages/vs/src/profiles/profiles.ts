import { EDITIONS } from './editions.ts';
import { MODES } from './modes.ts';
import type { Profile } from './profile.ts';

/** `edition/mode`, or an edition alone: a duel for two, everybody for themselves for more. */
export function profileFor(name: string, seats: number): Profile | undefined {
  const [edition, mode = seats === 2 ? 'duel' : 'freeForAll'] = name.split('/');
  const full = `${edition}/${mode}`;
  const known = made.get(full);
  if (known !== undefined) return known;
  const rules = EDITIONS[edition];
  const table = MODES[mode];
  if (rules === undefined || table === undefined) return undefined;
  const profile = Object.freeze({ ...rules, ...table, name: full });
  made.set(full, profile);
  return profile;
}

const made = new Map<string, Profile>();

export const PROFILE_NAMES: readonly string[] = Object.keys(EDITIONS).flatMap((edition) =>
  Object.keys(MODES).map((mode) => `${edition}/${mode}`),
);
