/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** The value below which a share of the values lies, between neighbours in proportion. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

export interface Ratio {
  readonly median: number;
  /** Half of the rounds lie between these two. */
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/**
 * How many times faster one was than the other: round by round, so that both had the same machine, and then the median,
 * so that one bad round changes nothing.
 */
export function compareRounds(ours: readonly number[], theirs: readonly number[]): Ratio {
  if (ours.length !== theirs.length) throw new RangeError(`${ours.length} rounds beside ${theirs.length}`);
  const ratios = ours.map((rate, i) => rate / theirs[i]);
  return { median: median(ratios), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75), rounds: ratios.length };
}

/** Three digits that mean something, and no more. */
export function round3(value: number): number {
  return Number(value.toPrecision(3));
}
