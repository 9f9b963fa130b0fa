/** Picks the best of a few numbers again and again, without allocating: cards of a hand by id, scored by what is kept. */
export interface Pool {
  size: number;
  readonly id: Int32Array;
  readonly name: Int32Array;
  readonly worth: Int32Array;
  readonly isTaken: Uint8Array;
}

/** More cards than any hand holds. */
const ROOM = 128;

export const createPool = (): Pool => ({
  size: 0,
  id: new Int32Array(ROOM),
  name: new Int32Array(ROOM),
  worth: new Int32Array(ROOM),
  isTaken: new Uint8Array(ROOM),
});

export function addToPool(p: Pool, id: number, name: number, worth: number): void {
  if (p.size === ROOM) return;
  p.id[p.size] = id;
  p.name[p.size] = name;
  p.worth[p.size] = worth;
  p.size++;
}

export function countAbove(p: Pool, above: number): number {
  let count = 0;
  for (let i = 0; i < p.size; i++) if (p.id[i] > above) count++;
  return count;
}

/**
 * The sum of the `count` greatest worths among ids above `above`; with `apart`, no two of one name and none of that name.
 * `SHORT` if there are not enough.
 */
export function sumOfBest(p: Pool, above: number, count: number, apart: number): number {
  p.isTaken.fill(0, 0, p.size);
  let sum = 0;
  for (let picked = 0; picked < count; picked++) {
    let best = -1;
    for (let i = 0; i < p.size; i++) {
      if (p.isTaken[i] !== 0 || p.id[i] <= above || (apart >= 0 && p.name[i] === apart)) continue;
      if (best < 0 || p.worth[i] > p.worth[best]) best = i;
    }
    if (best < 0) return SHORT;
    sum += p.worth[best];
    for (let i = 0; i < p.size; i++) if (i === best || (apart >= 0 && p.name[i] === p.name[best])) p.isTaken[i] = 1;
  }
  return sum;
}

export const SHORT = -1_000_000;
