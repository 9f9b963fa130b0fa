import { expect, test } from 'vitest';
import {
  RANDOM_WORDS,
  randomBelow,
  randomOf,
  SCRIPT_MAX,
  scriptLeft,
  scriptRandom,
  seedRandom,
  shuffle,
} from './random.ts';

function seeded(): Int32Array {
  const random = new Int32Array(RANDOM_WORDS);
  seedRandom(random, [1, 2, 3, 4]);
  return random;
}

test('scripted numbers and cards come up in order, then luck goes on as if nothing had happened', () => {
  const [random, plain] = [seeded(), seeded()];
  scriptRandom(random, [5, ~17, 0]);
  expect(randomBelow(random, 6)).toBe(5);
  expect(randomOf(random, [3, 17, 20])).toBe(17);
  expect(scriptLeft(random)).toBe(1);
  expect(randomOf(random, [8, 9])).toBe(8);
  expect(random).toEqual(plain);
  expect(randomBelow(random, 1000)).toBe(randomBelow(plain, 1000));
});

test('a certainty takes nothing from the script, and a shuffle neither', () => {
  const [random, plain] = [seeded(), seeded()];
  scriptRandom(random, [2]);
  expect(randomBelow(random, 1)).toBe(0);
  const [list, same] = [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ];
  shuffle(random, list);
  shuffle(plain, same);
  expect(list).toEqual(same);
  expect(scriptLeft(random)).toBe(1);
});

test('a script that cannot come true is refused', () => {
  const random = seeded();
  scriptRandom(random, [6, ~4, ~4]);
  expect(() => randomBelow(random, 6)).toThrow('6 is scripted where a number from 0 to 5 comes up');
  expect(() => randomBelow(random, 6)).toThrow('a card is scripted where a number from 0 to 5 comes up');
  expect(() => randomOf(random, [1, 2])).toThrow('card 4 is scripted but cannot come up');
  const tooMany = Array.from({ length: SCRIPT_MAX + 1 }, () => 0);
  expect(() => scriptRandom(random, tooMany)).toThrow('at most 11 results can be scripted');
});

test('a new seed forgets the script', () => {
  const random = seeded();
  scriptRandom(random, [1, 2]);
  seedRandom(random, [1, 2, 3, 4]);
  expect(random).toEqual(seeded());
});
