import { expect, test } from 'vitest';
import { exp, ln, shareOut } from './arithmetic.ts';

test('exp and ln agree with the built-in ones to the last digits', () => {
  for (let x = -40; x <= 40; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
  for (let x = 0.01; x < 1e6; x *= 1.7) expect(ln(x)).toBeCloseTo(Math.log(x), 11);
  expect(exp(1000)).toBe(exp(40));
});

test('shares of two are the logistic of their difference, and of many add up to 1', () => {
  const two = Float64Array.of(1.3, 0.1);
  shareOut(two, 2);
  expect(two[0]).toBeCloseTo(1 / (1 + Math.exp(-1.2)), 12);
  const four = Float64Array.of(0, 900, 899, -5);
  shareOut(four, 4);
  expect(four.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  expect(four[1]).toBeCloseTo(1 / (1 + Math.exp(-1)), 6);
});
