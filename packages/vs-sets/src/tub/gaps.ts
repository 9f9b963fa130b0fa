import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'tub-041',
    reason: 'Lightforce Manipulation: counters that its player may replace (VS-MEC-REPLACE-03) has no word',
  },
];
