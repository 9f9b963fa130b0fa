// The large card has the numbers of its slot, and never those of an empty one.
import { expect, test } from 'vitest';
import { openTable } from '../../workers/open-table.ts';
import { shownSlot } from './shown-slot.ts';

test('a card that is only named has no slot while slots are empty', () => {
  const seat = { deck: 'avengers', name: 'A', player: 'person' } as const;
  const plan = { game: 'arena', profile: 'basic', seed: 's', seats: [seat, { ...seat, player: 'computer' }] } as const;
  const { view } = openTable(plan).snapshot();
  if (!('challenges' in view)) throw new Error('a table of Mission Arena');
  expect(view.seats[0].slots.every(({ stack }) => stack.length === 0)).toBe(true);
  expect(shownSlot(view, 0, { face: 'AV-thor-C', id: undefined })).toBeUndefined();
  expect(shownSlot(view, 0, undefined)).toBeUndefined();
  const stack = [{ card: 7, key: 'AV-thor-C' }];
  const [first, ...rest] = view.seats[0].slots;
  const there = { ...view, seats: [{ ...view.seats[0], slots: [first, { ...first, stack }, ...rest] }, view.seats[1]] };
  expect(shownSlot(there, 0, { face: 'AV-thor-C', id: 7 })?.stack).toBe(stack);
  expect(shownSlot(there, 0, undefined)?.stack).toBe(stack);
});
