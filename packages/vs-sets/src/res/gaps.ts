import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'res-012', reason: 'Molecular Acceleration: a choice of characters bounded by their total cost has no word' },
];
