import { expect, test } from 'vitest';
import { packChoice } from './choice.ts';
import { CONCEDE, concession, isConcession } from './concede.ts';

test('only what names a seat and nothing else is a concession', () => {
  expect([0, 1, 3].map(concession).map(isConcession)).toEqual([true, true, true]);
  expect([packChoice(CONCEDE, 0, 7), packChoice(CONCEDE - 1, 0), concession(1) + 0.5].map(isConcession)).toEqual([
    false,
    false,
    false,
  ]);
});
