import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDelta, type Delta, isSame, type Json } from './delta.ts';
import { createKnownDeltas, writeDelta } from './write-delta.ts';

const overTheWire = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
/** As it arrives at the other end. */
function deltaOf(from: unknown, to: unknown): Delta | undefined {
  const text = writeDelta(from, to);
  return text === '' ? undefined : (JSON.parse(text) as Delta);
}

/** `__proto__` as a key would be no own key of a literal; views never have one. */
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

/** Small objects of few keys, so that two of them often have some in common. */
const likely = fc.letrec<{ value: unknown; fields: unknown }>((tie) => ({
  fields: fc.record(
    { a: tie('value'), b: tie('value'), 7: tie('value'), toString: tie('value'), 'a "key"': tie('value') },
    { requiredKeys: [] },
  ),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(undefined, 0, 1, -1.5, 'x', '"', true, false),
    fc.array(
      tie('value').map((one) => one ?? 'y'),
      { maxLength: 4 },
    ),
    tie('fields'),
  ),
})).fields;

test('a delta takes any value to any other, and to the same one costs nothing', () => {
  const check = (from: unknown, to: unknown): void => {
    const [a, b] = [overTheWire(from), overTheWire(to)];
    expect(applyDelta(a, deltaOf(from, to))).toEqual(b);
    expect(deltaOf(from, overTheWire(from))).toBeUndefined();
    expect(isSame(from, to)).toBe(deltaOf(from, to) === undefined);
  };
  fc.assert(fc.property(json, json, check));
  fc.assert(fc.property(likely, likely, check), { numRuns: 2_000 });
});

test('small changes deep in a large value are small', () => {
  const card = (id: number) => ({ id, atk: 2, def: 3, keywords: ['flight'] });
  const from = { seats: [{ front: [card(1), card(2), card(3)], hand: [7, 8] }], turn: 1, combat: { total: 4 } };
  const to = {
    seats: [{ front: [card(1), { ...card(2), atk: 5 }, card(3)], hand: [7, 9, 8] }],
    turn: 2,
    combat: undefined,
  };
  expect(deltaOf(from, to)).toEqual({
    seats: { 0: { front: { 1: { atk: [5] } }, hand: [1, 0, [9]] } },
    turn: [2],
    combat: [],
  });
});

test('what is known of lists two values share changes nothing about their deltas', () => {
  const list = fc.array(likely, { maxLength: 3 });
  fc.assert(
    fc.property(list, list, list, (a, b, c) => {
      const known = createKnownDeltas();
      const changes = [
        [
          { open: a, own: 1 },
          { open: b, own: 1 },
        ],
        [
          { open: a, own: [a] },
          { open: b, own: [c] },
        ],
        [{ open: c }, { open: b, own: a }],
        [{ open: a }, { open: c }],
      ] as const;
      for (const [from, to] of changes) expect(writeDelta(from, to, known)).toBe(writeDelta(from, to));
    }),
  );
});

test('an undefined field is no field', () => {
  expect(deltaOf({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBeUndefined();
  expect(deltaOf({ a: undefined }, { a: 0 })).toEqual({ a: [0] });
  // As many keys before as after, and yet one is gone.
  expect(deltaOf({ a: 1, b: 2 }, { a: 1, c: undefined })).toEqual({ b: [] });
  expect(deltaOf({ a: 1, b: undefined }, { a: undefined, b: undefined })).toEqual({ a: [] });
  expect(isSame({ a: undefined }, {})).toBe(true);
});

test.each(['toString', 'constructor', 'hasOwnProperty'])(
  'a key every object inherits, %s, is a key like any other',
  (key) => {
    const [without, having] = [{ a: 1 }, { a: 1, [key]: [1] }];
    for (const [from, to] of [
      [without, having],
      [having, without],
    ]) {
      expect(isSame(from, to)).toBe(false);
      expect(applyDelta(from, deltaOf(from, to))).toEqual(to);
    }
  },
);

test('the old value is left alone', () => {
  const from: Json = { list: [1, 2, 3], deep: { a: 1 } };
  const before = JSON.stringify(from);
  applyDelta(from, deltaOf(from, { list: [1, 3], deep: { a: 2 } }));
  expect(JSON.stringify(from)).toBe(before);
});

test.each<[Json, Delta]>([
  [[1], [3, 1, []]],
  [[1], { 4: [1] }],
  [7, { a: [1] }],
  [{}, [0, 1, []]],
])('a delta for another value is refused: %j %j', (value, delta) => {
  expect(() => applyDelta(value, delta)).toThrow('a ');
});
