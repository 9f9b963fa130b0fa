import { expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// VS-MEC-ADDCOST-01
test('car-008 Doppelganger costs another card of your hand, too', () => {
  const { ann, card, seat } = scene('modern', {
    at: 'recruit',
    ann: { hand: ['car-008 as Double', body('X', 1, 1), body('Y', 1, 1)], points: 3 },
    bob: { hand: [body('Z', 1, 1)] },
    open: true,
  });
  ann.recruit('Double', 'front');
  expect([card('Double').zone, card('Double').stunned, seat('ann').points]).toEqual(['front', false, 1]);
  expect([seat('ann').hand.length, seat('ann').ko.length, seat('bob').hand.length]).toEqual([1, 1, 1]);
});

// VS-MEC-ADDCOST-01
test('car-008 Doppelganger stays in an otherwise empty hand', () => {
  const { ann } = scene('modern', {
    at: 'recruit',
    ann: { hand: ['car-008 as Double'], points: 3 },
    bob: { hand: [body('Z', 1, 1)] },
    open: true,
  });
  expect(ann.offered('recruit')).toEqual([]);
  expect(ann.refused('recruit', 'Double', 'front')).toContain('VS-MEC-ADDCOST-01');
});

// VS-MEC-ADDCOST-01
test('car-008 Doppelganger costs no card when Shriek puts it into play', () => {
  const { ann, card, seat } = scene('modern', {
    at: 'recruit',
    ann: { front: ['car-004 as Frances'], resources: ['Skill Location'], hand: ['car-008 as Double', body('X', 1, 1)] },
    bob: {},
    open: true,
  });
  ann.use('Frances', "We're a Family");
  ann.choose('Double');
  ann.row('front');
  expect([card('Double').zone, card('X').zone, seat('ann').ko.length]).toEqual(['front', 'hand', 0]);
});

test('others cost no card beside it', () => {
  const { ann, seat } = scene('modern', {
    at: 'recruit',
    ann: { front: ['car-008 as Double'], hand: [body('X', 1, 1), body('Y', 1, 1)], points: 3 },
    bob: {},
    open: true,
  });
  ann.recruit('X', 'front');
  expect(seat('ann').hand.length).toBe(1);
});

test('car-008 Doppelganger can’t be ranged attacked', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: [body('A', 1, 9)], back: [body('R', 9, 9, 'ranged')] },
    bob: { front: ['car-008 as Double', body('D', 1, 9)] },
    open: true,
  });
  expect(ann.offered('attack').toSorted()).toEqual(['D, A', 'D, R', 'Double, A']);
  ann.attack('Double', 'A');
  pass(ann, bob);
  expect(card('Double').stunned).toBe(false);
});
