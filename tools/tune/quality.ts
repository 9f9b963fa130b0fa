import { chance, dot, type Sample } from './regress.ts';

export interface Bin {
  readonly from: number;
  readonly rows: number;
  readonly expected: number;
  readonly won: number;
}

export interface Quality {
  readonly rows: number;
  /** Chance that a won position is rated above a lost one. */
  readonly auc: number;
  readonly logLoss: number;
  /** Mean distance between what was expected and what happened, over bins of expectation. */
  readonly calibrationError: number;
  readonly bins: readonly Bin[];
}

export function rateWeights(samples: readonly Sample[], weights: readonly number[]): Quality {
  const rated = samples.map(({ features, result }) => ({ p: chance(dot(weights, features)), result }));
  const bins = makeBins(rated);
  const rows = rated.length;
  const error = bins.reduce((sum, bin) => sum + bin.rows * Math.abs(bin.expected - bin.won), 0) / Math.max(1, rows);
  const loss = rated.reduce((sum, { p, result }) => sum - Math.log(Math.max(1e-9, result > 0.5 ? p : 1 - p)), 0);
  return { rows, auc: aucOf(rated), logLoss: loss / Math.max(1, rows), calibrationError: error, bins };
}

interface Rated {
  readonly p: number;
  readonly result: number;
}

const BINS = 10;

function makeBins(rated: readonly Rated[]): Bin[] {
  const bins: Bin[] = [];
  for (let i = 0; i < BINS; i++) {
    const inside = rated.filter(({ p }) => Math.min(BINS - 1, Math.floor(p * BINS)) === i);
    const mean = (of: (one: Rated) => number): number =>
      inside.reduce((sum, one) => sum + of(one), 0) / Math.max(1, inside.length);
    bins.push({ from: i / BINS, rows: inside.length, expected: mean(({ p }) => p), won: mean(({ result }) => result) });
  }
  return bins;
}

/** By ranks; ties share theirs. Draws are left out. */
function aucOf(rated: readonly Rated[]): number {
  const decided = rated.filter(({ result }) => result !== 0.5).sort((a, b) => a.p - b.p);
  let wins = 0;
  let rankSum = 0;
  for (let at = 0; at < decided.length; ) {
    let end = at;
    while (end < decided.length && decided[end].p === decided[at].p) end++;
    for (let i = at; i < end; i++) {
      if (decided[i].result !== 1) continue;
      wins++;
      rankSum += (at + end + 1) / 2;
    }
    at = end;
  }
  const losses = decided.length - wins;
  return wins === 0 || losses === 0 ? 0.5 : (rankSum - (wins * (wins + 1)) / 2) / (wins * losses);
}
