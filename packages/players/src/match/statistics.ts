/** A share between two bounds; all of them from 0 to 1, or differences from -1 to 1. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard deviations of the normal distribution hold 95 % of it. */
export const Z95 = 1.959963984540054;

/**
 * Wilson's interval. `points` may hold halves for draws: a drawn game varies less than the won and lost ones the interval
 * is made for, so it then covers at least as often as it says.
 */
export function wilson(points: number, games: number, z = Z95): Interval {
  if (games === 0) return { share: 0.5, low: 0, high: 1 };
  const share = points / games;
  const z2 = z * z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Nobody is told to be infinitely stronger. */
const MOST_ELO = 1200;

/** The difference in Elo at which the stronger side takes this share of the points. */
export function eloOf(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? -MOST_ELO : MOST_ELO;
  return Math.max(-MOST_ELO, Math.min(MOST_ELO, 400 * Math.log10(share / (1 - share))));
}

/** Wald's test of two shares, with one error in twenty either way. */
export interface Sprt {
  /** Log of the likelihood ratio; towards `high` speaks for the greater share. */
  readonly llr: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: 'accepted' | 'rejected' | 'undecided';
}

const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** Tests whether the share is `h1` rather than `h0`; a drawn game counts half a win and half a loss. */
export function testShare(points: number, games: number, h0: number, h1: number): Sprt {
  const llr = points * Math.log(h1 / h0) + (games - points) * Math.log((1 - h1) / (1 - h0));
  const verdict = llr >= BOUND ? 'accepted' : llr <= -BOUND ? 'rejected' : 'undecided';
  return { llr, low: -BOUND, high: BOUND, verdict };
}
