import type { ProfileDoc } from './profile.ts';

type Values<Value> = Readonly<Record<string, Value>>;

/** Both records as one; what is in both is brought together. Keys are in order, so that equal profiles are the same text. */
function merged<Value>(a: Values<Value>, b: Values<Value>, both: (a: Value, b: Value) => Value): Record<string, Value> {
  const all = new Map(Object.entries(a).map(([key, value]) => [key, both(value, value)]));
  for (const [key, value] of Object.entries(b)) all.set(key, both(all.get(key) ?? value, value));
  return Object.fromEntries([...all].sort(([x], [y]) => (x < y ? -1 : 1)));
}

const larger = (a: number, b: number): number => Math.max(a, b);

/** Solved is better than not, with fewer tries better than with more; of what is not solved no try is forgotten. */
function betterTries(a: number, b: number): number {
  if (a > 0 && b > 0) return Math.min(a, b);
  return a > 0 || b > 0 ? Math.max(a, b) : Math.min(a, b);
}

/**
 * Two profiles of one account as one, without loss. It does not matter in which order profiles come together, or how often: devices
 * may send theirs whenever they can.
 */
export function mergeProfiles(a: ProfileDoc, b: ProfileDoc): ProfileDoc {
  return {
    met: a.met || b.met,
    done: [...new Set([...a.done, ...b.done])].sort(),
    tries: merged(a.tries, b.tries, betterTries),
    days: merged(a.days, b.days, (x, y) => merged(x, y, (days, more) => days | more)),
    best: merged(a.best, b.best, larger),
    counts: merged(a.counts, b.counts, (x, y) => merged(x, y, larger)),
  };
}
