import { expect, test } from 'vitest';
import { playChunk, wilson } from '../src/index.ts';
import { vsDecks, vsLab, vsPlan } from './lab-games.ts';

const GAMES = 30;
const RUNS = 60;

/** How likely so many of `n` coins show heads. */
function coins(n: number): number[] {
  let row = [1];
  for (let i = 0; i < n; i++) row = [...row, 0].map((p, k) => (p + (row[k - 1] ?? 0)) / 2);
  return row;
}

const covers = (points: number): boolean => {
  const { low, high } = wilson(points, GAMES);
  return low <= 0.5 && high >= 0.5;
};

/** Same deck on both sides: whatever the players do, the truth is 50 %. The seeds are the numbers of the runs. */
test('the interval of a deck against itself covers 50 % as often as it should', { timeout: 600_000 }, () => {
  const exact = coins(GAMES).reduce((sum, p, points) => sum + (covers(points) ? p : 0), 0);
  expect(exact).toBeGreaterThan(0.93);
  const decks = vsDecks('mnb-avengers');
  let [covered, heads] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const plan = vsPlan({ decks, pairs: [[0, 0]], games: GAMES, seed: `calibration ${run}` });
    const { points } = playChunk(vsLab, plan, { pair: 0, from: 0, count: GAMES });
    heads += points / 2;
    if (covers(points / 2)) covered++;
  }
  // Four standard deviations: once in 16,000 for a lab that is right.
  const spread = 4 * Math.sqrt(RUNS * exact * (1 - exact));
  expect(Math.abs(covered - RUNS * exact)).toBeLessThan(spread);
  expect(Math.abs(heads - (RUNS * GAMES) / 2)).toBeLessThan(2 * Math.sqrt(RUNS * GAMES));
});
