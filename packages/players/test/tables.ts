// The three games that players are tried on, with tables by number.
import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import type { Game, Table } from '@longbox/kernel';
import { toyGame, toyTable } from '@longbox/testkit';
import { createVs, makeSeat } from '@longbox/vs';
import { FIRST_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';

export interface Trial {
  readonly name: string;
  readonly game: Game<unknown, unknown, unknown>;
  readonly tableOf: (number: number) => Table;
}

const archetypes = STARTER_DECKS.map(({ id, keys }) => ({ name: id, cards: keys }));
const vsSeats = VS_DECKS.filter(({ key }) => FIRST_DECKS.includes(key)).map((deck) => makeSeat(deck));
/** Two players mostly, and every mode now and then. */
const VS_MODES = ['modern', 'modern', 'modern/freeForAll', 'modern', 'modern/twoVsTwo', 'modern'];

function vsTable(number: number): Table {
  const profile = VS_MODES[number % VS_MODES.length];
  const seats = profile === 'modern' ? 2 : profile === 'modern/freeForAll' ? 3 : 4;
  return {
    game: 'vs',
    profile,
    seed: `trial-${number}`,
    seats: Array.from({ length: seats }, (_, seat) => vsSeats[(number + 3 * seat) % vsSeats.length]),
  };
}

const arenaTable = (number: number): Table => ({
  game: 'arena',
  profile: ['level-1', 'level-2a', 'level-2b'][number % 3],
  seed: `trial-${number}`,
  seats: [0, 1].map((seat) => ({ deck: STARTER_DECKS[(number + seat) % STARTER_DECKS.length].keys })),
});

export const createTrials = (): readonly Trial[] => [
  { name: 'toy', game: toyGame, tableOf: (number) => toyTable(`trial-${number}`, { cards: 14 }) },
  { name: 'vs', game: createVs(VS_SETS, VS_DECKS), tableOf: vsTable },
  { name: 'arena', game: createArena(ARENA_CARDS, archetypes), tableOf: arenaTable },
];
