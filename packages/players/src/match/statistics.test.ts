import { expect, test } from 'vitest';
import { eloOf, testShare, wilson } from './statistics.ts';

// Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('of %i of %i the true share lies between %f and %f', (points, games, low, high) => {
  const interval = wilson(points, games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test.each([
  [0.5, 0],
  [0.75, 190.8],
  [0.64, 100],
  [0.36, -100],
  [10 / 11, 400],
])('a share of %f is %f Elo', (share, elo) => {
  expect(Math.abs(eloOf(share) - elo)).toBeLessThan(0.1);
});

test('whoever wins everything is not infinitely stronger', () => {
  expect([eloOf(1), eloOf(0)]).toEqual([1200, -1200]);
});

test("Wald's test adds up wins and losses and stops at its bounds", () => {
  // ln(0.7 / 0.6) a win, ln(0.3 / 0.4) a loss; bounds are ln 19.
  const { llr, low, high, verdict } = testShare(89, 126, 0.6, 0.7);
  expect(llr).toBeCloseTo(89 * 0.1541507 + 37 * -0.2876821, 4);
  expect([low, high]).toEqual([expect.closeTo(-2.9444, 4), expect.closeTo(2.9444, 4)]);
  expect(verdict).toBe('accepted');
  expect(testShare(18, 40, 0.6, 0.7).verdict).toBe('rejected');
  expect(testShare(26, 40, 0.6, 0.7).verdict).toBe('undecided');
});

test('a draw is half a win and half a loss', () => {
  expect(testShare(0.5, 1, 0.5, 0.6).llr).toBeCloseTo((Math.log(1.2) + Math.log(0.8)) / 2);
});
