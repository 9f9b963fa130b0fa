import { expect, test } from 'vitest';
import { UsageError } from '../command.ts';
import { gamesMeant, onlyGame, takeGame } from './games.ts';

test('the first word or --game names the game, and the other words are left', () => {
  expect(takeGame(['arena', 'x'], undefined)).toEqual({ game: 'arena', rest: ['x'] });
  expect(takeGame(['x'], 'arena')).toEqual({ game: 'arena', rest: ['x'] });
  expect(takeGame([], undefined)).toEqual({ game: undefined, rest: [] });
  expect(() => takeGame(['vs'], 'arena')).toThrow('is it vs or arena?');
  expect(() => onlyGame(['chess'], undefined)).toThrow(UsageError);
});

test('where both games can be meant, nothing said and "all" mean both', () => {
  for (const [words, option] of [
    [[], undefined],
    [['all'], undefined],
    [[], 'all'],
    [['all'], 'all'],
  ] as const)
    expect(gamesMeant(words, option)).toEqual(['vs', 'arena']);
  expect(gamesMeant(['arena'], undefined)).toEqual(['arena']);
  expect(gamesMeant([], 'vs')).toEqual(['vs']);
  expect(() => gamesMeant(['vs'], 'arena')).toThrow('is it vs or arena?');
  expect(() => gamesMeant(['all'], 'vs')).toThrow(UsageError);
  expect(() => gamesMeant(['chess'], undefined)).toThrow('there is no game "chess"');
});
