/** A share with its 95 % Wilson interval, in percent. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** `won` may hold halves: a draw is half a win. */
export function wilson(won: number, of: number): Share {
  if (of === 0) return { share: Number.NaN, low: 0, high: 100 };
  const p = won / of;
  const spread = 1 + (Z * Z) / of;
  const middle = (p + (Z * Z) / (2 * of)) / spread;
  const reach = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / spread;
  return { share: 100 * p, low: Math.max(0, 100 * (middle - reach)), high: 100 * (middle + reach) };
}

export const spell = ({ share, low, high }: Share): string =>
  `${share.toFixed(1)} % (${low.toFixed(1)}–${high.toFixed(1)})`;
