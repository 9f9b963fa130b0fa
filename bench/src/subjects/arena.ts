import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import type { Table } from '@longbox/kernel';
import { sampleOf, stateWork } from '../workloads/mid-game.ts';
import { randomGames } from '../workloads/random-games.ts';
import { searchWork } from '../workloads/search.ts';
import type { Workload } from '../workloads/workload.ts';

const game = createArena(ARENA_CARDS);
const seats = STARTER_DECKS.map(({ keys }) => ({ deck: keys }));

/** Every pair of starter decks in turn, each time with another seed, by the full rules. */
const tableOf = (number: number): Table => ({
  game: 'arena',
  profile: game.profiles[game.profiles.length - 1],
  seed: `bench-${number}`,
  seats: [seats[number % seats.length], seats[Math.floor(number / seats.length) % seats.length]],
});

export const workloads: readonly Workload[] = [
  randomGames(game, tableOf),
  searchWork(game, tableOf),
  ...stateWork(game, tableOf),
];
export const sample = (): object => sampleOf(game, tableOf);
