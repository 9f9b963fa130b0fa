import type { ArenaState } from '../state/state.ts';

/** The choices of one decision, and where the scores and the principles go. */
export interface Verdict {
  choices: Int32Array;
  count: number;
  scores: Int32Array;
  because: Int32Array;
}

/** Judges the decision of the frame at `at`. */
export type Judge = (s: ArenaState, at: number, d: Verdict) => void;

export function rate(d: Verdict, i: number, score: number, because: number): void {
  d.scores[i] = score;
  d.because[i] = because;
}
