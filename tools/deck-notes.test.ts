import { GAME_NAMES, type GameName, type GameNotes, type Starter } from '@longbox/games';
import { arenaDecks } from '@longbox/games/arena/arena-decks';
import { DECK_NOTES as ARENA } from '@longbox/games/data/deck-notes-arena';
import { DECK_NOTES as VS } from '@longbox/games/data/deck-notes-vs';
import { VS_STARTERS } from '@longbox/games/vs/vs-starters';
import { expect, test } from 'vitest';
import { allDecks, factsOf } from './deck-notes/make-notes.ts';
import { listHash } from './deck-notes/measure.ts';
import { writtenSets } from './index-decks/written-sets.ts';

const NOTES: Readonly<Record<GameName, GameNotes>> = { vs: VS, arena: ARENA };
const SHELVES = { vs: VS_STARTERS, arena: arenaDecks } as const;
const AGAIN = 'run npx tsx tools/deck-notes.ts --measure';

test.each(GAME_NAMES)('what decks of %s say of themselves is what their lists say', async (game) => {
  expect(NOTES[game].facts, AGAIN).toEqual(factsOf(game, SHELVES[game], await writtenSets()));
});

test.each(GAME_NAMES)('every deck of %s has a record, and of the list it has now', (game) => {
  const { records, terms } = NOTES[game];
  const decks: readonly Starter[] = allDecks(SHELVES[game]);
  const lists = Object.fromEntries(decks.map((deck) => [deck.key, listHash(deck)]));
  const measured = Object.fromEntries(Object.entries(records).map(([key, { list }]) => [key, list]));
  expect(measured, AGAIN).toEqual(lists);
  for (const [key, { games, points }] of Object.entries(records)) {
    const others = terms.against.filter((each) => each !== key).length;
    expect(games, key).toBe(others * terms.gamesEach);
    expect(points, key).toBeLessThanOrEqual(2 * games);
  }
  expect(terms.against).toEqual(decks.filter(({ isFirst }) => isFirst).map(({ key }) => key));
});
