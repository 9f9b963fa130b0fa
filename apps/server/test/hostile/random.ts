/** A whole number below `count`. */
export type Random = (count: number) => number;

/** The same numbers for the same seed, so that what a test found can be found again. */
export function createRng(seed: number): Random {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}
