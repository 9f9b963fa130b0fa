import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'boy-045',
    reason:
      'Look-alike: a face in play is that of one card; no word for all that is printed on another under a name of its own (VS-MEC-CLONE-06)',
  },
];
