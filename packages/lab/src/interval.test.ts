import { describe, expect, test } from 'vitest';
import { gamesFor, halfWidth, meanInterval, pairedInterval, wilson } from './interval.ts';

const near = (value: number) => expect.closeTo(value, 4);

describe("Wilson's interval", () => {
  // Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i lies between %f and %f', (points, games, low, high) => {
    expect(wilson(points, games)).toEqual({ share: points / games, low: near(low), high: near(high) });
  });

  test('without games nothing is known', () => {
    expect(wilson(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 });
  });

  test('so many games make it as narrow as asked', () => {
    for (const share of [0.5, 0.8, 1]) {
      const games = gamesFor(share, 0.05);
      expect(halfWidth(wilson(share * games, games))).toBeLessThanOrEqual(0.05);
      expect(halfWidth(wilson(share * games * 0.9, games * 0.9))).toBeGreaterThan(0.05);
    }
  });
});

describe('the interval of pairs', () => {
  test('is that of Agresti and Min for a table of four cells', () => {
    // n = 100, 25 pairs better, 10 worse: ((25 - 10) / 102, ± 1.96 * sqrt((35 + 1) - 15 ** 2 / 102) / 102).
    const reach = (1.959963984540054 * Math.sqrt(36 - 225 / 102)) / 102;
    const pairs = { games: 100, sum: 2 * (25 - 10), squares: 4 * (25 + 10) };
    expect(pairedInterval(pairs)).toEqual({ share: 0.15, low: near(15 / 102 - reach), high: near(15 / 102 + reach) });
  });

  test('of pairs that never differ is narrow but not a point', () => {
    const { share, low, high } = pairedInterval({ games: 50, sum: 0, squares: 0 });
    expect(share).toBe(0);
    expect(low).toBeLessThan(0);
    expect(high).toBeCloseTo(-low);
  });
});

test('a mean counts each part the same, however many games it has', () => {
  const parts = [
    { points: 90, games: 100 },
    { points: 500, games: 1000 },
  ];
  const { share, low, high } = meanInterval(parts);
  expect(share).toBeCloseTo(0.7);
  expect(low).toBeLessThan(0.7);
  expect(high).toBeGreaterThan(0.7);
  expect(halfWidth({ share, low, high })).toBeLessThan(halfWidth(wilson(90, 100)));
});

test('a mean lies within its own interval, however one-sided its parts', () => {
  const { share, low, high } = meanInterval(Array.from({ length: 7 }, () => ({ points: 8, games: 8 })));
  expect({ share, high }).toEqual({ share: 1, high: 1 });
  expect(low).toBeLessThan(0.95);
});
