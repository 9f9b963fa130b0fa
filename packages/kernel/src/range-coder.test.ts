import { expect, test } from 'vitest';
import { RANDOM_WORDS, randomBelow, seedRandom } from './random.ts';
import {
  createDecoder,
  createEncoder,
  decodeBelow,
  decodeNumber,
  encodeBelow,
  encodeNumber,
  finishEncoder,
} from './range-coder.ts';

function samples(seed: number, count: number, most: number): { value: number; bound: number }[] {
  const random = new Int32Array(RANDOM_WORDS);
  seedRandom(random, [seed, most, 0, 0]);
  return Array.from({ length: count }, () => {
    const bound = 1 + randomBelow(random, most);
    const kind = randomBelow(random, 3);
    return { bound, value: kind === 0 ? 0 : kind === 1 ? bound - 1 : randomBelow(random, bound) };
  });
}

function encode(numbers: readonly { value: number; bound: number }[]): Uint8Array {
  const e = createEncoder();
  for (const { value, bound } of numbers) encodeBelow(e, value, bound);
  return finishEncoder(e);
}

test.each([1, 2, 3, 20, 300, 65_536, 65_537, 2 ** 31])('numbers below bounds up to %i come back', (most) => {
  for (let seed = 0; seed < 30; seed++) {
    const numbers = samples(seed, 100, most);
    const d = createDecoder(encode(numbers));
    expect(numbers.map(({ bound }) => decodeBelow(d, bound))).toEqual(numbers.map(({ value }) => value));
  }
});

test('carries run through whole rows of full bytes', () => {
  const numbers = [
    ...Array(40).fill({ value: 2 ** 16 - 1, bound: 2 ** 16 }),
    { value: 2, bound: 3 },
    { value: 1, bound: 3 },
  ];
  for (let cut = 0; cut < numbers.length; cut++) {
    const some = [...numbers.slice(0, cut), { value: 6, bound: 7 }, ...numbers.slice(cut)];
    const d = createDecoder(encode(some));
    expect(some.map(({ bound }) => decodeBelow(d, bound))).toEqual(some.map(({ value }) => value));
  }
});

test('a number costs the logarithm of its bound: a thousand of three take 199 bytes', () => {
  const bits = 1000 * Math.log2(3);
  const thirds = samples(1, 1000, 3).map(({ value }) => ({ value: value % 3, bound: 3 }));
  expect(encode(thirds).length).toBe(Math.ceil(bits / 8));
  expect(encode(Array(1000).fill({ value: 0, bound: 1 }))).toHaveLength(0);
});

test('numbers without a bound come back', () => {
  const values = [0, 1, 2, 3, 7, 8, 255, 65_535, 65_536, 65_537, 2 ** 30, 2 ** 31 - 1];
  const e = createEncoder();
  for (const value of values) encodeNumber(e, value);
  const d = createDecoder(finishEncoder(e));
  expect(values.map(() => decodeNumber(d))).toEqual(values);
});

test('a number that is not below its bound is refused', () => {
  expect(() => encodeBelow(createEncoder(), 3, 3)).toThrow('3 is not below 3');
  expect(() => encodeBelow(createEncoder(), -1, 3)).toThrow(RangeError);
});
