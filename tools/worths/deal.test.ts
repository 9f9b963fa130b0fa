import { supposeWorths, WORTH_NAMES, WORTHS } from '@longbox/vs/worths';
import { afterAll, expect, test } from 'vitest';
import { playDeal, rolls } from './deal.ts';
import { STEPS } from './steps.ts';

afterAll(() => supposeWorths(WORTHS));

test('a player against itself gains nothing, and the other way round the lead is turned', { timeout: 60_000 }, () => {
  expect(playDeal(WORTHS, WORTHS, 1, 1)).toBe(0);
  const other = { ...WORTHS, fallShare: 40, level: 0, card: 60 };
  for (let number = 1; number < 3; number++)
    expect(playDeal(other, WORTHS, 1, number) + playDeal(WORTHS, other, 1, number)).toBe(0);
});

test('rolls follow from seed and number', () => {
  const draw = (seed: number, number: number): number[] => {
    const roll = rolls(seed, number);
    return [roll(), roll(), roll()];
  };
  expect(draw(1, 2)).toEqual(draw(1, 2));
  expect(draw(1, 2)).not.toEqual(draw(1, 3));
  expect(draw(1, 2)).not.toEqual(draw(2, 2));
});

test('every number has a step of its own', () => {
  expect(Object.keys(STEPS).sort()).toEqual([...WORTH_NAMES].sort());
  for (const name of WORTH_NAMES) expect(STEPS[name]).toBeGreaterThan(0);
});
