import type { Interval } from '@longbox/lab';

export const percentOf = (share: number): string => (share * 100).toFixed(0);
/** Half of the interval, in points. */
export const reachOf = ({ low, high }: Interval): string => (((high - low) / 2) * 100).toFixed(0);

export const turned = ({ share, low, high }: Interval): Interval => ({
  share: 1 - share,
  low: 1 - high,
  high: 1 - low,
});
