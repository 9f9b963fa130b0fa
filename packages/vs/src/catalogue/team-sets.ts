import { type Alignment, TEAM_KEYS, TEAMS, type Team } from '../language/index.ts';

/**
 * A set of teams, by number. There are few different ones, those of cards and what effects add, so each gets a number the
 * first time it is met, and any number of teams fits. The numbers are derived: no state, view or event holds one.
 */
export type TeamSet = number;

export const NO_TEAMS: TeamSet = 0;
/** Of every team: where an intersection begins. */
export const ANY_TEAM: TeamSet = -1;

const WORD = 32;
const NUMBERS: ReadonlyMap<string, number> = new Map(TEAM_KEYS.map((team, i) => [team, i]));

/** By number of the set, its teams: as bits in as many words as it takes, and as a list in the order of `TEAM_KEYS`. */
const bits: number[][] = [];
const lists: (readonly Team[])[] = [];
const known = new Map<string, TeamSet>();

/** Intersections of the first sets, which nearly all games stay within; NOT_YET where not computed. */
const QUICK = 128;
const NOT_YET = -1;
const meets = new Int32Array(QUICK * QUICK).fill(NOT_YET);

function numberOf(words: number[]): TeamSet {
  const key = words.join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = bits.length;
  bits.push(words);
  lists.push(TEAM_KEYS.filter((_, i) => (words[Math.floor(i / WORD)] & (1 << (i % WORD))) !== 0));
  known.set(key, made);
  return made;
}

function wordsOf(teams: readonly Team[]): number[] {
  const words = Array.from({ length: Math.ceil(TEAM_KEYS.length / WORD) }, () => 0);
  for (const team of teams) {
    const at = teamNumber(team);
    words[Math.floor(at / WORD)] |= 1 << (at % WORD);
  }
  return words;
}

/** Its place in `TEAM_KEYS`, by which players name it. */
export function teamNumber(team: Team): number {
  const found = NUMBERS.get(team);
  if (found === undefined) throw new Error(`there is no team ${team}`);
  return found;
}

numberOf(wordsOf([]));
/** By number of the team: the set of that team alone. */
const ALONE: readonly TeamSet[] = TEAM_KEYS.map((team) => numberOf(wordsOf([team])));

export const teamSet = (teams: readonly Team[]): TeamSet => numberOf(wordsOf(teams));
export const onlyTeam = (number: number): TeamSet => ALONE[number];
/** The same list for the same set. */
export const teamsIn = (set: TeamSet): readonly Team[] => lists[set];

/** The teams that both have. */
export function sharedTeams(a: TeamSet, b: TeamSet): TeamSet {
  if (a === b || b === ANY_TEAM) return a;
  if (a === ANY_TEAM) return b;
  if (a === NO_TEAMS || b === NO_TEAMS) return NO_TEAMS;
  if (a >= QUICK || b >= QUICK) return intersect(a, b);
  const at = a * QUICK + b;
  if (meets[at] === NOT_YET) meets[at] = intersect(a, b);
  return meets[at];
}

const intersect = (a: TeamSet, b: TeamSet): TeamSet => numberOf(bits[a].map((word, i) => word & bits[b][i]));

/** Whether they have a team in common. */
export const shareTeam = (a: TeamSet, b: TeamSet): boolean => sharedTeams(a, b) !== NO_TEAMS;

export const withTeam = (set: TeamSet, team: Team): TeamSet => {
  const one = bits[ALONE[teamNumber(team)]];
  return numberOf(bits[set].map((word, i) => word | one[i]));
};

/** The teams that either has. */
export const withTeams = (a: TeamSet, b: TeamSet): TeamSet =>
  a === NO_TEAMS ? b : numberOf(bits[a].map((word, i) => word | bits[b][i]));

/** All teams of an alignment; those of both are among them. */
export function alignedTeams(alignment: Alignment): TeamSet {
  const alignmentOfTeam = (team: Team): Alignment => TEAMS[team][1];
  return teamSet(TEAM_KEYS.filter((team) => [alignment, 'both'].includes(alignmentOfTeam(team))));
}

export const countTeams = (set: TeamSet): number => lists[set].length;

/** Of this team, or of one of these. */
export const isOfTeam = (set: TeamSet, team: Team | readonly Team[]): boolean =>
  typeof team === 'string'
    ? shareTeam(set, ALONE[teamNumber(team)])
    : team.some((one) => shareTeam(set, ALONE[teamNumber(one)]));
