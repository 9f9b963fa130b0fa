import type { Choice } from '@longbox/kernel';
import { type Judgement, ranked } from './judgement.ts';
import { type Luck, nextSeed } from './luck.ts';
import type { Ranked } from './thinker.ts';

/** An option in a contest, with its values so far. */
export interface Candidate {
  readonly choice: Choice;
  readonly principle: string | undefined;
  readonly isFoolish: boolean;
  /** Its place by principle, 0 for the best. */
  readonly rank: number;
  total: number;
  visits: number;
  /** Sums of the differences to the first candidate in the same worlds, and of their squares. */
  ahead: number;
  squares: number;
}

export interface ContestNumbers {
  /** At most so many options take part, the best by principle. */
  readonly width: number;
  /** Worlds before the first halving; each later one takes half as many again. */
  readonly worlds: number;
  /** How many standard errors an option must be ahead of what the principles like best: less is luck. */
  readonly doubt: number;
}

/** One simulation that is to be made. */
export interface Bout {
  readonly candidate: Candidate;
  /** The same for all candidates of a round: they meet in the same world. */
  readonly seed: number;
}

/**
 * Options compete in the same imagined worlds, round by round, and the worse half leaves from time to time. What the
 * principles like best stays to the end: the others are measured by how far they are ahead of it. The last rounds are for
 * those that are.
 */
export interface Contest {
  readonly all: readonly Candidate[];
  next(luck: Luck): Bout;
  /** The value of the option in that bout. */
  give(value: number): void;
  /** With `bouts` left: lets go whom they would not help, and answers whether they would change nothing. */
  settle(bouts: number): boolean;
  /** Best first. */
  order(): Candidate[];
}

/** Beyond so many standard errors nothing is expected to change. */
const CERTAIN = 3.5;
const GROWTH = 1.5;
/** With no more than so many rounds left, what is not ahead of the first candidate will not catch up. */
const LAST_ROUNDS = 4;
/** What has come to exactly the same as the first candidate in so many worlds is the same, and leaves. */
const ALIKE = 2;

const meanOf = ({ total, visits }: Candidate): number => (visits === 0 ? 0 : total / visits);

function errorOf({ ahead, squares, visits }: Candidate): number {
  if (visits < 2) return Number.POSITIVE_INFINITY;
  const mean = ahead / visits;
  return Math.sqrt(Math.max(0, squares / visits - mean * mean) / (visits - 1));
}

/** How far it is ahead of the first candidate, less the doubt about it. */
function leadOf(candidate: Candidate, doubt: number): number {
  if (candidate.rank === 0) return 0;
  if (candidate.visits < 2) return Number.NEGATIVE_INFINITY;
  return candidate.ahead / candidate.visits - doubt * errorOf(candidate);
}

const byMean = (a: Candidate, b: Candidate): number => meanOf(b) - meanOf(a) || a.rank - b.rank;

/** All options as the principles order them. */
export function listCandidates<S>(judgement: Judgement<S>, salt: number): Candidate[] {
  const { choices, scores, count } = judgement;
  return ranked(choices, scores, count, salt).map((at, rank) => ({
    choice: choices[at],
    principle: judgement.principle(at),
    isFoolish: judgement.isFoolish(at),
    rank,
    total: 0,
    visits: 0,
    ahead: 0,
    squares: 0,
  }));
}

export function createContest(all: readonly Candidate[], { width, worlds, doubt }: ContestNumbers): Contest {
  const sensible = all.filter(({ isFoolish }) => !isFoolish);
  let left = (sensible.length === 0 ? all : sensible).slice(0, width);
  let [at, rounds, phase] = [0, 0, worlds];
  let [seed, reference, isDecided] = [0, 0, left.length < 2];

  function keep(isGood: (each: Candidate) => boolean): void {
    left = left.filter((each) => each.rank === 0 || isGood(each));
    if (left.length === 1) isDecided = true;
  }

  function halve(): void {
    const [first, ...others] = left;
    if (others.length > 1) left = [first, ...others.sort(byMean).slice(0, Math.ceil(others.length / 2))];
    const far = left.slice(1).filter((each) => Math.abs(each.ahead) > CERTAIN * errorOf(each) * each.visits);
    isDecided = left.length === 2 && far.length === 1;
    rounds = 0;
    phase = Math.ceil(GROWTH * phase);
  }

  return {
    all,
    next(luck) {
      if (at === 0) seed = nextSeed(luck);
      return { candidate: left[at], seed };
    },
    give(value) {
      const candidate = left[at];
      if (at === 0) reference = value;
      candidate.total += value;
      candidate.visits++;
      candidate.ahead += value - reference;
      candidate.squares += (value - reference) * (value - reference);
      if (++at < left.length) return;
      at = 0;
      if (++rounds >= phase) halve();
      if (candidate.visits >= ALIKE) keep(({ squares }) => squares > 0);
    },
    settle(bouts) {
      if (isDecided || at > 0 || left[0].visits === 0) return isDecided;
      if (bouts <= LAST_ROUNDS * left.length) keep(({ ahead }) => ahead > 0);
      return isDecided || bouts < left.length;
    },
    order() {
      const best = left.slice().sort((a, b) => leadOf(b, doubt) - leadOf(a, doubt) || a.rank - b.rank);
      return [...best, ...all.filter((each) => !best.includes(each)).sort(byMean)];
    },
  };
}

export const rankedOf = (candidate: Candidate): Ranked => ({
  choice: candidate.choice,
  chance: candidate.visits === 0 ? undefined : meanOf(candidate),
  visits: candidate.visits,
  principle: candidate.principle,
  isFoolish: candidate.isFoolish,
  worth: meanOf(candidate),
});
