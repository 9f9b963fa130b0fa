import { afterEach, expect, test, vi } from 'vitest';
import { costAt, createPressure } from './pressure.ts';
import { createBuckets } from './token-bucket.ts';

afterEach(() => void vi.useRealTimers());

test('what one message costs grows with how late timers are, up to four', () => {
  expect([0, 50, 100, 150, 200, 5_000].map(costAt)).toEqual([1, 1, 2, 3, 4, 4]);
});

test('while timers come late, limits shrink, and only for who asks for much', () => {
  vi.useFakeTimers();
  let time = 0;
  // Every look comes 400 ms late.
  const late = createPressure(true, () => {
    time += 500;
    return time;
  });
  const off = createPressure(false, () => time);
  vi.advanceTimersByTime(3_000);
  const limit = { burst: 20, perSecond: 0.001 };
  const passed = (cost: () => number): number => {
    const take = createBuckets(limit, () => 0, cost);
    return Array.from({ length: 30 }, () => take('one')).filter(Boolean).length;
  };
  expect([late, off].map(({ cost }) => passed(cost))).toEqual([5, 20]);
  // Who has one to take has it, however small the limit is.
  expect(createBuckets({ burst: 1, perSecond: 1 }, () => 0, late.cost)('one')).toBe(true);
  late.stop();
  off.stop();
});
