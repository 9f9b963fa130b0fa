import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const numbers = Array.from({ length: 200 }, (_, i) => i);
const needs = (wanted: readonly number[]) => (list: readonly number[]) =>
  wanted.every((one) => list.includes(one)) ? list : undefined;

test('what is left is what the fault needs, and nothing else', () => {
  expect(shrink(numbers, needs([3, 77, 78, 190]), 10_000)).toEqual([3, 77, 78, 190]);
  expect(shrink(numbers, needs([]), 10_000)).toEqual([]);
  expect(shrink(numbers, needs(numbers), 10_000)).toEqual(numbers);
});

test('it takes what the trial really used', () => {
  const evenOnly = (list: readonly number[]) => (list.includes(100) ? list.filter((n) => n % 2 === 0) : undefined);
  let asked = 0;
  const fails = (list: readonly number[]) => {
    asked++;
    return evenOnly(list);
  };
  expect(shrink(numbers, fails, 10_000)).toEqual([100]);
  expect(asked).toBeLessThan(40);
});

test('it stops in time', () => {
  let asked = 0;
  const fails = (list: readonly number[]) => {
    asked++;
    return needs([3, 77, 190])(list);
  };
  expect(shrink(numbers, fails, 9)).toEqual(expect.arrayContaining([3, 77, 190]));
  expect(asked).toBe(9);
});
