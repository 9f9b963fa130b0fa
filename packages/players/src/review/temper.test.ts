import { expect, test } from 'vitest';
import { temper } from './temper.ts';

const tempered = (chances: number[], sides: number[], factor: number): number[] => {
  const out = Float64Array.from(chances);
  temper(out, Int32Array.from(sides), factor);
  return Array.from(out);
};

test('logits of two sides are multiplied', () => {
  const [first, second] = tempered([0.8, 0.2], [0, 1], 2);
  expect(first).toBeCloseTo(16 / 17);
  expect(first + second).toBeCloseTo(1);
});

test('partners keep one chance, and sides add up to 1', () => {
  const [a, b, c, d] = tempered([0.7, 0.3, 0.7, 0.3], [0, 1, 0, 1], 0.5);
  expect(a).toBe(c);
  expect(b).toBe(d);
  expect(a + b).toBeCloseTo(1);
  expect(a).toBeLessThan(0.7);
});

test('a factor of 1 changes nothing', () => {
  expect(tempered([0.8, 0.2], [0, 1], 1)).toEqual([0.8, 0.2]);
});
