import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'res-012', reason: 'Molecular Acceleration: a choice of characters bounded by their total cost has no word' },
  {
    card: 'res-014',
    reason: 'Fluid Forms and Fidelity: a transformation in place of a power-up (VS-MEC-POWERUP-03) has no word',
  },
];
