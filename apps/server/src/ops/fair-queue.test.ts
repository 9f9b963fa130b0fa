import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

interface Item {
  readonly owner: string;
  readonly what: number;
}
const names = (items: readonly (Item | undefined)[]): string[] => items.map((one) => `${one?.owner} ${one?.what}`);

test('owners take turns, however much one of them has waiting', () => {
  const queue = createFairQueue<Item>(() => 0);
  for (let what = 0; what < 100; what++) queue.add({ owner: 'greedy', what });
  queue.add({ owner: 'ann', what: 100 });
  queue.add({ owner: 'bob', what: 101 });
  queue.add({ owner: 'ann', what: 102 });
  const first = Array.from({ length: 6 }, () => queue.next());
  expect(names(first)).toEqual(['greedy 0', 'ann 100', 'bob 101', 'greedy 1', 'ann 102', 'greedy 2']);
  expect(queue.size).toBe(97);
  expect(queue.clear()).toHaveLength(97);
  expect([queue.size, queue.next()]).toEqual([0, undefined]);
});

test('who comes anew passes hundreds who have had much, and what they had is forgotten in time', () => {
  let time = 0;
  const queue = createFairQueue<Item>(() => time);
  for (let bot = 0; bot < 300; bot++) queue.add({ owner: `bot ${bot}`, what: 0 });
  for (let bot = 0; bot < 300; bot++) queue.spent(queue.next()?.owner ?? '', 50);
  for (let bot = 0; bot < 300; bot++) queue.add({ owner: `bot ${bot}`, what: 1 });
  queue.add({ owner: 'ann', what: 2 });
  expect(queue.next()?.owner).toBe('ann');
  queue.spent('ann', 60);
  queue.add({ owner: 'ann', what: 3 });
  expect(queue.next()?.owner).toBe('bot 0');
  // An hour later nobody is held to anything.
  time = 3_600_000;
  queue.add({ owner: 'bob', what: 4 });
  expect(queue.next()?.owner).not.toBe('bob');
});
