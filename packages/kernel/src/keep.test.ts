import { expect, test } from 'vitest';
import { keepFields, keepList } from './keep.ts';

test('what did not change is the object that was there before', () => {
  const list = [1, 2];
  const before = { a: 1, list };
  expect(keepFields(before, { a: 1, list })).toBe(before);
  expect(keepList(list, [1, 2])).toBe(list);
});

test('what changed is the new object, in any field or entry', () => {
  const before = { a: 1, b: undefined as number | undefined };
  for (const now of [
    { a: 2, b: undefined },
    { a: 1, b: 0 },
  ]) {
    expect(keepFields(before, now)).toBe(now);
  }
  for (const now of [[1], [1, 2, 3], [2, 1]]) expect(keepList([1, 2], now)).toBe(now);
  const first = [1];
  expect(keepList(undefined, first)).toBe(first);
  expect(keepFields(undefined, before)).toBe(before);
});
