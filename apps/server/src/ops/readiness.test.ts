import { afterEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

afterEach(() => void vi.useRealTimers());

test('a node that cannot write is not ready, though its database answers', async () => {
  const readOnly = createReadiness({
    run: () => Promise.reject(new Error('cannot execute in a read-only transaction')),
  });
  expect(await readOnly()).toBe(false);
  expect(await createReadiness({ run: async () => 1 })()).toBe(true);
});

test('a write that does not end is not waited for, and no second one is begun beside it', async () => {
  vi.useFakeTimers();
  let writes = 0;
  const stuck = createReadiness({
    run: () => {
      writes++;
      return new Promise(() => undefined);
    },
  });
  for (let i = 0; i < 3; i++) {
    const asked = [stuck(), stuck()];
    await vi.advanceTimersByTimeAsync(4_500);
    expect(await Promise.all(asked)).toEqual([false, false]);
  }
  expect(writes).toBe(1);
});

test('who asks often makes no more writes', async () => {
  let writes = 0;
  const isReady = createReadiness({ run: async () => ++writes });
  for (let i = 0; i < 50; i++) expect(await isReady()).toBe(true);
  expect(writes).toBe(1);
});
