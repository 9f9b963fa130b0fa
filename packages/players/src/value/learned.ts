import { fromBase64url, type Insight, type LearnedWeights, type Seat } from '@longbox/kernel';

/** What a learned value makes of a position for two: whole numbers from beginning to end. */
export interface LearnedValue<S> {
  /** How far `seat` is ahead of `other` as `viewer` sees it, in thousandths of a logit. */
  lead(state: S, seat: Seat, other: Seat, viewer: Seat): number;
}

/** A place of a layer is from 0 to this; weights of the layer above count in sixty-fourths, those of the last in sixteenths. */
const FULL = 127;
const LAYER_BITS = 6;
const OUT_STEPS = 16;
/** Features are told apart up to this, on both sides of 0. */
export const FEATURE_TOP = 16;
const FEATURE_STEPS = 2 * FEATURE_TOP + 1;
/** Rows that are added at once: each place of the sum is then read and written a quarter as often. */
const TOGETHER = 4;

/** The word for a feature of this value; 0 needs none. */
export const featureWord = (feature: string, value: number): string => `${feature}=${value}`;

const signed = (text: string): Int8Array => {
  const bytes = fromBase64url(text);
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
};

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
  const vectors = createVectors(insight, learned, portrait.marks);
  const { table, rowOfMark, rowOfFeature } = vectors;
  const layer = turned(signed(learned.layer), 2 * width, hidden);
  const weights = insight.features.map((name) => learned.features[name] ?? 0);
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
      if (features[i] !== 0) rows[count++] = rowOfFeature(i, features[i]) * width;
    }
    const drawn = portrait?.draw(state, seat, viewer, marks) ?? 0;
    for (let i = 0; i < drawn; i++) rows[count++] = rowOfMark(marks[i]) * width;
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

/** The numbers of every mark and of every feature by its value: those of their words, added up when first asked for. */
interface Vectors {
  readonly table: Int16Array;
  /** A row of zeros. */
  readonly nothing: number;
  rowOfMark(mark: number): number;
  rowOfFeature(feature: number, value: number): number;
}

function createVectors<S>(insight: Insight<S>, learned: LearnedWeights, marks: number): Vectors {
  const { width } = learned;
  const places = new Map(learned.words.map((word, i) => [word, i]));
  const sums = signed(learned.sums);
  const nothing = marks + insight.features.length * FEATURE_STEPS;
  const table = new Int16Array((nothing + 1) * width);
  const isKnown = new Uint8Array(nothing);

  function learn(row: number, words: readonly string[]): void {
    isKnown[row] = 1;
    for (const word of words) {
      const place = places.get(word);
      if (place === undefined) continue;
      for (let j = 0; j < width; j++) table[row * width + j] += sums[place * width + j];
    }
  }
  return {
    table,
    nothing,
    rowOfMark(mark) {
      if (isKnown[mark] === 0) learn(mark, insight.portrait?.words(mark) ?? []);
      return mark;
    },
    rowOfFeature(feature, value) {
      const kept = value < -FEATURE_TOP ? -FEATURE_TOP : value > FEATURE_TOP ? FEATURE_TOP : value;
      const row = marks + feature * FEATURE_STEPS + FEATURE_TOP + kept;
      if (isKnown[row] === 0) learn(row, [featureWord(insight.features[feature], kept)]);
      return row;
    },
  };
}
