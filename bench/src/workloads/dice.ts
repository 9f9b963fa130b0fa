/** Cheap numbers from 0 to `below - 1` for engines that are not ours; the same in every run. */
export function createDice(seed: number): (below: number) => number {
  let word = seed | 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
