import type { Table } from '@longbox/kernel';
import { toyGame } from '@longbox/testkit/toy-game';
import { toyTable } from '@longbox/testkit/toy-table';
import { sampleOf, stateWork } from '../workloads/mid-game.ts';
import { randomGames } from '../workloads/random-games.ts';
import { searchWork } from '../workloads/search.ts';
import type { Workload } from '../workloads/workload.ts';

/** Made before the clock starts: picking the decks of a table costs as much as the game. */
const tables: readonly Table[] = Array.from({ length: 64 }, (_, i) => toyTable(`bench-${i}`, { seats: 2, cards: 30 }));
const tableOf = (number: number): Table => tables[number % tables.length];

export const workloads: readonly Workload[] = [
  randomGames(toyGame, tableOf),
  searchWork(toyGame, tableOf),
  ...stateWork(toyGame, tableOf),
];
export const sample = (): object => sampleOf(toyGame, tableOf);
