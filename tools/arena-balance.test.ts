import { createArena, LEVELS } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { expect, test } from 'vitest';
import { playGame } from './arena-balance/play.ts';
import { spell, wilson } from './arena-balance/wilson.ts';

test('a share comes with its Wilson interval', () => {
  expect(spell(wilson(50, 100))).toBe('50.0 % (40.4–59.6)');
  expect(spell(wilson(0, 10))).toBe('0.0 % (0.0–27.8)');
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 100 });
});

test('simple players finish a game at every level', () => {
  const pool = new Map(ARENA_CARDS.map((card) => [card.key, card]));
  const game = createArena(ARENA_CARDS);
  for (const { name } of LEVELS) {
    const seats = STARTER_DECKS.slice(0, 2).map(({ keys }) => ({ deck: keys }));
    const played = playGame(game, pool, { game: 'arena', profile: name, seed: 'balance', seats });
    expect(played.turns).toBeLessThanOrEqual(11);
    expect(['missionComplete', 'moreMissions', 'draw', 'totalDestruction', 'battleOfFate']).toContain(played.reason);
  }
});
