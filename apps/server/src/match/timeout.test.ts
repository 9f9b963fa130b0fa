import { afterEach, expect, test, vi } from 'vitest';
import { createTimeout } from './timeout.ts';

afterEach(() => void vi.useRealTimers());

test('what comes in time is given on, also if it fails', async () => {
  const within = createTimeout(1_000, 'too late');
  expect(await within(Promise.resolve(7))).toBe(7);
  await expect(within(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('everybody waits as long as they may and no longer', async () => {
  vi.useFakeTimers();
  const within = createTimeout(1_000, 'too late');
  const never = new Promise<never>(() => undefined);
  const ends: string[] = [];
  const wait = (name: string, work: Promise<unknown> = never) =>
    void within(work).then(
      () => ends.push(`${name} done`),
      () => ends.push(`${name} gave up`),
    );
  wait('first');
  await vi.advanceTimersByTimeAsync(600);
  wait('second');
  wait('quick', new Promise((resolve) => setTimeout(resolve, 100)));
  await vi.advanceTimersByTimeAsync(400);
  expect(ends).toEqual(['quick done', 'first gave up']);
  await vi.advanceTimersByTimeAsync(600);
  expect(ends).toEqual(['quick done', 'first gave up', 'second gave up']);
  expect(vi.getTimerCount()).toBe(0);
});
