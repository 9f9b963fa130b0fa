import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

test('what is there in time is passed on, and so is what goes wrong', async () => {
  const { within } = createPatience(1_000, 'too late');
  await expect(within(Promise.resolve(7))).resolves.toBe(7);
  await expect(within(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('everybody is given the same time, from when they came', async () => {
  const { within } = createPatience(1_000, 'too late');
  const gone: string[] = [];
  const wait = (name: string, work: Promise<unknown>): void =>
    void within(work).catch((error: Error) => gone.push(`${name}: ${error.message}`));
  wait('first', never);
  await vi.advanceTimersByTimeAsync(400);
  wait('second', never);
  wait('third', new Promise((resolve) => setTimeout(resolve, 900)));
  await vi.advanceTimersByTimeAsync(599);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['first: too late']);
  await vi.advanceTimersByTimeAsync(400);
  expect(gone).toEqual(['first: too late', 'second: too late']);
  wait('later', never);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gone).toEqual(['first: too late', 'second: too late', 'later: too late']);
});
