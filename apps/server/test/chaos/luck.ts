import { createHash } from 'node:crypto';

/** Numbers from 0 to 1, the same for the same seed. */
export type Luck = () => number;

/**
 * Everybody who rolls dice in a storm has dice of their own, named for them, so that nobody's luck depends on how quick the
 * others were. What the machine makes of it, who is quicker and which message is on its way when a node dies, no seed decides.
 */
export function createLuck(seed: string): Luck {
  let [a, b] = wordsOf(seed);
  // Two Weyl sequences, mixed; enough for dice.
  return () => {
    a = (a + 0x9e3779b9) | 0;
    b = (b + 0x6d2b79f5) | 0;
    let mixed = Math.imul(a ^ (a >>> 16), 0x21f0aaad) ^ b;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

function wordsOf(seed: string): [number, number] {
  const bytes = createHash('sha256').update(seed).digest();
  return [bytes.readInt32LE(0), bytes.readInt32LE(4)];
}
