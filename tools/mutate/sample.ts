/** `count` of them, picked by the seed alone, in their old order; all of them if there are no more. */
export function sample<T>(all: readonly T[], count: number, seed: string): T[] {
  const roll = dice(seed);
  const places = all.map((_, at) => at);
  for (let i = places.length - 1; i > 0; i--) {
    const other = roll(i + 1);
    [places[i], places[other]] = [places[other], places[i]];
  }
  const chosen = new Set(places.slice(0, count));
  return all.filter((_, at) => chosen.has(at));
}

function dice(seed: string): (sides: number) => number {
  let value = 2_166_136_261;
  for (const letter of seed) value = Math.imul(value ^ letter.charCodeAt(0), 16_777_619);
  return (sides) => {
    value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
    value = Math.imul(value ^ (value >>> 13), 3_266_489_917) ^ (value >>> 16);
    return (value >>> 1) % sides;
  };
}
