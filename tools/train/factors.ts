import { createMind, lookFrom, type MindSettings } from '@longbox/players';
import type { TuneGame } from '../tune/games.ts';
import { tableOf } from '../tune/table.ts';
import { rolls } from '../worths/deal.ts';

/** A number of the search and the values it is tried with. */
export interface Factor {
  readonly name: string;
  readonly levels: readonly number[];
}

/** `turns=1,2,3`. */
export function readFactor(text: string): Factor {
  const [name, levels] = text.split('=');
  return { name, levels: levels.split(',').map(Number) };
}

export interface FactorResult {
  readonly number: number;
  /** The place of each factor's value, of both players. */
  readonly places: readonly (readonly number[])[];
  /** Of the first player over two games, from -1 to 1. */
  readonly lead: number;
}

/** Two players with values drawn for every factor play one deal on either seat. */
export function playFactors(
  tuned: TuneGame,
  settings: MindSettings,
  factors: readonly Factor[],
  seed: number,
  number: number,
): FactorResult {
  const { game } = tuned;
  const roll = rolls(seed + 3, number);
  const places = [0, 1].map(() => factors.map(({ levels }) => roll() % levels.length));
  const numbers = places.map((drawn) =>
    Object.fromEntries(factors.map(({ name, levels }, i) => [name, levels[drawn[i]]])),
  );
  const table = tableOf(tuned, seed, number);
  let lead = 0;
  for (const measured of [0, 1]) {
    const minds = [0, 1].map((seat) =>
      createMind(game, {
        ...settings,
        numbers: numbers[seat === measured ? 0 : 1],
        seed: `${table.seed} ${seat}`,
        now: () => performance.now(),
      }),
    );
    const state = game.setup(table);
    for (let open = game.decision(state); open !== undefined; open = game.decision(state))
      game.apply(state, minds[open.seat].decide(lookFrom(game, state, open.seat)));
    const result = game.result(state)?.places ?? [1, 1];
    if (result[0] !== result[1]) lead += result[measured] === 1 ? 0.5 : -0.5;
  }
  return { number, places, lead };
}
