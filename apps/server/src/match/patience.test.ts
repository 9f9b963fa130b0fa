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

test('who has got what they waited for leaves the line from any place, once, and nobody else does', async () => {
  const { begin, end } = createPatience(1_000, 'too late');
  const gone: number[] = [];
  const all = [0, 1, 2, 3].map((name) => ({
    until: performance.now() + 1_000,
    giveUp: () => void gone.push(name),
    before: undefined,
    after: undefined,
  }));
  for (const one of all) begin(one);
  expect([all[1], all[1], all[3], all[3]].map(end)).toEqual([true, false, true, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gone).toEqual([0, 2]);
  expect(all.map(end)).toEqual([false, false, false, false]);
});
