import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'boy-007',
    reason: 'The Female: no word for an additional strike in a combat (VS-MEC-STRIKE-03)',
  },
  {
    card: 'boy-008',
    reason:
      'its first power is that of boy-007; and no word for a new combat with several defenders in place of a cancelled one (VS-MEC-ATTACK-12, VS-MEC-ATTACK-01)',
  },
  {
    card: 'boy-045',
    reason:
      'Look-alike: a face in play is that of one card; no word for all that is printed on another under a name of its own (VS-MEC-CLONE-06)',
  },
];
