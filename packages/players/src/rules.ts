import { type Game, randomBelow } from '@longbox/kernel';
import { createJudgement, type Order, ranked } from './judgement.ts';
import { nextSeed } from './luck.ts';
import type { Conclusion, Pondering, Ranked, Thinker } from './thinker.ts';

const decided = (conclusion: Conclusion): Pondering => ({
  step: () => false,
  isSettled: () => true,
  conclude: () => conclusion,
});

/** Any option, all equally likely. */
export function createRandom<S>(): Thinker<S> {
  return {
    usual: 0,
    start({ choices }, luck) {
      const first = randomBelow(luck, choices.length);
      const order = [choices[first], ...choices.filter((_, i) => i !== first)];
      const ranking = order.map((choice) => ({
        choice,
        chance: undefined,
        visits: 0,
        principle: undefined,
        isFoolish: false,
        worth: 0,
      }));
      return decided({ ranking, line: [], scale: 0 });
    },
  };
}

/** What the principles of the game say, without looking ahead. */
export function createRules<S>(game: Game<S, unknown, unknown>, order: Order = 'principles'): Thinker<S> {
  const judgement = createJudgement(game, order);
  let world: S | undefined;
  return {
    usual: 0,
    start(outlook, luck) {
      // Principles see only what the seat sees, so any world will do.
      world = outlook.imagine(nextSeed(luck), world);
      judgement.judge(world);
      const { choices, scores, count } = judgement;
      const order = ranked(choices, scores, count, nextSeed(luck));
      const ranking = order.map(
        (at): Ranked => ({
          choice: choices[at],
          chance: undefined,
          visits: 0,
          principle: judgement.principle(at),
          isFoolish: judgement.isFoolish(at),
          worth: scores[at],
        }),
      );
      const worst = order.findLast((at) => !judgement.isFoolish(at)) ?? order[0];
      const scale = scores[order[0]] - scores[worst];
      return decided({ ranking, line: [], scale });
    },
  };
}
