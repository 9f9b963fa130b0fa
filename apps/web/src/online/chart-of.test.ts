import type { RatingStep } from '@longbox/protocol';
import { expect, test } from 'vitest';
import { chartOf, HEIGHT, LEFT, WIDTH } from './chart-of.ts';

const steps = (...after: readonly number[]): readonly RatingStep[] =>
  after.map((rating, i) => ({
    match: `m${i}`,
    game: 'vs',
    profile: 'modern/duel',
    at: i,
    before: i === 0 ? 1500 : after[i - 1],
    after: rating,
    place: 1,
    against: [],
  }));

test('a history begins where the first match did and goes from left to right, higher where it rose', () => {
  const { points } = chartOf(steps(1600, 1550));
  expect(points.map(({ step }) => step?.after)).toEqual([undefined, 1600, 1550]);
  expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
  const [begin, best, last] = points.map(({ y }) => y);
  expect(best).toBeLessThan(last);
  expect(last).toBeLessThan(begin);
});

test('everything lies inside the picture, with a few round numbers beside it', () => {
  for (const history of [steps(1500), steps(1662), steps(900, 2400), steps(1501, 1499)]) {
    const { points, ticks } = chartOf(history);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThan(8);
    for (const { rating } of ticks) expect(rating % 50).toBe(0);
    for (const { x } of points) expect(x >= LEFT && x <= WIDTH).toBe(true);
    for (const { y } of [...points, ...ticks]) expect(y >= 0 && y <= HEIGHT).toBe(true);
  }
});
