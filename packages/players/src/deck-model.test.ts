import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { archetypeLists, KNOWN_LISTS, likelihoods } from './deck-model.ts';

const [bells, thieves] = toyGame.insight?.archetypes ?? [];

test('a list explains cards the better the more copies of them it has', () => {
  expect(likelihoods([bells, thieves], [])).toEqual([1, 1]);
  expect(likelihoods([bells, thieves], ['bell'])).toEqual([1, 0.005]);
  expect(likelihoods([bells, thieves], ['coin'])).toEqual([2 / 3, 1]);
  // The second copy of one.
  expect(likelihoods([bells, thieves], ['magpie', 'magpie'])[0]).toBeCloseTo(0.02 / 6);
});

test('a hundred strange cards leave a likeliest list', () => {
  expect(
    Math.max(
      ...likelihoods(
        [bells, thieves],
        Array.from({ length: 100 }, () => 'dragon'),
      ),
    ),
  ).toBe(1);
});

test('others are supposed to hold an archetype, oneself and open lists not', () => {
  const state = toyGame.setup(toyTable('model', { seats: 3 }));
  const supposed = archetypeLists([2]).listsFor(toyGame, state, 1);
  const drawn = Array.from({ length: 200 }, (_, seed) => supposed(seed));
  for (const lists of drawn) expect([lists?.[1], lists?.[2]]).toEqual([undefined, undefined]);
  const first = drawn.map((lists) => lists?.[0]);
  expect(new Set(first)).toEqual(new Set([bells.cards, thieves.cards]));
  expect(supposed(7)).toEqual(supposed(7));
  expect(KNOWN_LISTS.listsFor(toyGame, state, 1)(3)).toBeUndefined();
});
