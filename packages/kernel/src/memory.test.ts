import { expect, test } from 'vitest';
import {
  carve,
  copyMemory,
  createMemory,
  fingerprint,
  hashMemory,
  loadMemory,
  type Memory,
  remove,
  type Saved,
  SavedError,
  saveMemory,
} from './memory.ts';

const SIZE = { ints: 200, lists: 3 };
const MARK = -0x8000_0000;

function sample(): Memory {
  const memory = createMemory(SIZE);
  const [zeros, nones, mixed] = carve(memory.ints, [100, 50, 50]);
  zeros[7] = 5;
  nones.fill(-1);
  mixed.forEach((_, i) => {
    mixed[i] = (i * 0x9e3779b1) | 0;
  });
  memory.lists[0].push(3, 1, 2);
  memory.lists[2].push(-1);
  return memory;
}

const saved = (change: Partial<Saved> = {}): Saved => ({
  ...JSON.parse(JSON.stringify(saveMemory(sample()))),
  ...change,
});

test('windows lie side by side and write through', () => {
  const memory = createMemory(SIZE);
  const [first, second] = carve(memory.ints, [2, 3], 10);
  first[1] = 8;
  second[0] = 9;
  expect(Array.from(memory.ints.subarray(10, 15))).toEqual([0, 8, 9, 0, 0]);
});

test('what is saved, turned to JSON and loaded is equal', () => {
  const loaded = createMemory(SIZE);
  loadMemory(saved(), loaded);
  expect(loaded).toEqual(sample());
  expect(fingerprint(loaded)).toBe(fingerprint(sample()));
});

test('runs are counted, so a save of an empty state is a few numbers', () => {
  expect(saveMemory(createMemory(SIZE)).ints).toEqual([MARK, 0, 200]);
});

test('a state may hold the very number that marks runs', () => {
  const memory = sample();
  memory.ints[3] = MARK;
  memory.ints.fill(MARK, 20, 40);
  const loaded = createMemory(SIZE);
  loadMemory(JSON.parse(JSON.stringify(saveMemory(memory))), loaded);
  expect(loaded).toEqual(memory);
});

test('a copy is equal, whatever was there before, and shares nothing', () => {
  const copy = createMemory(SIZE);
  copy.ints.fill(77);
  copy.lists[0].push(9, 9, 9, 9, 9);
  copyMemory(sample(), copy);
  expect(copy).toEqual(sample());
  copy.ints[0] = 1;
  copy.lists[0][0] = 1;
  expect(sample().lists[0][0]).toBe(3);
  expect(fingerprint(copy)).not.toBe(fingerprint(sample()));
});

test('every single change changes the hash', () => {
  const seen = new Set([hashMemory(sample())]);
  for (let i = 0; i < SIZE.ints; i++) {
    for (let bit = 0; bit < 32; bit++) {
      const memory = sample();
      memory.ints[i] ^= 1 << bit;
      seen.add(hashMemory(memory));
    }
  }
  expect(seen.size).toBe(1 + SIZE.ints * 32);
});

test('lists that hold the same numbers cut in other places have other hashes', () => {
  const shapes = [
    [[1, 2], [], []],
    [[1], [2], []],
    [[], [1, 2], []],
    [[2, 1], [], []],
    [[0, 1, 2], [], []],
    [[1, 2, 0], [], []],
  ];
  const prints = shapes.map((lists) => fingerprint({ ints: new Int32Array(4), lists }));
  expect(new Set(prints).size).toBe(shapes.length);
});

test('numbers that change places, near or far, change both halves of the hash', () => {
  const halves = [new Set<string>(), new Set<string>()];
  let made = 0;
  for (const length of [64, 61]) {
    for (let i = 0; i < length; i++) {
      for (let k = 0; k < length; k++) {
        if (i === k) continue;
        const ints = new Int32Array(length);
        ints[i] = 1;
        ints[k] = -1;
        const print = fingerprint({ ints, lists: [[length]] });
        halves[0].add(print.slice(0, 8));
        halves[1].add(print.slice(8));
        made++;
      }
    }
  }
  expect(halves.map(({ size }) => size)).toEqual([made, made]);
});

test('half of the bits of a fingerprint change with one bit of the state', () => {
  let changed = 0;
  const before = BigInt(`0x${fingerprint(sample())}`);
  for (let i = 0; i < SIZE.ints; i++) {
    const memory = sample();
    memory.ints[i] ^= 1;
    changed += (before ^ BigInt(`0x${fingerprint(memory)}`)).toString(2).replaceAll('0', '').length;
  }
  expect(changed / SIZE.ints).toBeGreaterThan(30);
  expect(changed / SIZE.ints).toBeLessThan(34);
});

test('the hash is a safe whole number and the fingerprint sixteen digits', () => {
  expect(Number.isSafeInteger(hashMemory(sample()))).toBe(true);
  expect(fingerprint(sample())).toMatch(/^[0-9a-f]{16}$/);
});

test.each<[string, Partial<Saved>]>([
  ['format 2', { version: 2 as 1 }],
  ['another table', { size: { ints: 199, lists: 3 } }],
  ['cut short: 0 of 200', { ints: [] }],
  ['past the end', { ints: [MARK, 0, 201] }],
  ['past the end', { ints: [MARK, 0, 200, 1] }],
  ['past the end', { ints: [MARK, 0, 150, MARK, 1, -100, MARK, 0, 150] }],
  ['not a whole number', { ints: [MARK, 0] }],
  ['not a whole number', { ints: [MARK, 0.5, 200] }],
  ['not a whole number', { lists: [[2 ** 40], [], []] }],
  ['list 2 is missing', { lists: [[], []] }],
])('a damaged save is refused: %s', (text, change) => {
  expect(() => loadMemory(saved(change), createMemory(SIZE))).toThrow(SavedError);
  expect(() => loadMemory(saved(change), createMemory(SIZE))).toThrow(text);
});

test('remove takes the first of equal items and keeps the order', () => {
  const list = [4, 5, 4, 6];
  expect(remove(list, 4)).toBe(true);
  expect(remove(list, 9)).toBe(false);
  expect(list).toEqual([5, 4, 6]);
});
