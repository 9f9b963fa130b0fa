import type { Choice, Game } from '@longbox/kernel';
import { createEvaluator } from '../evaluate.ts';
import { createJudgement, ranked } from '../judgement.ts';
import { type Luck, nextSeed } from '../luck.ts';
import type { Outlook } from '../outlook.ts';
import { createPlayout } from '../playout.ts';
import { NEVER_LATE, type Pondering, type Ranked, type Thinker } from '../thinker.ts';
import { createWinFinder } from '../win-finder.ts';
import { createDescent } from './descent.ts';
import { mainLine } from './main-line.ts';
import { SEARCH, type SearchNumbers } from './settings.ts';

const MOST_SEATS = 8;
/** Iterations before a win this turn is looked for, if one was seen in them. */
const FIRST_LOOK = 24;

interface Root {
  readonly choice: Choice;
  readonly principle: string | undefined;
  readonly isFoolish: boolean;
  readonly edge: number;
  readonly rank: number;
}

/** Tree search over what the seat knows: one tree for all worlds, a new world each time. */
export function createSearch<S>(game: Game<S, unknown, unknown>, numbers: SearchNumbers = SEARCH): Thinker<S> {
  const judgement = createJudgement(game, numbers.order);
  const playout = createPlayout(game, numbers.playouts);
  const evaluator = createEvaluator(game, numbers.leaf);
  const descent = createDescent(game, numbers);
  const { tree } = descent;
  const findWin = createWinFinder(game);
  const chances = new Float64Array(MOST_SEATS);
  const turnOf = (state: S): number => game.insight?.turn?.(state) ?? 0;
  let world: S | undefined;

  function listRoot(state: S, salt: number): Root[] {
    judgement.judge(state);
    const { choices, scores, count } = judgement;
    return ranked(choices, scores, count, salt).map((at, rank) => ({
      choice: choices[at],
      principle: judgement.principle(at),
      isFoolish: judgement.isFoolish(at),
      edge: descent.rootEdge(choices[at]),
      rank,
    }));
  }

  const byVisits = (a: Root, b: Root): number =>
    tree.visits[b.edge] - tree.visits[a.edge] || tree.total[b.edge] - tree.total[a.edge] || a.rank - b.rank;

  function rankedOf({ choice, principle, isFoolish, edge }: Root): Ranked {
    const visits = tree.visits[edge];
    const chance = visits === 0 ? undefined : tree.total[edge] / visits;
    return { choice, principle, isFoolish, visits, chance, worth: chance ?? 0 };
  }

  return {
    usual: 600,
    start(outlook, luck, isLate = NEVER_LATE): Pondering {
      const salt = nextSeed(luck);
      world = outlook.imagine(nextSeed(luck), world);
      const first = world;
      descent.begin(first, { seat: outlook.seat, sides: evaluator.sides(first), salt });
      const options = listRoot(first, salt);
      const now = turnOf(first);
      const horizon = now + numbers.turns;
      let iterations = 0;
      let isWinNear = false;
      let winning: Choice | undefined;

      const order = (): Root[] => {
        const sorted = options.slice().sort(byVisits);
        if (winning === undefined) return sorted;
        return sorted.sort((a, b) => Number(b.choice === winning) - Number(a.choice === winning));
      };
      return {
        step() {
          if (iterations === FIRST_LOOK && isWinNear) winning = findWin(outlook, luck, isLate);
          iterations++;
          iterate(outlook, luck, horizon);
          if (chances[outlook.seat] === 1 && world !== undefined && turnOf(world) === now) isWinNear = true;
          return true;
        },
        isSettled(left) {
          if (winning !== undefined || tree.isFull()) return true;
          const [best, second] = twoMost(options, tree.visits);
          return best - second > left;
        },
        conclude: () => ({
          ranking: order().map(rankedOf),
          line: mainLine(outlook, descent, order()[0].choice, salt),
          scale: 1,
          ...(winning !== undefined && { wins: true }),
        }),
      };
    },
  };

  function iterate(outlook: Outlook<S>, luck: Luck, horizon: number): void {
    world = outlook.imagine(nextSeed(luck), world);
    descent.descend(world, luck);
    const turn = Math.max(horizon, turnOf(world) + 1);
    playout.run(world, luck, { turn, decisions: numbers.decisions, dice: numbers.dice });
    evaluator.evaluate(world, outlook.seat, chances);
    descent.backUp(chances);
  }
}

function twoMost(options: readonly Root[], visits: Int32Array): readonly [number, number] {
  let [best, second] = [0, 0];
  for (const { edge } of options) {
    const tries = visits[edge];
    if (tries > best) [best, second] = [tries, best];
    else if (tries > second) second = tries;
  }
  return [best, second];
}
