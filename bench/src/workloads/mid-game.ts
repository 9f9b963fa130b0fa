import type { Game, Table } from '@longbox/kernel';
import { createRandomPlayer } from './random-games.ts';
import type { Workload } from './workload.ts';

const STATES = 16;

interface Position<S> {
  readonly table: Table;
  readonly state: S;
}

/** States half way through random games, so that zones are full and effects are running. */
export function midGames<S, E, V>(game: Game<S, E, V>, tableOf: (number: number) => Table): Position<S>[] {
  return Array.from({ length: STATES }, (_, i) => {
    const table = tableOf(i);
    const { all } = createRandomPlayer(game, i)(game.setup(table), []);
    const state = game.setup(table);
    createRandomPlayer(game, i)(state, [], all >> 1);
    return { table, state };
  });
}

/** What a search, a server and a save do to a state. Each step does it once to every state. */
export function stateWork<S, E, V>(game: Game<S, E, V>, tableOf: (number: number) => Table): Workload[] {
  const positions = midGames(game, tableOf);
  const spares = positions.map(({ state }) => game.clone(state));
  const forEach = (name: string, count: string, work: (at: Position<S>, i: number) => void): Workload => {
    const counts = { [count]: STATES };
    return {
      name,
      step() {
        for (let i = 0; i < STATES; i++) work(positions[i], i);
        return counts;
      },
    };
  };

  return [
    forEach('cloneInto', 'clones', ({ state }, i) => game.clone(state, spares[i])),
    forEach('cloneFresh', 'clones', ({ state }, i) => {
      spares[i] = game.clone(state);
    }),
    forEach('hash', 'hashes', ({ state }) => game.hash(state)),
    forEach('saveLoad', 'saves', ({ state, table }, i) => {
      spares[i] = game.load(game.save(state), table);
    }),
    forEach('views', 'pairs', ({ state }) => {
      game.view(state, 0);
      game.view(state, 1);
    }),
  ];
}

export function sampleOf<S, E, V>(game: Game<S, E, V>, tableOf: (number: number) => Table): object {
  const states = midGames(game, tableOf).map(({ state }) => state);
  return { states, view: game.view(states[0], 0) };
}
