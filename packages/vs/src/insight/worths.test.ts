import { afterEach, expect, test } from 'vitest';
import { supposeWorths, W, WORTH_NAMES, WORTHS } from './worths.ts';

afterEach(() => supposeWorths(WORTHS));

test('what is supposed is judged by until something else is', () => {
  supposeWorths({ ...WORTHS, card: 99 });
  expect(W.card).toBe(99);
  supposeWorths(WORTHS);
  expect(W).toEqual(WORTHS);
});

test('all numbers are whole, so that judgements are the same on every machine', () => {
  for (const name of WORTH_NAMES) expect(Number.isInteger(WORTHS[name])).toBe(true);
});
