import { type Choice, type Game, listChoices, type Seat } from '@longbox/kernel';
import type { DeckModel } from '../deck-model.ts';
import { createEvaluator } from '../evaluate.ts';
import { luckFrom, luckOf, nextSeed } from '../luck.ts';
import { createPlayout } from '../playout.ts';
import { SEARCH } from '../search/settings.ts';
import { factorOf, temper } from './temper.ts';

/** What cards and coins brought at one moment, in chances of all seats. */
export interface LuckMark {
  readonly seq: number;
  readonly turn: number;
  readonly gain: readonly number[];
  /** Standard error of it. */
  readonly error: number;
}

export interface LuckMeter<S> {
  /** `undefined` where nobody learned anything that might have been otherwise. */
  measure(state: S, choice: Choice, text: string): Pick<LuckMark, 'gain' | 'error'> | undefined;
}

const MOST_SEATS = 8;
/** Worlds in which a view must stay the same for nothing to have been luck. */
const PROBES = 3;

/**
 * How lucky a moment was: what really became known against the same moment with everything hidden dealt again. Both are played out
 * with the same dice in as many worlds, so that what is common to them cancels.
 */
export function createLuckMeter<S>(
  game: Game<S, unknown, unknown>,
  model: DeckModel,
  seed: string,
  worlds: number,
): LuckMeter<S> {
  const evaluator = createEvaluator(game);
  const playout = createPlayout(game);
  const chances = new Float64Array(MOST_SEATS);
  const turnOf = (state: S): number => game.insight?.turn?.(state) ?? 0;

  /** The chances of all seats after principles have played on. It changes the state. */
  function playOut(state: S, viewer: Seat, dice: number, turn: number): Float64Array {
    playout.run(state, luckFrom(dice), { turn, decisions: SEARCH.decisions, dice: SEARCH.dice });
    evaluator.evaluate(state, viewer, chances);
    if (game.result(state) === undefined) temper(chances, evaluator.sides(state), factorOf(game.name));
    return chances.slice();
  }

  function asSeenBy(viewer: Seat, state: S, choice: Choice, text: string) {
    const luck = luckOf(`${seed} ${text} luck ${viewer}`);
    const supposed = model.listsFor(game, state, viewer);
    const real = game.clone(state);
    game.apply(real, choice);
    const after = model.listsFor(game, real, viewer);
    const redealt = (dice: number): S | undefined => {
      const world = game.clone(state);
      game.imagine(world, viewer, dice, supposed(dice));
      if (!listChoices(game, world).includes(choice)) return undefined;
      game.apply(world, choice);
      return world;
    };
    const seen = JSON.stringify(game.view(real, viewer));
    const seeds = Array.from({ length: worlds }, () => nextSeed(luck));
    const isSame = (world: S | undefined): boolean =>
      world === undefined || JSON.stringify(game.view(world, viewer)) === seen;
    if (seeds.slice(0, PROBES).every((dice) => isSame(redealt(dice)))) return undefined;
    const turn = turnOf(real) + SEARCH.turns;
    const sums = new Float64Array(MOST_SEATS);
    let [squares, count] = [0, 0];
    for (const dice of seeds) {
      const other = redealt(dice);
      if (other === undefined) continue;
      const own = game.clone(real);
      game.imagine(own, viewer, dice, after(dice));
      const [was, might] = [playOut(own, viewer, dice, turn), playOut(other, viewer, dice, turn)];
      for (let seat = 0; seat < MOST_SEATS; seat++) sums[seat] += was[seat] - might[seat];
      squares += (was[viewer] - might[viewer]) ** 2;
      count++;
    }
    return count === 0 ? undefined : { sums, squares, count };
  }

  return {
    measure(state, choice, text) {
      const decider = game.decision(state)?.seat;
      const then = game.clone(state);
      game.apply(then, choice);
      if (game.reveals(then) === game.reveals(state)) return undefined;
      const seats = evaluator.sides(state).length;
      // What another seat does with a card is its choice; only what comes by itself is luck to those who watch.
      const isCardPlayed = game.option(state, choice).card !== undefined;
      const gain = new Float64Array(seats);
      let [variance, viewers] = [0, 0];
      for (let viewer = 0; viewer < seats; viewer++) {
        const found = viewer === decider || !isCardPlayed ? asSeenBy(viewer, state, choice, text) : undefined;
        if (found === undefined) continue;
        const { sums, squares, count } = found;
        for (let seat = 0; seat < seats; seat++) gain[seat] += sums[seat] / count;
        const mean = sums[viewer] / count;
        variance += Math.max(0, squares / count - mean * mean) / Math.max(1, count - 1);
        viewers++;
      }
      if (viewers === 0) return undefined;
      // What several learned at once is one piece of luck, measured by each of them.
      return { gain: Array.from(gain, (each) => each / viewers), error: Math.sqrt(variance) / viewers };
    },
  };
}
