import { randomBelow, seedRandom, sha256, utf8 } from '@longbox/kernel';

/** Numbers that follow from a text alone. */
export type Luck = Int32Array;

const WORDS = 5;

export function luckOf(text: string): Luck {
  const luck = new Int32Array(WORDS);
  seedRandom(luck, sha256(utf8(text)));
  return luck;
}

/** Numbers that follow from a number alone. */
export function luckFrom(seed: number, luck: Luck = new Int32Array(WORDS)): Luck {
  seedRandom(luck, [seed, 1, 2, 3]);
  return luck;
}

const SEEDS = 0x4000_0000;

/** A seed for an imagined world. */
export const nextSeed = (luck: Luck): number => randomBelow(luck, SEEDS);

const FINE = 1 << 20;

/** At least 0, below 1; a multiple of a millionth or so, so that it is the same everywhere. */
export const nextShare = (luck: Luck): number => randomBelow(luck, FINE) / FINE;

/** About normal, mean 0, deviation 1: the sum of twelve even numbers. */
export function nextBell(luck: Luck): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += nextShare(luck);
  return sum;
}

/** Breaks ties: the same for the same salt and number, and without any order. */
export function tieBreak(salt: number, number: number): number {
  let x = Math.imul(number ^ salt, 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
