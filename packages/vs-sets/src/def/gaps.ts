import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'def-001', reason: 'written, but its Level 2, def-002, is not' },
  {
    card: 'def-002',
    reason:
      'Radar Sense: no words for hands that stay open, and for an enemy who pays to end an effect (VS-MEC-OPEN-01, VS-MEC-FREEACT-05)',
  },
  { card: 'def-005', reason: 'written, but its Level 2, def-006, is not' },
  {
    card: 'def-006',
    reason:
      'Hell on Wheels: no word for a character who stands in an enemy row and attacks from there (VS-MEC-ATTACK-12)',
  },
];
