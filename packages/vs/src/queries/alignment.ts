import { CAN } from '../catalogue/possible.ts';
import { alignedTeams, shareTeam } from '../catalogue/team-sets.ts';
import type { VsState } from '../state/state.ts';
import { isPermitted } from './allowed.ts';
import { teamsOf } from './traits.ts';

type Sides = readonly ('good' | 'evil')[];
const NEITHER: Sides = [];
const GOOD: Sides = ['good'];
const EVIL: Sides = ['evil'];
const BOTH: Sides = ['good', 'evil'];

const GOOD_TEAMS = alignedTeams('good');
const EVIL_TEAMS = alignedTeams('evil');

/** VS-TERM-33, 34: by its teams; a character of a Good and an Evil team is both. */
export function alignmentOf(s: VsState, card: number): Sides {
  if (isPermitted(s, CAN.beEvil, card)) return EVIL;
  const teams = teamsOf(s, card);
  const isGood = shareTeam(teams, GOOD_TEAMS);
  const isEvil = shareTeam(teams, EVIL_TEAMS);
  if (isGood) return isEvil ? BOTH : GOOD;
  return isEvil ? EVIL : NEITHER;
}
