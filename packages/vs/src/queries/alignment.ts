import { shareTeam, type TeamSet, teamSet } from '../catalogue/team-sets.ts';
import { type Alignment, TEAM_KEYS, TEAMS, type Team } from '../language/index.ts';
import type { VsState } from '../state/state.ts';
import { teamsOf } from './traits.ts';

type Sides = readonly ('good' | 'evil')[];
const NEITHER: Sides = [];
const GOOD: Sides = ['good'];
const EVIL: Sides = ['evil'];
const BOTH: Sides = ['good', 'evil'];

function teamsWith(alignment: Alignment): TeamSet {
  const alignmentOfTeam = (team: Team): Alignment => TEAMS[team][1];
  return teamSet(TEAM_KEYS.filter((team) => [alignment, 'both'].includes(alignmentOfTeam(team))));
}
const GOOD_TEAMS = teamsWith('good');
const EVIL_TEAMS = teamsWith('evil');

/** VS-TERM-33, 34: by its teams; a character of a Good and an Evil team is both. */
export function alignmentOf(s: VsState, card: number): Sides {
  const teams = teamsOf(s, card);
  const isGood = shareTeam(teams, GOOD_TEAMS);
  const isEvil = shareTeam(teams, EVIL_TEAMS);
  if (isGood) return isEvil ? BOTH : GOOD;
  return isEvil ? EVIL : NEITHER;
}
