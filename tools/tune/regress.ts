/** Rows of numbers with a result each: 1 for a win, 0 for a loss, ½ for a draw. */
export interface Sample {
  readonly features: readonly number[];
  readonly result: number;
  /** Rows of one game stay together, in training or in the test. */
  readonly game: number;
  /** The decks of the two seats. */
  readonly decks: readonly [number, number];
  /** How far into its game the row is, from 0 to 1. */
  readonly progress: number;
}

const STEPS = 12;

export const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));

export function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i];
  return sum;
}

/** Logistic regression without intercept, by Newton's method; `ridge` pulls weights of scaled features to 0. */
export function regress(samples: readonly Sample[], ridge: number): number[] {
  const size = samples[0].features.length;
  const scale = spreads(samples, size);
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature } = slopes(samples, weights, scale);
    for (let i = 0; i < size; i++) {
      gradient[i] -= ridge * weights[i];
      curvature[i][i] += ridge;
    }
    const change = solve(curvature, gradient);
    for (let i = 0; i < size; i++) weights[i] += change[i];
  }
  return weights.map((weight, i) => weight / scale[i]);
}

/** Adds the strength of each deck to what is fitted: 1 for that of the first seat, -1 for that of the second. */
export function withDecks(samples: readonly Sample[], count: number): Sample[] {
  return samples.map((sample) => {
    const decks = new Array<number>(count).fill(0);
    decks[sample.decks[0]]++;
    decks[sample.decks[1]]--;
    return { ...sample, features: [...sample.features, ...decks] };
  });
}

/** Root mean square of each feature; 1 where it is always 0. */
export function spreads(samples: readonly Sample[], size: number): number[] {
  const squares = new Array<number>(size).fill(0);
  for (const { features } of samples) for (let i = 0; i < size; i++) squares[i] += features[i] ** 2;
  return squares.map((sum) => Math.sqrt(sum / samples.length) || 1);
}

function slopes(samples: readonly Sample[], weights: readonly number[], scale: readonly number[]) {
  const size = weights.length;
  const gradient = new Array<number>(size).fill(0);
  const curvature = weights.map(() => new Array<number>(size).fill(0));
  const x = new Array<number>(size).fill(0);
  for (const { features, result } of samples) {
    for (let i = 0; i < size; i++) x[i] = features[i] / scale[i];
    const p = chance(dot(weights, x));
    const doubt = Math.max(1e-6, p * (1 - p));
    for (let i = 0; i < size; i++) {
      if (x[i] === 0) continue;
      gradient[i] += (result - p) * x[i];
      for (let k = 0; k <= i; k++) curvature[i][k] += doubt * x[i] * x[k];
    }
  }
  for (let i = 0; i < size; i++) for (let k = 0; k < i; k++) curvature[k][i] = curvature[i][k];
  return { gradient, curvature };
}

/** Gauss, with the largest pivot first. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let i = at + 1; i < size; i++) if (Math.abs(rows[i][at]) > Math.abs(rows[pivot][at])) pivot = i;
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (let i = 0; i < size; i++) {
      if (i === at) continue;
      const factor = rows[i][at] / rows[at][at];
      for (let k = at; k <= size; k++) rows[i][k] -= factor * rows[at][k];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}
