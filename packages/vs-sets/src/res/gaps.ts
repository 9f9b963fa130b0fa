import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'res-005', reason: 'not written: Force Transfer, Punch It Up' },
  { card: 'res-006', reason: 'not written: Life Transfer, Breathe It In' },
  { card: 'res-007', reason: 'not written: God-Strength' },
  { card: 'res-008', reason: 'not written: Self-Evolved Intellect' },
  { card: 'res-012', reason: 'not written: Molecular Acceleration' },
  { card: 'res-014', reason: 'not written: Fluid Forms and Fidelity, Omega-Class Telepath' },
  { card: 'res-015', reason: 'not written: Partial Odin Power' },
  { card: 'res-018', reason: 'not written: Practice Makes Perfect' },
  { card: 'res-019', reason: 'not written: A Real Riot' },
];
