import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('owners take turns, however much one of them has waiting', () => {
  const queue = createFairQueue<{ owner: string; what: number }>();
  for (let what = 0; what < 100; what++) queue.add({ owner: 'greedy', what });
  queue.add({ owner: 'ann', what: 100 });
  queue.add({ owner: 'bob', what: 101 });
  queue.add({ owner: 'ann', what: 102 });
  const first = Array.from({ length: 6 }, () => queue.next());
  expect(first.map((one) => `${one?.owner} ${one?.what}`)).toEqual([
    'greedy 0',
    'ann 100',
    'bob 101',
    'greedy 1',
    'ann 102',
    'greedy 2',
  ]);
  expect(queue.size).toBe(97);
  expect(queue.clear()).toHaveLength(97);
  expect([queue.size, queue.next()]).toEqual([0, undefined]);
});
