import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'car-008', reason: 'not written: Mindless' },
  { card: 'car-010', reason: 'not written: Enhanced Symbiosis, Chemokinesis' },
  { card: 'car-013', reason: 'not written: Maximum Mom, Sonic Beam' },
  { card: 'car-014', reason: 'not written: Techno-Symbiote' },
  { card: 'car-019', reason: 'not written: Jealous Parasite, Symbiotic Relationship' },
];
