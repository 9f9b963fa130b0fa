import type { Choice, Insight, OptionPortrait, Seat } from '@longbox/kernel';
import { createVectors, featureRow, featureRows, seatWords, signed } from './vectors.ts';

// A learned order of options. What principles say of an option is part of what it sees, so it begins where they end.

const FULL = 127;
const OUT_STEPS = 16;
/** Places by principle that are told apart. */
const RANKS = 10;
/** How far behind the best an option is, in points, as steps. */
const BEHIND = [0, 2, 5, 9, 15, 25, 40, 70, 120, 250, 500, 2000];
const STEPS = BEHIND.length + 1;
/** Rows of an option that do not come from its portrait: place, distance, principle, and the last two together. */
export const OWN_ROWS = 4;

/** Options as rows of a table: the marks of the game, then what principles say of them. */
export interface OptionRows<S> {
  readonly most: number;
  readonly rows: number;
  words(row: number): readonly string[];
  /** Writes the rows of the option at a place among those judged; returns how many. */
  draw(state: S, judged: Judged, at: number, out: Int32Array): number;
}

/** Options with what principles make of them. */
export interface Judged {
  readonly count: number;
  readonly choices: ArrayLike<Choice>;
  readonly scores: ArrayLike<number>;
  readonly because: ArrayLike<number>;
}

export function optionRowsOf<S>(insight: Insight<S>): OptionRows<S> | undefined {
  const options = insight.portrait?.options;
  return options === undefined ? undefined : createOptionRows(options, insight.principles);
}

function createOptionRows<S>(options: OptionPortrait<S>, principles: readonly string[]): OptionRows<S> {
  const ranks = options.marks;
  const behind = ranks + RANKS;
  const because = behind + STEPS;
  const both = because + principles.length;
  return {
    most: options.most + OWN_ROWS,
    rows: both + principles.length * STEPS,
    words(row) {
      if (row < ranks) return options.words(row);
      if (row < behind) return [`rank=${row - ranks}`];
      if (row < because) return [`behind=${row - behind}`];
      if (row < both) return [`because:${principles[row - because]}`];
      const at = row - both;
      return [`because:${principles[Math.trunc(at / STEPS)]}/behind=${at % STEPS}`];
    },
    draw(state, judged, at, out) {
      let count = options.draw(state, judged.choices[at], out);
      const step = stepOf(distance(judged, at));
      const principle = judged.because[at];
      out[count++] = ranks + rankOf(judged, at);
      out[count++] = behind + step;
      out[count++] = because + principle;
      out[count++] = both + principle * STEPS + step;
      return count;
    },
  };
}

function distance({ scores, count }: Judged, at: number): number {
  let best = scores[at];
  for (let i = 0; i < count; i++) if (scores[i] > best) best = scores[i];
  return best - scores[at];
}

function stepOf(behind: number): number {
  let step = 0;
  while (step < BEHIND.length && behind > BEHIND[step]) step++;
  return step;
}

function rankOf({ scores, count }: Judged, at: number): number {
  let rank = 0;
  for (let i = 0; i < count && rank < RANKS - 1; i++) if (scores[i] > scores[at]) rank++;
  return rank;
}

/** Orders the options of a decision. */
export interface Policy<S> {
  /** Writes for each option how likely a long search would choose it, as thousandths of a logit. */
  rate(state: S, seat: Seat, other: Seat, judged: Judged, out: Int32Array): void;
}

const read = new WeakMap<object, unknown>();

/** The policy that goes with the game's insight; `undefined` where it has learned none. */
export function policyOf<S>(insight: Insight<S> | undefined): Policy<S> | undefined {
  if (insight?.policy === undefined) return undefined;
  const kept = read.get(insight) as Policy<S> | undefined;
  if (kept !== undefined) return kept;
  const policy = createPolicy(insight);
  read.set(insight, policy);
  return policy;
}

function createPolicy<S>(insight: Insight<S>): Policy<S> | undefined {
  const { policy, portrait, features } = insight;
  const options = optionRowsOf(insight);
  if (policy === undefined || portrait === undefined || options === undefined) return undefined;
  const { width, words, bias, out: last } = policy;
  const rowCount = portrait.marks + featureRows(features);
  const wordsOf = seatWords(portrait.marks, features, portrait.words);
  const sides = [policy.own, policy.other].map((sums) => createVectors(width, words, signed(sums), rowCount, wordsOf));
  const ofOption = createVectors(width, policy.optionWords, signed(policy.option), options.rows, options.words);
  const direct = createDirect(policy.optionWords, policy.direct, options);
  const marks = new Int32Array(portrait.most);
  const measured = new Int32Array(features.length);
  const drawn = new Int32Array(options.most);
  const base = new Int32Array(width);
  const place = new Int32Array(width);

  function addSeat(state: S, seat: Seat, viewer: Seat, side: number): void {
    const { table, row } = sides[side];
    const add = (at: number): void => {
      const from = row(at) * width;
      for (let j = 0; j < width; j++) base[j] += table[from + j];
    };
    insight.measure(state, seat, viewer, measured);
    for (let i = 0; i < measured.length; i++) if (measured[i] !== 0) add(featureRow(rowsOfMarks, i, measured[i]));
    const count = portrait?.draw(state, seat, viewer, marks) ?? 0;
    for (let i = 0; i < count; i++) add(marks[i]);
  }
  const rowsOfMarks = portrait.marks;

  return {
    rate(state, seat, other, judged, out) {
      base.set(bias);
      addSeat(state, seat, seat, 0);
      addSeat(state, other, seat, 1);
      for (let at = 0; at < judged.count; at++) {
        const count = options.draw(state, judged, at, drawn);
        place.set(base);
        let plain = 0;
        for (let i = 0; i < count; i++) {
          const row = ofOption.row(drawn[i]);
          plain += direct(row);
          for (let j = 0; j < width; j++) place[j] += ofOption.table[row * width + j];
        }
        let sum = 0;
        for (let j = 0; j < width; j++) sum += last[j] * (place[j] < 0 ? 0 : place[j] > FULL ? FULL : place[j]);
        out[at] = Math.trunc(sum / OUT_STEPS) + plain;
      }
    },
  };
}

/** What the words of a row add to the answer by themselves. */
function createDirect<S>(
  words: readonly string[],
  numbers: readonly number[],
  options: OptionRows<S>,
): (row: number) => number {
  const places = new Map(words.map((word, i) => [word, i]));
  const known = new Int32Array(options.rows);
  const isKnown = new Uint8Array(options.rows);
  return (row) => {
    if (isKnown[row] === 0) {
      isKnown[row] = 1;
      for (const word of options.words(row)) {
        const place = places.get(word);
        if (place !== undefined) known[row] += numbers[place];
      }
    }
    return known[row];
  };
}
