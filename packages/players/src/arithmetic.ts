// Functions whose last bits differ between engines may not decide anything: these use only what IEEE 754 defines exactly.

const { LN2 } = Math;
const LARGEST = 40;
const POWERS = Array.from({ length: 2 * 64 + 1 }, (_, i) => powerOfTwo(i - 64));

function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let i = 0; i < Math.abs(exponent); i++) power = exponent > 0 ? power * 2 : power / 2;
  return power;
}

/** e to the x; beyond ±40 as at ±40. */
export function exp(x: number): number {
  const within = Math.max(-LARGEST, Math.min(LARGEST, x));
  const twos = Math.round(within / LN2);
  const rest = within - twos * LN2;
  let sum = 1;
  for (let i = 13; i > 0; i--) sum = 1 + (sum * rest) / i;
  return sum * POWERS[twos + 64];
}

/** Natural logarithm of a positive number. */
export function ln(x: number): number {
  let [mantissa, twos] = [x, 0];
  for (; mantissa > 1.5; twos++) mantissa /= 2;
  for (; mantissa < 0.75; twos--) mantissa *= 2;
  const t = (mantissa - 1) / (mantissa + 1);
  const square = t * t;
  let sum = 0;
  for (let i = 27; i > 0; i -= 2) sum = sum * square + 1 / i;
  return 2 * t * sum + twos * LN2;
}

/** Turns strengths in logits into shares that add up to 1; for two it is the logistic of their difference. */
export function shareOut(strengths: Float64Array, count: number): void {
  let most = strengths[0];
  for (let i = 1; i < count; i++) if (strengths[i] > most) most = strengths[i];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    strengths[i] = exp(strengths[i] - most);
    sum += strengths[i];
  }
  for (let i = 0; i < count; i++) strengths[i] /= sum;
}
