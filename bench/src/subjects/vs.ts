import type { Table, TableSeat } from '@longbox/kernel';
import { createVs } from '@longbox/vs';
import { FIRST_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { sampleOf, stateWork } from '../workloads/mid-game.ts';
import { randomGames } from '../workloads/random-games.ts';
import { searchWork } from '../workloads/search.ts';
import type { Workload } from '../workloads/workload.ts';

const game = createVs(VS_SETS);

const repeated = (lines: readonly { count: number; id: string }[]): string[] =>
  lines.flatMap(({ count, id }) => Array<string>(count).fill(id));

const seats: readonly TableSeat[] = VS_DECKS.filter(({ key }) => FIRST_DECKS.includes(key)).map((deck) => ({
  deck: [deck.main, ...repeated(deck.cards)],
  side: repeated(deck.side),
}));

/** Every pair of first decks in turn, each time with another seed. */
const tableOf = (number: number): Table => ({
  game: 'vs',
  profile: 'modern',
  seed: `bench-${number}`,
  seats: [seats[number % seats.length], seats[Math.floor(number / seats.length) % seats.length]],
});

export const workloads: readonly Workload[] = [
  randomGames(game, tableOf),
  searchWork(game, tableOf),
  ...stateWork(game, tableOf),
];

export const sample = (): object => sampleOf(game, tableOf);
