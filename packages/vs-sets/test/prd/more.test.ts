import { expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

test('prd-005 Jungle Hunter gains nothing from a team attack', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { back: ['prd-005 as Hunter'], front: [body('A', 9, 9), body('B', 9, 9)] },
    bob: { front: [body('E', 0, 9)] },
    open: true,
  });
  ann.attack('E', 'A', 'B');
  pass(ann, bob);
  expect([card('E').stunned, ann.offered('order'), card('Hunter').xp]).toEqual([true, [], 0]);
});

test('prd-007 Mr. Black gains nothing when an attacker of his side is stunned at range', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['prd-007 as Black', body('A', 1, 1, 'ranged')] },
    bob: { front: [body('D', 9, 99, 'ranged')] },
  });
  ann.attack('D', 'A');
  pass(ann, bob);
  expect([card('A').stunned, card('Black').xp]).toEqual([true, 0]);
  close();
});

test('prd-010 Falconer searches when he appears himself, and shuffles his own deck', () => {
  const other = scene('modern', {
    at: 'recruit',
    ann: { front: ['prd-010 as Falconer'], hand: [body('B', 1, 1)], deck: [body('Falcon Drone', 0, 3), 3], points: 9 },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  other.ann.recruit('B', 'front');
  expect([other.ann.offered('choose'), other.seat('ann').hand]).toEqual([[], []]);

  const names = ['V', 'W', 'X', 'Y', 'Z', 'U', 'T'];
  const { ann, seat, close } = scene('modern', {
    at: 'recruit',
    seed: 'drone',
    ann: {
      hand: ['prd-010 as Falconer'],
      deck: [body('Falcon Drone', 0, 3), ...names.map((name) => body(name, 1, 1))],
      points: 9,
    },
    bob: { front: [body('D', 1, 9)], deck: [body('Falcon Drone', 0, 3)] },
  });
  ann.recruit('Falconer', 'front');
  expect(ann.offered('choose')).toHaveLength(1);
  ann.choose('Falcon Drone');
  expect(seat('ann').deck).not.toEqual(names);
  close();
});

test('prd-011 Ghost shuffles the rest of what was shown into the deck', () => {
  const names = ['V', 'W', 'X', 'Y', 'Z', 'U', 'T'];
  const { ann, seat } = scene('modern', {
    at: 'recruit',
    seed: 'ghost',
    ann: { hand: ['prd-011 as Ghost'], deck: [...names.map((name) => body(name, 1, 1)), 'prd-026 as Kit'], points: 9 },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  ann.recruit('Ghost', 'front');
  ann.number(1);
  expect((seat('ann').deck as string[]).toSorted()).toEqual(names.toSorted());
  expect(seat('ann').deck).not.toEqual(names);
});
