/** Draws numbers from 0 up to 1, always the same ones for the same seed. Pictures only; the rules have their own. */
export type Dice = () => number;

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  // One more stir: keys of neighbouring cards differ in the last letter only.
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

export function diceFor(seed: string): Dice {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(dice: Dice, from: readonly T[]): T => from[Math.floor(dice() * from.length)];
export const between = (dice: Dice, low: number, high: number): number => low + dice() * (high - low);
export const whole = (dice: Dice, low: number, high: number): number => Math.floor(between(dice, low, high + 1));
