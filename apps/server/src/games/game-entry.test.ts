import { vsGame, vsGameOf } from '@longbox/games/vs';
import { expect, test } from 'vitest';
import { entryWith } from './game-entry.ts';
import { createGames } from './games.ts';

const vs = createGames().get('vs');
const pinned = (sets?: readonly string[]) => ({
  catalogueHash: vsGameOf(sets).catalogueHash,
  ...(sets !== undefined && { sets }),
});

test('a match goes on with the sets it began with, whatever cards have come since', () => {
  expect(entryWith(vs, { catalogueHash: vsGame().catalogueHash })?.game).toBe(vs?.game);
  expect(entryWith(vs, pinned(['mnb', 'civ']))?.game.sets).toEqual(['mnb', 'civ']);
});

test('a match of before sets were noted has those there were then', () => {
  const { game, cards } = entryWith(vs, pinned()) ?? {};
  expect(game?.sets).toEqual(['mnb', 'mcu1', 'civ']);
  expect(cards?.keys).toHaveLength(236);
});

test('a match with cards that nobody has is refused', () => {
  expect(entryWith(vs, { catalogueHash: 'another', sets: ['mnb'] })).toBeUndefined();
  expect(entryWith(undefined, pinned())).toBeUndefined();
});
