import type { Choice, Game } from '@longbox/kernel';
import { tieBreak } from './luck.ts';
import { type Policy, policyOf } from './value/policy.ts';

/** More options than any decision has had; grown where one has more. */
const ROOM = 1024;

/** Below every score a game gives. */
const FOOLISH = -0x4000_0000;

/** What options are ordered by: principles, or a policy the game has learned, where it has one. */
export type Order = 'principles' | 'policy';

/** Buffers for listing and judging the options of one decision; used over and over. */
export interface Judgement<S> {
  count: number;
  choices: Int32Array;
  scores: Int32Array;
  because: Int32Array;
  /** Lists and judges the options of the open decision and returns how many there are: none once the game is over. */
  judge(state: S): number;
  /** Lists only. */
  list(state: S): number;
  /** The place of the best option; ties are broken by the salt. */
  best(salt: number): number;
  principle(at: number): string | undefined;
  /** Whether the game calls this option foolish: no player takes it while there is another. */
  isFoolish(at: number): boolean;
}

export function createJudgement<S>(game: Game<S, unknown, unknown>, order: Order = 'principles'): Judgement<S> {
  const { insight } = game;
  const policy = order === 'policy' ? policyOf(insight) : undefined;
  let logits = new Int32Array(ROOM);
  const foolish = (insight?.foolish ?? []).map((name) => insight?.principles.indexOf(name));
  const self: Judgement<S> = {
    count: 0,
    choices: new Int32Array(ROOM),
    scores: new Int32Array(ROOM),
    because: new Int32Array(ROOM),
    list(state) {
      self.count = game.choices(state, self.choices);
      if (self.count > self.choices.length) {
        grow(self, self.count);
        game.choices(state, self.choices);
      }
      return self.count;
    },
    judge(state) {
      self.list(state);
      if (insight === undefined) self.scores.fill(0, 0, self.count);
      else insight.judge(state, self.choices, self.count, self.scores, self.because);
      sinkFoolish(self);
      if (policy !== undefined && self.count > 1) {
        byPolicy(state, policy);
        sinkFoolish(self);
      }
      return self.count;
    },
    best: (salt) => bestOf(self.scores, self.choices, self.count, salt),
    principle: (at) => insight?.principles[self.because[at]],
    isFoolish: (at) => self.scores[at] <= FOOLISH,
  };
  return self;

  /** It was learned from duels; with more seats principles have the last word. */
  function byPolicy(state: S, { rate }: Policy<S>): void {
    const seat = game.decision(state)?.seat;
    if (seat === undefined || (insight?.seats?.(state) ?? 2) !== 2) return;
    if (logits.length < self.count) logits = new Int32Array(self.scores.length);
    rate(state, seat, 1 - seat, self, logits);
    self.scores.set(logits.subarray(0, self.count));
  }

  function sinkFoolish({ count, because, scores }: Judgement<S>): void {
    if (foolish.length === 0) return;
    for (let i = 0; i < count; i++) if (foolish.includes(because[i])) scores[i] = FOOLISH;
  }
}

function grow<S>(self: Judgement<S>, count: number): void {
  self.choices = new Int32Array(2 * count);
  self.scores = new Int32Array(2 * count);
  self.because = new Int32Array(2 * count);
}

function bestOf(scores: Int32Array, choices: Int32Array, count: number, salt: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) {
    if (scores[i] < scores[best]) continue;
    if (scores[i] > scores[best] || tieBreak(salt, choices[i]) > tieBreak(salt, choices[best])) best = i;
  }
  return best;
}

/** Choices in order of a score, best first; ties are broken by the salt. */
export function ranked(choices: ArrayLike<Choice>, scores: ArrayLike<number>, count: number, salt: number): number[] {
  const places = Array.from({ length: count }, (_, i) => i);
  return places.sort(
    (a, b) => scores[b] - scores[a] || tieBreak(salt, choices[b]) - tieBreak(salt, choices[a]) || a - b,
  );
}
