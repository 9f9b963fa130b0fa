import { expect, test } from 'vitest';
import { nextMark } from './next-mark.ts';

const TURNS = [10, 24, 61];

test.each([
  [0, 1, 10],
  [10, 1, 24],
  [61, 1, 90],
  [30, -1, 24],
  [24, -1, 10],
  [4, -1, 0],
] as const)('from moment %i the next mark that way (%i) is %i', (seq, way, expected) => {
  expect(nextMark(TURNS, seq, way, 90)).toBe(expected);
});
