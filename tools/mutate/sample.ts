import { createHash } from 'node:crypto';

/**
 * `count` of them, picked by the seed and their names alone, in their old order. A change elsewhere leaves the pick as it is,
 * so that runs before and after it can be compared.
 */
export function sample<T>(all: readonly T[], count: number, seed: string, nameOf: (one: T) => string): T[] {
  const seen = new Map<string, number>();
  const drawn = all.map((one, at) => {
    const name = nameOf(one);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { at, lot: createHash('sha256').update(`${seed} ${name} ${nth}`).digest('hex') };
  });
  const chosen = drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, count);
  const places = new Set(chosen.map(({ at }) => at));
  return all.filter((_, at) => places.has(at));
}
