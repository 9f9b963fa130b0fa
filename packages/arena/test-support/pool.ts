import type { Table } from '@longbox/kernel';
import { type ArenaGame, createArena } from '../src/arena.ts';
import { ABILITIES, type Ability, type AbilityKind, type Card } from '../src/language/index.ts';
import { body, teamOf } from './bodies.ts';

const NAMES = ['Ajax', 'Brave', 'Comet', 'Delta', 'Ember', 'Flint', 'Ghost', 'Hatch', 'Iris', 'Jolt', 'Kite', 'Lumen'];

/** Bonuses for the whole affiliation, progressive support: as much as can happen in a game. */
const abilityOf = (kind: AbilityKind): Ability => {
  if (kind === 'Bonus Attack') return { kind, x: 100, target: { affiliation: 'Heroes' } };
  return kind === 'Bonus Defence' ? { kind, x: 50, progressive: true } : { kind, x: 1, progressive: true };
};

/** Invented cards for whole games: twelve characters of different Attack, one for each ability, and two Teams. */
export const POOL: readonly Card[] = [
  ...NAMES.map((name, i) => body(name, 500 + 50 * i, 700, 250, { ability: abilityOf(ABILITIES[i]) })),
  teamOf('Ajax & Brave', ['Ajax', 'Brave']),
  teamOf('Three', ['Ajax', 'Brave', 'Comet'], { attack: 1200 }),
];

export const poolGame: ArenaGame = createArena(POOL);

/** A legal deck: four of each of the twelve names, and the Teams. */
export const POOL_DECK: readonly string[] = [
  ...NAMES.flatMap((name) => copies(name, 4)),
  ...copies('Ajax & Brave', 4),
  ...copies('Three', 4),
];

export function copies(name: string, count: number): string[] {
  return Array.from({ length: count }, () => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
}

export const poolTable = (seed: string, profile = 'level-1', decks = [POOL_DECK, POOL_DECK]): Table => ({
  game: 'arena',
  profile,
  seed,
  seats: decks.map((deck) => ({ deck })),
});
