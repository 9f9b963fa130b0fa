import { exp, ln } from '../arithmetic.ts';

/** What logits are multiplied by so that chances come true as often as they say; fitted, see docs/review.md. */
const FACTORS: Readonly<Record<string, number>> = { vs: 1.05, arena: 1.2 };

export const factorOf = (game: string): number => FACTORS[game] ?? 1;

const LEAST = 1e-9;

/** Makes chances by seat bolder or more careful; the sides still add up to 1. */
export function temper(chances: Float64Array, sides: Int32Array, factor: number): void {
  if (factor === 1) return;
  let sum = 0;
  for (let seat = 0; seat < sides.length; seat++) {
    chances[seat] = exp(factor * ln(Math.max(LEAST, chances[seat])));
    if (sides.indexOf(sides[seat]) === seat) sum += chances[seat];
  }
  for (let seat = 0; seat < sides.length; seat++) chances[seat] /= sum;
}
