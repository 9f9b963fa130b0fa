import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'tbb-011',
    reason:
      'needs a fixed Key pile of four beside a deck with Buffy, recruits from it, and a first attack that must be aimed at her (VS-MEC-PILE-05, VS-MEC-FORCED-02)',
  },
  { card: 'tbb-012', reason: 'needs a Reaction between a stun and its wound (VS-MEC-WOUND-05)' },
  {
    card: 'tbb-023',
    reason: 'needs a Spellbook pile without copies, from which plot twists are played (VS-MEC-PLAYFROM-03)',
  },
  { card: 'tbb-043', reason: 'needs a rule that turns chat and emotes of the table off (VS-MEC-TABLE-02)' },
  {
    card: 'tbb-044',
    reason: 'needs a counter of one power put elsewhere instead, during the next attack (VS-MEC-REPLACE-02)',
  },
];
