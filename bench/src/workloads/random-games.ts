import { type Game, randomBelow, seedRandom, type Table } from '@longbox/kernel';
import type { Workload } from './workload.ts';

/** More options than any decision has. */
const MOST_OPTIONS = 65_536;
/** A game of ours that goes on longer is a rules error, and must not pass for a fast one. */
const LONGEST = 50_000;

export interface Played {
  readonly all: number;
  /** Decisions with at least two options; a pass that is forced flatters nobody. */
  readonly real: number;
}

/** Plays one game to its end with uniformly random choices and a full event log. */
export function createRandomPlayer<S, E, V>(game: Game<S, E, V>, seed: number) {
  const random = new Int32Array(16);
  seedRandom(random, [seed, 0, 0, 0]);
  const out = new Int32Array(MOST_OPTIONS);

  /** Stops early after `most` decisions. */
  return (state: S, events: E[], most = LONGEST): Played => {
    let real = 0;
    for (let all = 0; all < most; all++) {
      const count = game.choices(state, out);
      if (count === 0) return { all, real };
      if (count > 1) real++;
      game.apply(state, out[randomBelow(random, count)], events);
    }
    if (most >= LONGEST) throw new Error(`a game of ${game.name} was not over after ${LONGEST} decisions`);
    return { all: most, real };
  };
}

/** A step is a whole game: set up, played, and known who won. */
export function randomGames<S, E, V>(game: Game<S, E, V>, tableOf: (number: number) => Table): Workload {
  const play = createRandomPlayer(game, 1);
  let number = 0;
  return {
    name: 'play',
    step() {
      const events: E[] = [];
      const state = game.setup(tableOf(number++));
      const { real } = play(state, events);
      if (game.result(state) === undefined) throw new Error('a finished game has no result');
      return { games: 1, decisions: real, events: events.length };
    },
  };
}
