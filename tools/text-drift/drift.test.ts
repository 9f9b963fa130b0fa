import { pairPowers } from '@longbox/testkit/gates/pair-powers';
import { draw, superPower, supporting } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { driftOf } from './drift.ts';

const names = ['Sable'];

test('the same in other words is no difference', () => {
  const drift = driftOf('Main [Energy]: Draw two cards.', 'Main [Energy]: You draw 2 cards.', names);
  expect(drift.hard).toEqual([]);
  expect(drift.soft).toEqual([]);
  expect(drift.likeness).toBeGreaterThan(0.5);
});

test('numbers, symbols, stat changes and timings must agree', () => {
  const drift = driftOf(
    'Main [Energy]: Sable gets +3/+0.',
    'Build [Might]: Sable gets +2/+0 twice, then 3 cards.',
    names,
  );
  expect(drift.hard).toEqual(['++2/+0', '-+3/+0', '+3', '+Build', '-Main', '-[Energy]', '+[Might]']);
});

test('kinds of target and deed are to be checked', () => {
  expect(driftOf('Stun a supporting character.', 'Stun an enemy character.', names).soft).toEqual([
    '-supporting',
    '+enemy',
  ]);
});

test('powers are paired by name', () => {
  const card = supporting({
    id: 'xx1-001',
    name: 'Sable',
    cost: 1,
    atk: 1,
    def: 1,
    health: 1,
    teams: [],
    powers: [superPower('Rings', 'main', ['skill'], draw()), superPower('Rings', 'main', ['might'], draw(2))],
  });
  expect(pairPowers('Rings\nMain [Skill]: One.\nMain [Might]: Two.\n\nGone\nThree.', card)).toMatchObject([
    {
      name: 'Rings',
      theirs: 'Main [Skill]: One. Main [Might]: Two.',
      ours: 'Main [Skill]: Draw a card. Main [Might]: Draw two cards.',
    },
    { name: 'Gone', theirs: 'Three.', ours: '' },
  ]);
});
