import type { Table } from '@longbox/kernel';
import { type ArenaGame, createArena } from '../src/arena.ts';
import type { Card } from '../src/language/index.ts';
import { body, teamOf } from './bodies.ts';

const NAMES = ['Ajax', 'Brave', 'Comet', 'Delta', 'Ember', 'Flint', 'Ghost', 'Hatch', 'Iris', 'Jolt', 'Kite', 'Lumen'];

/** Invented cards for whole games: twelve characters of different Attack, and one Team. */
export const POOL: readonly Card[] = [
  ...NAMES.map((name, i) => body(name, 500 + 50 * i)),
  body('Echo', 600),
  teamOf('Ajax & Brave', ['Ajax', 'Brave']),
];

export const poolGame: ArenaGame = createArena(POOL);

/** A legal deck: five of each of eleven names, and one more card. */
export const POOL_DECK: readonly string[] = [...NAMES.slice(0, 11).flatMap((name) => copies(name, 5)), 'lumen'];

export function copies(name: string, count: number): string[] {
  return Array.from({ length: count }, () => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
}

export const poolTable = (seed: string, profile = 'level-1', decks = [POOL_DECK, POOL_DECK]): Table => ({
  game: 'arena',
  profile,
  seed,
  seats: decks.map((deck) => ({ deck })),
});
