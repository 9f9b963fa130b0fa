import { draw, main, superPower } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { kinOf, sameParts } from './kin.ts';

const think = superPower('Think', 'main', ['skill'], draw(2));
const alike = superPower('Think', 'main', ['skill'], draw(2));
const level = (id: string, ...powers: (typeof think)[]) =>
  main({ id, name: 'Ann', level: 1, atk: 1, def: 1, health: 5, teams: [], powers });
const one = level('xx1-001', think);
const two = level('xx1-002', alike, think);
const cards = [one, two, level('xx1-003', alike)];

test('cards that hold one and the same power are kin', () => {
  expect(kinOf(one, cards)).toEqual(['xx1-001', 'xx1-002']);
  expect(kinOf(two, cards)).toEqual(['xx1-002', 'xx1-001', 'xx1-003']);
});

test('a part of a shared power stands on each of them, in its own place', () => {
  expect(sameParts(one, 'powers.0.effects.0', cards)).toEqual([
    { card: 'xx1-001', path: 'powers.0.effects.0' },
    { card: 'xx1-002', path: 'powers.1.effects.0' },
  ]);
  expect(sameParts(one, 'timing.0', cards)).toEqual([{ card: 'xx1-001', path: 'timing.0' }]);
});
