import { expect, test } from 'vitest';
import { compareRounds, median, quantile, round3 } from './statistics.ts';

test('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('the median of numbers sorts by size and not by spelling', () => {
  expect(median([100, 20, 3])).toBe(20);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
  expect(quantile([], 0.5)).toBeNaN();
});

test('values are left in their order', () => {
  const values = [3, 1, 2];
  median(values);
  quantile(values, 0.5);
  expect(values).toEqual([3, 1, 2]);
});

test('a quantile lies between its neighbours in proportion', () => {
  expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
  expect(quantile([10, 20], 0.25)).toBe(12.5);
  expect(quantile([10, 20, 30], 0)).toBe(10);
  expect(quantile([10, 20, 30], 1)).toBe(30);
});

test('a round in which the machine was slow for both does not move the ratio', () => {
  const ratio = compareRounds([100, 50, 10, 100, 90], [10, 5, 1, 10, 9]);
  expect(ratio).toEqual({ median: 10, low: 10, high: 10, rounds: 5 });
});

test('a round in which one of the two was disturbed does not move the median', () => {
  expect(compareRounds([100, 100, 3], [10, 10, 10]).median).toBe(10);
});

test('rounds that do not belong together are refused', () => {
  expect(() => compareRounds([1, 2], [1])).toThrow('2 rounds beside 1');
});

test('figures keep three digits', () => {
  expect([12_345, 0.012_345, 1.5].map(round3)).toEqual([12_300, 0.0123, 1.5]);
});
