import { fromBase64url } from '@longbox/kernel';

/** Features are told apart up to this, on both sides of 0. */
export const FEATURE_TOP = 16;
const FEATURE_STEPS = 2 * FEATURE_TOP + 1;

/** The word for a feature of this value; 0 needs none. */
export const featureWord = (feature: string, value: number): string => `${feature}=${value}`;

export const signed = (text: string): Int8Array => {
  const bytes = fromBase64url(text);
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
};

/** Numbers for rows that stand for words: those of their words, added up when first asked for. */
export interface Vectors {
  readonly table: Int16Array;
  /** A row of zeros, after all others. */
  readonly nothing: number;
  /** Makes sure that the numbers of this row are there, and returns it. */
  row(row: number): number;
}

/** `sums`: for each word `width` numbers, one word after the other. Words that are not among them count nothing. */
export function createVectors(
  width: number,
  words: readonly string[],
  sums: ArrayLike<number>,
  rows: number,
  wordsOf: (row: number) => readonly string[],
): Vectors {
  const places = new Map(words.map((word, i) => [word, i]));
  const table = new Int16Array((rows + 1) * width);
  const isKnown = new Uint8Array(rows);

  function learn(row: number): void {
    isKnown[row] = 1;
    for (const word of wordsOf(row)) {
      const place = places.get(word);
      if (place === undefined) continue;
      for (let j = 0; j < width; j++) table[row * width + j] += sums[place * width + j];
    }
  }
  return {
    table,
    nothing: rows,
    row(row) {
      if (isKnown[row] === 0) learn(row);
      return row;
    },
  };
}

/** The row of a feature by its value, after `marks` rows of marks. */
export function featureRow(marks: number, feature: number, value: number): number {
  const kept = value < -FEATURE_TOP ? -FEATURE_TOP : value > FEATURE_TOP ? FEATURE_TOP : value;
  return marks + feature * FEATURE_STEPS + FEATURE_TOP + kept;
}

export const featureRows = (features: readonly string[]): number => features.length * FEATURE_STEPS;

/** The words of rows: marks first, then every feature with every value. */
export function seatWords(
  marks: number,
  features: readonly string[],
  ofMark: (mark: number) => readonly string[],
): (row: number) => readonly string[] {
  return (row) => {
    if (row < marks) return ofMark(row);
    const at = row - marks;
    return [featureWord(features[Math.trunc(at / FEATURE_STEPS)], (at % FEATURE_STEPS) - FEATURE_TOP)];
  };
}
