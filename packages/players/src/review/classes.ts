import type { Weighing } from './weigh.ts';

/** How good a decision was, best first. */
export const CLASSES = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const;
export type DecisionClass = (typeof CLASSES)[number];

/** From so much of the chance to win that was surely given away: less one standard error. See docs/review.md. */
export const THRESHOLDS = { inaccurate: 0.03, mistake: 0.08, blunder: 0.2 } as const;

/** What was given away at least, as far as that can be said. */
export const sureLoss = ({ loss, error }: Pick<Weighing, 'loss' | 'error'>): number => Math.max(0, loss - error);

export function classOf(weighing: Pick<Weighing, 'loss' | 'error'>): DecisionClass {
  if (weighing.loss <= 0) return 'best';
  const sure = sureLoss(weighing);
  if (sure >= THRESHOLDS.blunder) return 'blunder';
  if (sure >= THRESHOLDS.mistake) return 'mistake';
  return sure >= THRESHOLDS.inaccurate ? 'inaccurate' : 'good';
}

/** One number for a game, from 0 to 1, with the interval that comes from simulations being few. */
export interface Accuracy {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Decisions that counted: those where it mattered what was chosen. */
  readonly decisions: number;
}

/** Options that are nearer to each other than this make no difference. */
const MATTERS = 0.02;
/** What a point of chance costs: a decision that gives away 25 points or more counts nothing. */
const STEEPNESS = 4;
/** Standard errors on each side, for 95 %. */
const WIDE = 1.96;

const scoreOf = (loss: number): number => Math.max(0, 1 - STEEPNESS * loss);

/** `undefined` where nothing that was decided mattered. */
export function accuracyOf(weighings: readonly Weighing[]): Accuracy | undefined {
  const counted = weighings.filter(({ spread, loss }) => spread >= MATTERS || loss >= MATTERS);
  if (counted.length === 0) return undefined;
  const value = counted.reduce((sum, { loss }) => sum + scoreOf(loss), 0) / counted.length;
  const squares = counted.reduce((sum, each) => sum + (STEEPNESS * doubtOf(each)) ** 2, 0);
  const wide = (WIDE * Math.sqrt(squares)) / counted.length;
  return { value, low: Math.max(0, value - wide), high: Math.min(1, value + wide), decisions: counted.length };
}

/** Of what is clearly the best nothing is in doubt. */
const doubtOf = ({ loss, lead, error }: Weighing): number =>
  loss === 0 && lead > WIDE * error ? 0 : Math.min(error, 1 / STEEPNESS);
