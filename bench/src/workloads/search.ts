import { type Game, listChoices, type Table } from '@longbox/kernel';
import { createSearch, lookFrom, luckFrom, type Outlook, SEARCH } from '@longbox/players';
import { midGames } from './mid-game.ts';
import type { Workload } from './workload.ts';

const ITERATIONS = 50;
const PLAYOUT_DEPTH = 50;

/**
 * The tree search as it is played, but with what the other engine's search does after the tree: 50 decisions by dice. A
 * step thinks about every position for as many iterations.
 */
export function searchWork<S, E, V>(game: Game<S, E, V>, tableOf: (number: number) => Table): Workload {
  const numbers = { ...SEARCH, turns: Number.POSITIVE_INFINITY, decisions: PLAYOUT_DEPTH, dice: 1000 };
  const searches = midGames(game, tableOf).flatMap(({ state }) => {
    // A decision without a choice needs no search.
    while (game.decision(state)?.count === 1) game.apply(state, listChoices(game, state)[0]);
    const seat = game.decision(state)?.seat;
    if (seat === undefined) return [];
    // A state of another table has another size: each has a search of its own.
    return [{ outlook: lookFrom(game, state, seat), thinker: createSearch(game, numbers) }];
  });
  let number = 0;
  const think = ({ outlook, thinker }: { outlook: Outlook<S>; thinker: ReturnType<typeof createSearch<S>> }): void => {
    const pondering = thinker.start(outlook, luckFrom(number++));
    for (let i = 0; i < ITERATIONS; i++) pondering.step();
    pondering.conclude();
  };
  return {
    name: 'search',
    step() {
      for (const each of searches) think(each);
      return { iterations: ITERATIONS * searches.length };
    },
  };
}
