import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'res-008',
    reason: 'Self-Evolved Intellect: gains from Combat plot twists that count double (VS-MEC-REPLACE-03) have no word',
  },
  { card: 'res-012', reason: 'Molecular Acceleration: a choice of characters bounded by their total cost has no word' },
  {
    card: 'res-014',
    reason: 'Fluid Forms and Fidelity: a transformation in place of a power-up (VS-MEC-POWERUP-03) has no word',
  },
  { card: 'res-015', reason: 'Partial Odin Power: the event of flying over somebody (VS-MEC-EVENT-04) is missing' },
];
