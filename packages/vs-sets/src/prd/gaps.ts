import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'prd-001',
    reason:
      "Active Falcon Drone: no word for a card that starts the game in play (VS-MEC-SETUP-02); We're the Game: no event of a player who reveals cards (VS-MEC-EVENT-10)",
  },
  { card: 'prd-002', reason: 'the next level of prd-001' },
  { card: 'prd-009', reason: 'Eye in the Sky: no word for players who reveal what they draw (VS-MEC-OPEN-01)' },
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
  {
    card: 'prd-048',
    reason: 'Two Weeks to Learn His Patterns: no word for any symbol paying for any other (VS-MEC-SYMBOL-02)',
  },
  { card: 'prd-053', reason: 'no word for a plot twist that is played from the resource row (VS-MEC-RESOURCE-01)' },
];
