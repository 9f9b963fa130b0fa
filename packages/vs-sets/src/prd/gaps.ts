import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'prd-023', reason: 'no word for a plot twist with the text of others (VS-MEC-COPYPT-02)' },
];
