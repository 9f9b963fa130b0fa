import { TEAM_KEYS, TEAMS } from '../language/index.ts';
import type { VsState } from '../state/state.ts';
import { teamsOf } from './traits.ts';

type Sides = readonly ('good' | 'evil')[];
const NEITHER: Sides = [];
const GOOD: Sides = ['good'];
const EVIL: Sides = ['evil'];
const BOTH: Sides = ['good', 'evil'];

function teamsWith(alignment: string): number {
  let mask = 0;
  TEAM_KEYS.forEach((team, i) => {
    const is: string = TEAMS[team][1];
    if (is === alignment || is === 'both') mask |= 1 << i;
  });
  return mask;
}
const GOOD_TEAMS = teamsWith('good');
const EVIL_TEAMS = teamsWith('evil');

/** VS-TERM-33, 34: by its teams; a character of a Good and an Evil team is both. */
export function alignmentOf(s: VsState, card: number): Sides {
  const teams = teamsOf(s, card);
  const isGood = (teams & GOOD_TEAMS) !== 0;
  const isEvil = (teams & EVIL_TEAMS) !== 0;
  if (isGood) return isEvil ? BOTH : GOOD;
  return isEvil ? EVIL : NEITHER;
}
