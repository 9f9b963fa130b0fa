import { printValue } from './facts.ts';
import type { Mismatch } from './play.ts';

export function compare(what: string, expected: unknown, actual: unknown): Mismatch | undefined {
  if (JSON.stringify(expected) === JSON.stringify(actual)) return undefined;
  return { expected: `${what} ${printValue(expected)}`, actual: `${what} ${printValue(actual)}` };
}

/** The first place where the part is not in the whole: keys of maps, lists item by item. */
export function missingPart(what: string, whole: unknown, part: unknown): Mismatch | undefined {
  if (Array.isArray(part)) {
    if (!Array.isArray(whole) || whole.length !== part.length) return compare(what, part, whole);
    return firstOf(part.keys(), (i) => missingPart(`${what}[${i}]`, whole[i], part[i]));
  }
  if (typeof part !== 'object' || part === null) return compare(what, part, whole);
  if (typeof whole !== 'object' || whole === null) return compare(what, part, whole);
  const of = (key: string): unknown => Reflect.get(whole, key);
  return firstOf(Object.entries(part), ([key, item]) => missingPart(`${what}.${key}`, of(key), item));
}

function firstOf<T>(items: Iterable<T>, check: (item: T) => Mismatch | undefined): Mismatch | undefined {
  for (const item of items) {
    const found = check(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
