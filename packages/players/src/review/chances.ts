import type { Game, Seat } from '@longbox/kernel';
import type { DeckModel } from '../deck-model.ts';
import { luckOf, nextSeed } from '../luck.ts';
import { type Sight, standAt } from './sight.ts';
import { createSimulator, type Simulator } from './simulate.ts';

const MOST_SEATS = 8;
/** Of the worlds so many teach the tree before the others count. */
const TEACHING = 1 / 3;

export interface Forecaster<S> {
  readonly simulator: Simulator<S>;
  /** The chances of all seats as `viewer` could know them; its own choices as a search would make them. */
  chancesFor(state: S, viewer: Seat, text: string): number[];
  /** The same as all seats see it, on average: nobody's hopes count more than those of others. */
  chances(state: S, text: string): number[];
}

export function createForecaster<S>(
  game: Game<S, unknown, unknown>,
  sources: { readonly sight: Sight; readonly model: DeckModel },
  seed: string,
  worlds: number,
): Forecaster<S> {
  const simulator = createSimulator(game);
  const first = Math.floor(TEACHING * worlds);

  function chancesFor(state: S, viewer: Seat, text: string): number[] {
    const seats = simulator.evaluator.sides(state).length;
    const sums = new Float64Array(MOST_SEATS);
    if (game.decision(state) === undefined) {
      simulator.evaluator.evaluate(state, viewer, sums);
      return Array.from(sums.subarray(0, seats));
    }
    const luck = luckOf(`${seed} ${text} ${viewer}`);
    simulator.begin(standAt(game, state, viewer, sources), nextSeed(luck));
    for (let i = 0; i < worlds; i++) {
      const { chances } = simulator.tryOut([], nextSeed(luck));
      if (i >= first) for (let seat = 0; seat < seats; seat++) sums[seat] += chances[seat] / (worlds - first);
    }
    return Array.from(sums.subarray(0, seats));
  }

  return {
    simulator,
    chancesFor,
    chances(state, text) {
      const { length } = simulator.evaluator.sides(state);
      const views = Array.from({ length }, (_, viewer) => chancesFor(state, viewer, text));
      return views.map((_, seat) => views.reduce((sum, each) => sum + each[seat], 0) / length);
    },
  };
}
