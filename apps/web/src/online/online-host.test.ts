import { expect, test } from 'vitest';
import type { Offer } from '../workers/game-api.ts';
import { plansFor } from './online-host.ts';

const attack = (card: number, target: number): Offer => ({
  verb: 'attack',
  card,
  target,
  choice: card * 100 + target,
  face: undefined,
});

test('a team is shown the targets that all of its members can attack', () => {
  const offers = [attack(1, 8), attack(1, 9), attack(2, 9), attack(3, 8)];
  expect(plansFor([1], offers).map(({ target }) => target)).toEqual([8, 9]);
  expect(plansFor([2, 1], offers).map(({ target }) => target)).toEqual([9]);
  expect(plansFor([2, 3], offers)).toEqual([]);
});

test('the lowest attacker begins, and what comes after is no choice that could be taken for another', () => {
  const [plan] = plansFor([2, 1], [attack(1, 9), attack(2, 9)]);
  expect(plan.choices[0]).toBe(109);
  expect(plan.choices.slice(1).every((wish) => wish < 0)).toBe(true);
  expect(new Set(plan.choices).size).toBe(plan.choices.length);
});
