import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'boy-007', reason: 'The Female: no word for an additional strike in a combat (VS-MEC-STRIKE-03)' },
  {
    card: 'boy-008',
    reason: 'More Deadlier Than the Male: no word for a new combat in place of a cancelled one (VS-MEC-ATTACK-12)',
  },
  { card: 'boy-045', reason: 'Look-alike: no word for becoming a copy of another character (VS-MEC-CLONE-06)' },
];
