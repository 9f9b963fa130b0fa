// The same as leak-toy.slow.test.ts with the real games; the engine decides what is revealed.
import './patience.ts';
import { expect, test } from 'vitest';
import type { GameEntry } from '../src/games/game-entry.ts';
import { createGames } from '../src/games/games.ts';
import { findLeaks } from './leak-cases.ts';

const games = createGames();
const entryOf = (game: string): GameEntry => {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`no game ${game}`);
  return entry;
};

test.each([
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'], rows: 120 },
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'], rows: 120 },
  { game: 'vs', profile: 'modern/freeForAll', decks: ['mnb-avengers', 'mnb-x-men', 'mnb-guardians'], rows: 60 },
])('$game, $profile: no role can tell two worlds apart', async ({ game, profile, decks, rows }) => {
  const seeds = decks.map((_, i) => `${game}-${profile}-${i}`);
  const { leak, compared, foreseen, heard } = await findLeaks({ entry: entryOf(game), profile, decks, rows, seeds });
  expect(leak).toBeUndefined();
  expect(compared).toBeGreaterThan(rows / 4);
  expect(foreseen).toBeGreaterThan(rows / 2);
  for (const seed of seeds) expect(heard.filter((text) => text.includes(seed))).toEqual([]);
});

test('a hand that is shown to everybody is found', async () => {
  const { leak } = await findLeaks({
    entry: entryOf('arena'),
    profile: 'level-1',
    decks: ['avengers', 'x-men'],
    rows: 4,
    seeds: ['planted'],
    plant: { view: (game, state, view) => ({ ...view, hands: [0, 1].map((seat) => game.view(state, seat)) }) },
  });
  expect(leak).toContain('message');
});
