import { expect, test, vi } from 'vitest';
import { createBucket, createBuckets } from './token-bucket.ts';

test('a bucket gives its burst at once and then so many a second', () => {
  let now = 0;
  const bucket = createBucket({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
  now = 499;
  expect(bucket.take()).toBe(false);
  now = 1_000;
  expect([1, 2, 3].map(() => bucket.take())).toEqual([true, true, false]);
  now = 1_000_000;
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
});

test('each key has a bucket of its own, and full ones are forgotten', () => {
  let now = 0;
  const may = createBuckets({ burst: 1, perSecond: 1 }, () => now);
  expect([may('a'), may('a'), may('b')]).toEqual([true, false, true]);
  now = 5_000;
  expect(may('a')).toBe(true);
});

test('a wall clock that is set back leaves a bucket as it was', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const bucket = createBucket({ burst: 2, perSecond: 1 });
    expect(bucket.take()).toBe(true);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(bucket.take()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
