import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'prd-023',
    reason: 'a plot twist has the timings printed on it; no word for those of others in a KO pile (VS-MEC-COPYPT-02)',
  },
];
