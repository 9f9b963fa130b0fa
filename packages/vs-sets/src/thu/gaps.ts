import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'thu-003',
    reason: 'a payment only by a location that appeared on your side this turn (VS-MEC-SYMBOL-05) has no word',
  },
  { card: 'thu-004', reason: 'the same payment as thu-003 (VS-MEC-SYMBOL-05)' },
];
