import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'res-008', reason: 'not written: Self-Evolved Intellect' },
  { card: 'res-012', reason: 'not written: Molecular Acceleration' },
  { card: 'res-014', reason: 'not written: Fluid Forms and Fidelity, Omega-Class Telepath' },
  { card: 'res-015', reason: 'not written: Partial Odin Power' },
];
