import type { Choice, Game } from '@longbox/kernel';
import { createEvaluator, type Evaluator } from '../evaluate.ts';
import { type Luck, luckFrom } from '../luck.ts';
import type { Outlook } from '../outlook.ts';
import { createPlayout } from '../playout.ts';
import { createDescent, type Descent } from '../search/descent.ts';
import { SEARCH } from '../search/settings.ts';
import { factorOf, temper } from './temper.ts';

const MOST_SEATS = 8;

/** Plays options out in imagined worlds: below each a tree of its own grows, as in the search. */
export interface Simulator<S> {
  readonly evaluator: Evaluator<S>;
  readonly descent: Descent<S>;
  begin(from: Standpoint<S>, salt: number): void;
  /**
   * The chances of all seats after the seat took these in the world of this seed; the same world for all. Without any
   * the deciding seat does as the tree says, or by principle.
   */
  tryOut(choices: readonly Choice[], seed: number): { readonly chances: Float64Array; readonly leaf: S };
}

/** A position as one seat knows it, whichever seat decides. */
export type Standpoint<S> = Pick<Outlook<S>, 'seat' | 'imagine'>;

/** `factor`: another one than that of the game, for those who look for it. */
export function createSimulator<S>(game: Game<S, unknown, unknown>, factor = factorOf(game.name)): Simulator<S> {
  const evaluator = createEvaluator(game);
  const descent = createDescent(game, SEARCH);
  const playout = createPlayout(game);
  const chances = new Float64Array(MOST_SEATS);
  const dice: Luck = luckFrom(0);
  const turnOf = (state: S): number => game.insight?.turn?.(state) ?? 0;
  let now: Standpoint<S> | undefined;
  let horizon = 0;
  let world: S | undefined;

  function evaluate(state: S, viewer: number): void {
    evaluator.evaluate(state, viewer, chances);
    if (game.result(state) === undefined) temper(chances, evaluator.sides(state), factor);
  }

  return {
    evaluator,
    descent,
    begin(from, salt) {
      now = from;
      const first = from.imagine(salt);
      descent.begin(first, { seat: from.seat, sides: evaluator.sides(first), salt });
      horizon = turnOf(first) + SEARCH.turns;
    },
    tryOut(choices, seed) {
      if (now === undefined) throw new Error('nothing has begun');
      world = now.imagine(seed, world);
      luckFrom(seed, dice);
      descent.descend(world, dice, choices);
      const turn = Math.max(horizon, turnOf(world) + 1);
      playout.run(world, dice, { turn, decisions: SEARCH.decisions, dice: SEARCH.dice });
      evaluate(world, now.seat);
      descent.backUp(chances);
      return { chances, leaf: world };
    },
  };
}
