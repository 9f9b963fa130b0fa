import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'tbb-012',
    reason: 'a stun and its wound are one moment (VS-STN-08); no Reaction comes between them (VS-MEC-WOUND-05)',
  },
  {
    card: 'tbb-043',
    reason: 'no rule of a card reaches chat and emotes of the table (VS-MEC-TABLE-02)',
  },
  {
    card: 'tbb-044',
    reason:
      'the counter of Vampire goes on its own character; no word for putting it elsewhere during the next attack (VS-MEC-REPLACE-02)',
  },
];
