import { expect, test } from 'vitest';
import { createGlance, glance } from './glance.ts';

const marks = new Int32Array([10, 11, 12, 13, 14, 15]);

test('lists that hold what they held at the last look are not among the changed ones', () => {
  const lists = [[0, 1], [], [2]];
  const at = createGlance(lists);
  expect(glance(at, marks)).toBe(0b101);
  expect(glance(at, marks)).toBe(0);
  lists[1].push(3);
  expect(glance(at, marks)).toBe(0b010);
  expect(glance(at, marks)).toBe(0);
});

test.each([
  ['another card', (list: number[]) => list.splice(1, 1, 5)],
  ['another order', (list: number[]) => list.reverse()],
  ['one card less', (list: number[]) => list.pop()],
  ['one card more', (list: number[]) => list.push(4)],
  ['none', (list: number[]) => list.splice(0)],
])('a list with %s is changed, and no list beside it', (_, change) => {
  const lists = [[3], [0, 1], [2]];
  const at = createGlance(lists);
  glance(at, marks);
  change(lists[1]);
  expect(glance(at, marks)).toBe(0b010);
  expect(glance(at, marks)).toBe(0);
});

test('a card with another mark changes the list it is in', () => {
  const at = createGlance([[3], [0, 1], []]);
  glance(at, marks);
  expect(glance(at, marks.with(1, 99))).toBe(0b010);
  expect(glance(at, marks.with(5, 99))).toBe(0b010);
  expect(glance(at, marks)).toBe(0);
});

test('thirty-two lists have a bit each', () => {
  const lists = Array.from({ length: 32 }, (): number[] => []);
  const at = createGlance(lists);
  lists[31].push(0);
  expect(glance(at, marks) >>> 0).toBe(2 ** 31);
});
