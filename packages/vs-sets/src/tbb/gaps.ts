import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'tbb-043',
    reason: 'no rule of a card reaches chat and emotes of the table (VS-MEC-TABLE-02)',
  },
];
