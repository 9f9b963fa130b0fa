import { expect, test } from 'vitest';
import { bindingSlots } from './binding-slots.ts';

const CARDS = [['mark', 'prey'], ['friend', 'mark', 'it'], ['number'], ['friend', 'prey']];

test('names on one card have registers of their own', () => {
  const slots = bindingSlots(['it', 'turn'], CARDS);
  for (const names of CARDS) expect(new Set(names.map((name) => slots.get(name))).size).toBe(names.length);
});

test('names that never meet share a register, but none that the rules use', () => {
  const slots = bindingSlots(['it', 'turn'], CARDS);
  expect([slots.get('it'), slots.get('turn')]).toEqual([0, 1]);
  expect(slots.get('number')).toBe(2);
  expect(Math.max(...slots.values())).toBe(4);
});
