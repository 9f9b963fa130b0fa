import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'prd-013', reason: 'Tech Savvy: a character wears one equipment at most (VS-MEC-EQUIPX-04)' },
  { card: 'prd-023', reason: 'no word for a plot twist with the text of others (VS-MEC-COPYPT-02)' },
  {
    card: 'prd-025',
    reason: 'Quick-Fire: no word for equipment that is played from hand in a combat (VS-MEC-EQUIPX-07)',
  },
  {
    card: 'prd-029',
    reason:
      'Smart Weapon: no word for a super power of equipment in the KO pile that any character uses (VS-MEC-EQUIPX-07)',
  },
  {
    card: 'prd-047',
    reason: 'Sniper Nest: no word for a static power that an enemy player may turn off (VS-MEC-PROTECT-04)',
  },
];
