import { expect, test } from 'vitest';
import { TUNE_GAMES } from '../tune/games.ts';
import { playFactors, readFactor } from './factors.ts';

test('a factor has a name and values', () => {
  expect(readFactor('turns=1,2,3')).toEqual({ name: 'turns', levels: [1, 2, 3] });
});

test('a deal of a number is played alike twice, and two with the same values gain nothing', { timeout: 60_000 }, () => {
  const settings = { rung: 'rules' } as const;
  const play = (levels: readonly number[]) => playFactors(TUNE_GAMES.vs(), settings, [{ name: 'turns', levels }], 1, 4);
  expect(play([1, 2])).toEqual(play([1, 2]));
  expect(play([1])).toMatchObject({ places: [[0], [0]], lead: 0 });
});
