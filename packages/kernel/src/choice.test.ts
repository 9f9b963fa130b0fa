import { expect, test } from 'vitest';
import { CHOICE_KINDS, choiceA, choiceB, choiceKind, FIELD_MAX, packChoice } from './choice.ts';

test('a choice gives back what was packed, is never negative and sorts by kind, then by its fields', () => {
  const packed: number[] = [];
  for (const kind of [0, 1, CHOICE_KINDS - 1]) {
    for (const a of [0, 1, FIELD_MAX]) {
      for (const b of [0, 7, FIELD_MAX]) {
        const choice = packChoice(kind, a, b);
        expect([choiceKind(choice), choiceA(choice), choiceB(choice)]).toEqual([kind, a, b]);
        packed.push(choice);
      }
    }
  }
  expect(packed.toSorted((x, y) => x - y)).toEqual(packed);
  expect(Math.min(...packed)).toBe(0);
});
