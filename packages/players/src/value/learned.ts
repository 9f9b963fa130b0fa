import type { Insight, Seat } from '@longbox/kernel';
import { createVectors, featureRow, featureRows, seatWords, signed } from './vectors.ts';

/** What a learned value makes of a position for two: whole numbers from beginning to end. */
export interface LearnedValue<S> {
  /** How far `seat` is ahead of `other` as `viewer` sees it, in thousandths of a logit. */
  lead(state: S, seat: Seat, other: Seat, viewer: Seat): number;
}

/** A place of a layer is from 0 to this; weights of the layer above count in sixty-fourths, those of the last in sixteenths. */
const FULL = 127;
const LAYER_BITS = 6;
const OUT_STEPS = 16;
/** Rows that are added at once: each place of the sum is then read and written a quarter as often. */
const TOGETHER = 4;

/** Reading weights takes longer than a decision may; minds of one game share what was read. */
const read = new WeakMap<object, unknown>();

/** The value that goes with the game's insight; `undefined` where it has learned none. */
export function learnedValueOf<S>(insight: Insight<S> | undefined): LearnedValue<S> | undefined {
  if (insight?.learned === undefined) return undefined;
  const kept = read.get(insight) as LearnedValue<S> | undefined;
  if (kept !== undefined) return kept;
  const value = createLearnedValue(insight);
  read.set(insight, value);
  return value;
}

function createLearnedValue<S>(insight: Insight<S>): LearnedValue<S> | undefined {
  const { learned, portrait } = insight;
  if (learned === undefined || portrait === undefined) return undefined;
  const { width, hidden, sumBias, layerBias, out } = learned;
  const wordsOf = seatWords(portrait.marks, insight.features, portrait.words);
  const rowCount = portrait.marks + featureRows(insight.features);
  const vectors = createVectors(width, learned.words, signed(learned.sums), rowCount, wordsOf);
  const { table, row } = vectors;
  const layer = turned(signed(learned.layer), 2 * width, hidden);
  const weights = insight.features.map((name) => learned.features[name] ?? 0);
  const marksInAll = portrait.marks;
  const marks = new Int32Array(portrait.most);
  const rows = new Int32Array(portrait.most + insight.features.length + TOGETHER);
  const [ownFeatures, otherFeatures] = [insight.features, insight.features].map(({ length }) => new Int32Array(length));
  const [ownSum, otherSum] = [new Int32Array(width), new Int32Array(width)];
  const [here, there] = [new Int32Array(hidden), new Int32Array(hidden)];

  /** Where the numbers of everything there is to see of a seat begin in the table; returns how many. */
  function findRows(state: S, seat: Seat, viewer: Seat, features: Int32Array): number {
    let count = 0;
    insight.measure(state, seat, viewer, features);
    for (let i = 0; i < features.length; i++) {
      if (features[i] !== 0) rows[count++] = row(featureRow(marksInAll, i, features[i])) * width;
    }
    const drawn = portrait?.draw(state, seat, viewer, marks) ?? 0;
    for (let i = 0; i < drawn; i++) rows[count++] = row(marks[i]) * width;
    return count;
  }

  /** Adds up everything there is to see of a seat. */
  function addUp(state: S, seat: Seat, viewer: Seat, features: Int32Array, sum: Int32Array): void {
    const count = findRows(state, seat, viewer, features);
    for (let i = count; i < count + TOGETHER; i++) rows[i] = vectors.nothing * width;
    sum.set(sumBias);
    for (let i = 0; i < count; i += TOGETHER) {
      const [a, b, c, d] = [rows[i], rows[i + 1], rows[i + 2], rows[i + 3]];
      for (let j = 0; j < width; j++) sum[j] += table[a + j] + table[b + j] + table[c + j] + table[d + j];
    }
    for (let j = 0; j < width; j++) sum[j] = cut(sum[j]);
  }

  /** What the upper layers make of two sums: antisymmetric, so that one side's gain is the other's loss. */
  function compare(): number {
    here.set(layerBias);
    there.set(layerBias);
    for (let j = 0; j < width; j++) {
      const [own, other] = [ownSum[j], otherSum[j]];
      // Many places of a sum are 0: those cost nothing.
      if (own === 0 && other === 0) continue;
      const [near, far] = [j * hidden, (width + j) * hidden];
      for (let k = 0; k < hidden; k++) {
        const [ofNear, ofFar] = [layer[near + k], layer[far + k]];
        here[k] += ofNear * own + ofFar * other;
        there[k] += ofNear * other + ofFar * own;
      }
    }
    let lead = 0;
    for (let k = 0; k < hidden; k++) lead += out[k] * (cut(here[k] >> LAYER_BITS) - cut(there[k] >> LAYER_BITS));
    return Math.trunc(lead / OUT_STEPS);
  }

  return {
    lead(state, seat, other, viewer) {
      addUp(state, seat, viewer, ownFeatures, ownSum);
      addUp(state, other, viewer, otherFeatures, otherSum);
      let lead = compare();
      for (let i = 0; i < weights.length; i++) lead += weights[i] * (ownFeatures[i] - otherFeatures[i]);
      return lead;
    },
  };
}

/** Rows become columns, in a width that is quick to read. */
function turned(matrix: Int8Array, columns: number, rows: number): Int32Array {
  const columnwise = new Int32Array(matrix.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) columnwise[column * rows + row] = matrix[row * columns + column];
  }
  return columnwise;
}

const cut = (value: number): number => (value < 0 ? 0 : value > FULL ? FULL : value);
