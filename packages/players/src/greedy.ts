import type { Choice, Game } from '@longbox/kernel';
import { type ContestNumbers, createContest, listCandidates, rankedOf } from './contest.ts';
import { createEvaluator, type Leaf } from './evaluate.ts';
import { createJudgement } from './judgement.ts';
import { luckFrom, nextSeed } from './luck.ts';
import type { Outlook } from './outlook.ts';
import { createPlayout, type PlayoutLimits } from './playout.ts';
import { NEVER_LATE, type Pondering, type Thinker } from './thinker.ts';
import { createWinFinder } from './win-finder.ts';

const CONTEST: ContestNumbers = { width: 8, worlds: 4, doubt: 1 };
/** Turns that are played to their end before the position is judged, and how. */
const TURNS = 2;
const PLAYOUT: Omit<PlayoutLimits, 'turn'> = { decisions: 80, dice: 30 };
/** Simulations before a win this turn is looked for, if one was seen in them; fewer where there are no more. */
const FIRST_LOOK = 8;

/** Tries each option in imagined worlds, lets principles finish this turn and the next, and takes what then looks best. */
export function createGreedy<S>(game: Game<S, unknown, unknown>, leaf: Leaf = 'features'): Thinker<S> {
  const judgement = createJudgement(game);
  const playout = createPlayout(game);
  const { evaluate } = createEvaluator(game, leaf);
  const chances = new Float64Array(8);
  const findWin = createWinFinder(game);
  const dice = luckFrom(0);
  /** The copy of a world in which an option is tried. */
  let trial: S | undefined;

  /** The chance of the deciding side after this option, in the world of this seed. */
  function tryOption({ seat }: Outlook<S>, choice: Choice, seed: number, imagined: S): number {
    trial = game.clone(imagined, trial);
    const turn = (game.insight?.turn?.(trial) ?? 0) + TURNS;
    game.apply(trial, choice);
    playout.run(trial, luckFrom(seed, dice), { ...PLAYOUT, turn });
    evaluate(trial, seat, chances);
    return chances[seat];
  }

  return {
    usual: 16,
    start(outlook, luck, isLate = NEVER_LATE): Pondering {
      const salt = nextSeed(luck);
      let world = outlook.imagine(salt);
      judgement.judge(world);
      const contest = createContest(listCandidates(judgement, salt), CONTEST);
      let [tried, isWinNear, hasLooked, isDecided] = [0, false, false, false];
      let winning: Choice | undefined;
      let imagined: number | undefined;
      return {
        step() {
          if (isWinNear && !hasLooked && (isDecided || tried >= FIRST_LOOK)) {
            hasLooked = true;
            winning = findWin(outlook, luck, isLate);
          }
          if (isDecided || winning !== undefined) return false;
          const { candidate, seed } = contest.next(luck);
          if (seed !== imagined) world = outlook.imagine(seed, world);
          imagined = seed;
          const value = tryOption(outlook, candidate.choice, seed, world);
          if (value === 1) isWinNear = true;
          contest.give(value);
          tried++;
          return true;
        },
        isSettled(left) {
          isDecided = contest.settle(left);
          return winning !== undefined || (isDecided && (hasLooked || !isWinNear));
        },
        conclude() {
          const order = contest.order();
          const first = order.filter(({ choice }) => choice === winning);
          const rest = order.filter(({ choice }) => choice !== winning);
          const ranking = [...first, ...rest].map(rankedOf);
          return { ranking, line: [], scale: 1, ...(winning !== undefined && { wins: true }) };
        },
      };
    },
  };
}
