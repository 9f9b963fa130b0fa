import { expect, test } from 'vitest';
import { NEWCOMER, rate, rateMatch } from './glicko2.ts';

// Glickman, Example of the Glicko-2 system: a player of 1500 (200) beats 1400 (30), loses to 1550 (100) and 1700 (300).
test('the published example comes out as published', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const against = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
  const after = rate(player, [
    { against: against(1400, 30), score: 1 },
    { against: against(1550, 100), score: 0 },
    { against: against(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('who does not play becomes less certain, up to a newcomer', () => {
  expect(rate({ rating: 1600, deviation: 50, volatility: 0.06 }, []).deviation).toBeGreaterThan(50);
  expect(rate(NEWCOMER, []).deviation).toBe(350);
});

test('a surprise raises volatility', () => {
  const strong = { rating: 2400, deviation: 40, volatility: 0.06 };
  const weak = { rating: 1200, deviation: 40, volatility: 0.06 };
  const upset = Array.from({ length: 8 }, () => ({ against: strong, score: 1 }));
  expect(rate(weak, upset).volatility).toBeGreaterThan(0.06);
});

test('between equals the winner gains what the loser loses, and a draw moves nobody', () => {
  const [won, lost] = rateMatch([NEWCOMER, NEWCOMER], [1, 2]);
  expect(won.rating + lost.rating).toBeCloseTo(3000, 9);
  expect(won.rating).toBeGreaterThan(1600);
  const [one, two] = rateMatch([NEWCOMER, NEWCOMER], [1, 1]);
  expect(one.rating).toBeCloseTo(1500, 9);
  expect(two.rating).toBeCloseTo(1500, 9);
});

test('four players are rated by their places', () => {
  const after = rateMatch(new Array(4).fill(NEWCOMER), [2, 1, 3, 3]).map(({ rating }) => rating);
  expect(after[1]).toBeGreaterThan(after[0]);
  expect(after[0]).toBeGreaterThan(after[2]);
  expect(after[2]).toBeCloseTo(after[3], 9);
});
