// Positions from games by principle with dice mixed in, for tests that must hold anywhere.
import { type Choice, type Game, listChoices, randomBelow, type Seat, type Table } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { createMind, lookFrom } from '../src/index.ts';

export interface Position<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** Names the position in a failure. */
  readonly name: string;
}

/** How many decisions in ten are left to dice, so that unusual positions come up. */
const DICE = 3;

/** Calls back at decisions with a choice, one in `every` or so, until `count` have been seen. */
export function visitPositions<S>(
  game: Game<S, unknown, unknown>,
  tableOf: (number: number) => Table,
  { count, every, seed }: { readonly count: number; readonly every: number; readonly seed: string },
  visit: (position: Position<S>) => void,
): void {
  const random = seededRandom(seed);
  let seen = 0;
  for (let number = 0; seen < count; number++) {
    const table = tableOf(number);
    const state = game.setup(table);
    const mind = createMind(game, { rung: 'rules', seed: `${seed} ${number}` });
    for (let next = game.decision(state); next !== undefined && seen < count; next = game.decision(state)) {
      const choices = listChoices(game, state);
      if (choices.length > 1 && randomBelow(random, every) === 0) {
        seen++;
        visit({ state, seat: next.seat, choices, name: `${table.seed}, decision ${next.seq}` });
      }
      const isDiced = randomBelow(random, 10) < DICE;
      game.apply(
        state,
        isDiced ? choices[randomBelow(random, choices.length)] : mind.decide(lookFrom(game, state, next.seat)),
      );
    }
  }
}
