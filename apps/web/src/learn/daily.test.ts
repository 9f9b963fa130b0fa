import { expect, test } from 'vitest';
import { dailyOf, dayOf, streakOf } from './daily.ts';
import { nextPuzzle, ratedAfter } from './rating.ts';

test('a day has one puzzle, the next day another, and weeks begin on a Monday', () => {
  expect(dayOf(new Date(2026, 10, 8))).toBe('2026-11-08');
  // The 16th of November 2026 is a Monday.
  expect(dailyOf('2026-11-16', 371) % 7).toBe(0);
  expect(dailyOf('2026-11-17', 371)).toBe((dailyOf('2026-11-16', 371) + 1) % 371);
  const year = Array.from({ length: 365 }, (_, i) => dayOf(new Date(2026, 0, 1 + i)));
  expect(new Set(year.map((day) => dailyOf(day, 371))).size).toBe(365);
});

test('a streak counts days in a row, and today may still be to come', () => {
  expect(streakOf([], '2026-11-18')).toBe(0);
  expect(streakOf(['2026-11-16', '2026-11-17'], '2026-11-18')).toBe(2);
  expect(streakOf(['2026-11-16', '2026-11-17', '2026-11-18'], '2026-11-18')).toBe(3);
  expect(streakOf(['2026-11-15', '2026-11-16'], '2026-11-18')).toBe(0);
  expect(streakOf(['2026-10-31', '2026-11-01'], '2026-11-01')).toBe(2);
});

test('a rating rises with what is solved, and hard puzzles move it more', () => {
  expect(ratedAfter(1200, 1200, 1)).toBe(1216);
  expect(ratedAfter(1200, 1600, 1)).toBeGreaterThan(ratedAfter(1200, 1200, 1));
  expect(ratedAfter(1200, 1600, 0)).toBeGreaterThan(ratedAfter(1200, 1200, 0));
});

test('the next puzzle is the nearest that was not tried', () => {
  const puzzles = [{ rating: 800 }, { rating: 1250 }, { rating: 1190 }];
  expect(nextPuzzle(1200, puzzles, () => false)).toBe(2);
  expect(nextPuzzle(1200, puzzles, (at) => at === 2)).toBe(1);
  expect(nextPuzzle(1200, puzzles, () => true)).toBeUndefined();
});
