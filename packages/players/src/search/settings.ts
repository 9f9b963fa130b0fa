import type { ContestNumbers } from '../contest.ts';

/** Numbers of the search, found by matches against itself; see docs/players.md. */
export interface SearchNumbers extends ContestNumbers {
  /** Weight of what the principles like against what simulations found. */
  readonly explore: number;
  /** An option not yet tried counts as the average less this. */
  readonly caution: number;
  /** Options open at a position of the tree: so many at first, and this times the root of its visits more. */
  readonly least: number;
  readonly widen: number;
  /** How many in a thousand decisions of others are made by principle, which sees only their cards, and not by the tree. */
  readonly othersByRules: number;
  /** One iteration in so many deals the player's own hidden cards anew for the others' sake; 0 for none. */
  readonly retellEvery: number;
  /** Turns beyond the present one that are played before judging, and the most decisions that may take. */
  readonly turns: number;
  readonly decisions: number;
  /** How many decisions in a thousand of a playout are left to dice. */
  readonly dice: number;
}

export const SEARCH: SearchNumbers = {
  explore: 0.6,
  caution: 0.05,
  width: 10,
  worlds: 5,
  doubt: 0.7,
  least: 3,
  widen: 0.6,
  othersByRules: 750,
  retellEvery: 8,
  turns: 2,
  decisions: 100,
  dice: 30,
};
