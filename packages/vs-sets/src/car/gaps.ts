import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'car-008', reason: 'Mindless: an additional cost to recruit (VS-MEC-ADDCOST-01) has no word' },
];
