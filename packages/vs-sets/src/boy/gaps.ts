import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'boy-007',
    reason: 'there are words for all of it, but its next level is a gap (boy-008), so nobody could level up',
  },
  {
    card: 'boy-008',
    reason:
      'More Deadlier Than the Male: no word for a new combat with several defenders in place of a cancelled one, nor for plot twists without [Any Turn] in it (VS-MEC-ATTACK-12, VS-MEC-ATTACK-01)',
  },
  {
    card: 'boy-045',
    reason:
      'Look-alike: a face in play is that of one card; no word for all that is printed on another under a name of its own (VS-MEC-CLONE-06)',
  },
];
