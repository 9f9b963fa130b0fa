import type { Leaf } from '../evaluate.ts';
import type { Order } from '../judgement.ts';

/** Numbers of the search, found by matches against itself; see docs/players.md. */
export interface SearchNumbers {
  /** Weight of what the principles like against what simulations found. */
  readonly explore: number;
  /** An option not yet tried counts as the average less this. */
  readonly caution: number;
  /** Options open at a position: so many at first, and this times the root of its visits. */
  readonly least: number;
  readonly leastAtRoot: number;
  readonly widen: number;
  /** Turns beyond the present one that are played before judging, and the most decisions that may take. */
  readonly turns: number;
  readonly decisions: number;
  /** How many decisions in a thousand of a playout are left to dice. */
  readonly dice: number;
  /** What positions are judged by. */
  readonly leaf: Leaf;
  /** What options are ordered by in the tree, and in what is played on from it. */
  readonly order: Order;
  readonly playouts: Order;
}

export const SEARCH: SearchNumbers = {
  explore: 0.4,
  caution: 0.05,
  least: 1,
  leastAtRoot: 8,
  widen: 0.4,
  turns: 2,
  decisions: 100,
  dice: 30,
  leaf: 'features',
  order: 'principles',
  playouts: 'principles',
};
