import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'svh-050',
    reason: 'Selfless, Selfish: a wound that goes to another character instead (VS-MEC-WOUND-03) has no word',
  },
];
