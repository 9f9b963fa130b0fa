import type { Choice, Game } from '@longbox/kernel';
import { createEvaluator } from './evaluate.ts';
import { createJudgement, ranked } from './judgement.ts';
import { type Luck, luckFrom, nextSeed } from './luck.ts';
import type { Outlook } from './outlook.ts';
import { createPlayout } from './playout.ts';
import type { Pondering, Ranked, Thinker } from './thinker.ts';
import { createWinFinder } from './win-finder.ts';

/** At most so many options are tried, the best by principle. */
const WIDTH = 8;
/** After so many worlds, half of the options are left. */
const HALVING = 4;
/** Turns that are played to their end before the position is judged. */
const TURNS = 1;
const MOST_DECISIONS = 80;
/** How many standard errors an option must be ahead of what the principles like best: less is luck. */
const DOUBT = 1;
const DICE = 50;

interface Candidate {
  readonly choice: Choice;
  readonly principle: string | undefined;
  readonly rank: number;
  total: number;
  visits: number;
  /** Sums of the differences to the first candidate in the same worlds. */
  ahead: number;
  squares: number;
}

const meanOf = ({ total, visits }: Candidate): number => (visits === 0 ? 0 : total / visits);

/** How far it is ahead of the first candidate, less the doubt about it. */
function leadOf({ ahead, squares, visits, rank }: Candidate): number {
  if (rank === 0) return 0;
  if (visits < 2) return Number.NEGATIVE_INFINITY;
  const mean = ahead / visits;
  const variance = Math.max(0, squares / visits - mean * mean) / (visits - 1);
  return mean - DOUBT * Math.sqrt(variance);
}

const byLead = (a: Candidate, b: Candidate): number => leadOf(b) - leadOf(a) || a.rank - b.rank;
const byMean = (a: Candidate, b: Candidate): number => meanOf(b) - meanOf(a) || a.rank - b.rank;

/** Tries each option in imagined worlds, lets principles finish the turn, and takes what then looks best. */
export function createGreedy<S>(game: Game<S, unknown, unknown>): Thinker<S> {
  const judgement = createJudgement(game);
  const playout = createPlayout(game);
  const { evaluate } = createEvaluator(game);
  const chances = new Float64Array(8);
  const findWin = createWinFinder(game);
  const dice = luckFrom(0);
  let world: S | undefined;

  /** The chance of the deciding side after this option, in the world of this seed. */
  function tryOption(outlook: Outlook<S>, choice: Choice, seed: number, luck: Luck): number {
    world = outlook.imagine(seed, world);
    const turn = game.insight?.turn?.(world) ?? 0;
    game.apply(world, choice);
    playout.run(world, luck, { turn: turn + TURNS, decisions: MOST_DECISIONS, dice: DICE });
    evaluate(world, outlook.seat, chances);
    return chances[outlook.seat];
  }

  function listCandidates(outlook: Outlook<S>, salt: number): Candidate[] {
    world = outlook.imagine(salt, world);
    judgement.judge(world, outlook.decision.count);
    const { choices, scores, count } = judgement;
    return ranked(choices, scores, count, salt).map((at, rank) => ({
      choice: choices[at],
      principle: judgement.principle(at),
      rank,
      total: 0,
      visits: 0,
      ahead: 0,
      squares: 0,
    }));
  }

  return {
    usual: 60,
    start(outlook, luck): Pondering {
      const all = listCandidates(outlook, nextSeed(luck));
      const worlds: number[] = [];
      let left = all.slice(0, WIDTH);
      let [at, round] = [0, 0];
      let reference = 0;
      let isWinNear = false;
      let winning: Choice | undefined;
      const finish = (): void => {
        if ((round + 1) % HALVING === 0 && left.length > 2) {
          const [first, ...others] = left;
          left = [first, ...others.sort(byMean).slice(0, Math.ceil(others.length / 2))];
        }
        round++;
        at = 0;
      };
      return {
        step() {
          if (round === 1 && at === 0 && isWinNear && winning === undefined) {
            winning = findWin(outlook, luck);
            if (winning !== undefined) return false;
          }
          if (at === 0) worlds.push(nextSeed(luck));
          const candidate = left[at];
          const seed = worlds[round];
          const value = tryOption(outlook, candidate.choice, seed, luckFrom(seed, dice));
          if (value === 1) isWinNear = true;
          if (at === 0) reference = value;
          candidate.total += value;
          candidate.ahead += value - reference;
          candidate.squares += (value - reference) * (value - reference);
          candidate.visits++;
          if (++at === left.length) finish();
          return true;
        },
        isSettled: () => winning !== undefined,
        conclude() {
          const best = left.slice().sort(byLead);
          const order = [...best, ...all.filter((each) => !best.includes(each)).sort(byMean)];
          if (winning !== undefined) order.sort((a, b) => Number(b.choice === winning) - Number(a.choice === winning));
          return { ranking: order.map(rankedOf), line: [], scale: 1 };
        },
      };
    },
  };
}

const rankedOf = (candidate: Candidate): Ranked => ({
  choice: candidate.choice,
  chance: candidate.visits === 0 ? undefined : meanOf(candidate),
  visits: candidate.visits,
  principle: candidate.principle,
  worth: meanOf(candidate),
});
