import { type Interval, wilson, Z95 } from '@longbox/players';

export { type Interval, wilson };

export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;

/** How many games make Wilson's interval as narrow as `half` on both sides if the share stays as it is. */
export function gamesFor(share: number, half: number, z = Z95): number {
  let games = 1;
  while (halfWidth(wilson(share * games, games, z)) > half) games = Math.ceil(games * 1.05);
  return games;
}

/** Games played twice with the same luck: sums of the differences in half points, second way minus first. */
export interface Pairs {
  readonly games: number;
  readonly sum: number;
  readonly squares: number;
}

/**
 * How much better the second way is. Without draws this is the interval that goes with McNemar's test, after Agresti and
 * Min (2005): half a game is added to each of the four cells, so that few pairs do not look certain.
 */
export function pairedInterval({ games, sum, squares }: Pairs, z = Z95): Interval {
  const n = games + 2;
  const mean = sum / 2 / n;
  const variance = Math.max(0, (squares / 4 + 1) / n - mean * mean);
  const reach = z * Math.sqrt(variance / n);
  return { share: games === 0 ? 0 : sum / 2 / games, low: Math.max(-1, mean - reach), high: Math.min(1, mean + reach) };
}

/** The mean of shares that were measured apart, each counting the same whatever its number of games. */
export function meanInterval(parts: readonly { readonly points: number; readonly games: number }[], z = Z95): Interval {
  if (parts.length === 0) return { share: 0.5, low: 0, high: 1 };
  let [sum, variance] = [0, 0];
  for (const { points, games } of parts) {
    // Agresti and Coull's variance: like Wilson's interval it does not believe that six wins of six are certain.
    const n = games + z * z;
    const p = (points + (z * z) / 2) / n;
    sum += games === 0 ? 0.5 : points / games;
    variance += (p * (1 - p)) / n;
  }
  const share = sum / parts.length;
  const reach = (z * Math.sqrt(variance)) / parts.length;
  return { share, low: Math.max(0, share - reach), high: Math.min(1, share + reach) };
}
