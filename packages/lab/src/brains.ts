import { type Game, randomBelow, type Seat, seedRandom, sha256, type Table, utf8 } from '@longbox/kernel';
import type { Brain } from './lab-game.ts';

/** Takes anything that is offered, the same for the same table and seat. */
export function randomBrain<S>(game: Game<S, unknown, unknown>, table: Table, seat: Seat): Brain<S> {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(`${table.seed} brain ${seat}`)));
  let choices = new Int32Array(64);
  return {
    choose(state) {
      const count = game.decision(state)?.count ?? 0;
      if (choices.length < count) choices = new Int32Array(count);
      game.choices(state, choices);
      return choices[randomBelow(random, count)];
    },
  };
}
