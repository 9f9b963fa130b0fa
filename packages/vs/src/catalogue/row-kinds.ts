/** What a row of the modifiers table, or a modifier of a static power, is. The order is part of saved games. */
export const ROW_KINDS = [
  'stats',
  'base',
  'switch',
  'toBase',
  'clamp',
  'health',
  'keyword',
  'team',
  'power',
  'copyPowers',
  'losePowers',
  'strikeTwice',
  'cant',
  'can',
  'counterInstead',
  'leavesToPile',
  'rule',
  'later',
  'ruleFor',
  /** It was another level before; see `verbs/levels.ts`. */
  'level',
  /** Another player had it before; see `verbs/places.ts`. */
  'control',
  'loseKeyword',
  'appearsWith',
  'powerUpWith',
  'gainPowers',
  'idleCounters',
  'becomesLevel',
  /** Whom it is in a Relationship with; see `verbs/bonds.ts`. */
  'partner',
  'payLess',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];
/** Number of each kind of row. */
export const IS = Object.fromEntries(ROW_KINDS.map((kind, i) => [kind, i])) as Readonly<Record<RowKind, number>>;
