import type { Choice, Game } from '@longbox/kernel';
import { createContest, listCandidates, rankedOf } from '../contest.ts';
import { createEvaluator } from '../evaluate.ts';
import { createJudgement } from '../judgement.ts';
import { type Luck, luckFrom, nextSeed } from '../luck.ts';
import type { Outlook } from '../outlook.ts';
import { createPlayout } from '../playout.ts';
import type { Pondering, Thinker } from '../thinker.ts';
import { createWinFinder } from '../win-finder.ts';
import { createDescent } from './descent.ts';
import { mainLine } from './main-line.ts';
import { SEARCH, type SearchNumbers } from './settings.ts';

const MOST_SEATS = 8;
/** Iterations before a win this turn is looked for, if one was seen in them. */
const FIRST_LOOK = 24;

/**
 * Tree search over what the seat knows: one tree for all worlds, a new world each time. At the root the options compete in
 * the same worlds; below it the tree decides.
 */
export function createSearch<S>(game: Game<S, unknown, unknown>, numbers: SearchNumbers = SEARCH): Thinker<S> {
  const judgement = createJudgement(game);
  const playout = createPlayout(game);
  const evaluator = createEvaluator(game);
  const descent = createDescent(game, numbers);
  const findWin = createWinFinder(game);
  const chances = new Float64Array(MOST_SEATS);
  const dice = luckFrom(0);
  const turnOf = (state: S): number => game.insight?.turn?.(state) ?? 0;
  let world: S | undefined;

  /** One world, down the tree and to the horizon; returns the chance of the player's side. */
  function iterate(outlook: Outlook<S>, seed: number, luck: Luck, horizon: number, first?: Choice): number {
    world = outlook.imagine(seed, world);
    descent.descend(world, luck, first);
    const turn = Math.max(horizon, turnOf(world) + 1);
    playout.run(world, luck, { turn, decisions: numbers.decisions, dice: numbers.dice });
    evaluator.evaluate(world, outlook.seat, chances);
    descent.backUp(chances);
    return chances[outlook.seat];
  }

  return {
    usual: 600,
    start(outlook, luck): Pondering {
      const salt = nextSeed(luck);
      world = outlook.imagine(nextSeed(luck), world);
      const now = turnOf(world);
      const horizon = now + numbers.turns;
      descent.begin(world, { seat: outlook.seat, sides: evaluator.sides(world), salt });
      judgement.judge(world, outlook.decision.count);
      const contest = createContest(listCandidates(judgement, salt), numbers);
      let [iterations, isWinNear] = [0, false];
      let winning: Choice | undefined;

      const order = () => {
        const candidates = contest.order();
        const first = candidates.filter(({ choice }) => choice === winning);
        return [...first, ...candidates.filter(({ choice }) => choice !== winning)];
      };
      return {
        step() {
          if (iterations === FIRST_LOOK && isWinNear) winning = findWin(outlook, luck);
          iterations++;
          if (numbers.retellEvery > 0 && iterations % numbers.retellEvery === 0) {
            iterate(outlook, nextSeed(luck), luck, horizon);
            return true;
          }
          const { candidate, seed } = contest.next(luck);
          const value = iterate(outlook, seed, luckFrom(seed, dice), horizon, candidate.choice);
          contest.give(value);
          if (value === 1 && world !== undefined && turnOf(world) === now) isWinNear = true;
          return true;
        },
        isSettled: () => winning !== undefined || contest.isDecided() || descent.tree.isFull(),
        conclude: () => ({
          ranking: order().map(rankedOf),
          line: mainLine(outlook, descent, order()[0].choice, salt),
          scale: 1,
        }),
      };
    },
  };
}
