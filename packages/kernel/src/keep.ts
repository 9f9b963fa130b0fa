// Views share what did not change with the views before them: a comparison of two need not look into what is one object.

/**
 * The earlier object if all its fields are the same; both must have been made by the same code, with the same fields. What views
 * are full of compares its fields by name instead: it is called with objects of many shapes, and so finds each field slowly.
 */
export function keepFields<T extends object>(before: T | undefined, now: T): T {
  if (before === undefined) return now;
  for (const field in now) if (now[field] !== before[field]) return now;
  return before;
}

/** The earlier list if its entries are the same. */
export function keepList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  if (before === undefined || before.length !== now.length) return now;
  for (let i = 0; i < now.length; i++) if (now[i] !== before[i]) return now;
  return before;
}
