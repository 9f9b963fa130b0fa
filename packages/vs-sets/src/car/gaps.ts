import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'car-001', reason: 'not written: Antisocial' },
  { card: 'car-002', reason: 'not written: Maximum Carnage' },
  { card: 'car-003', reason: 'not written: Dark Empathy, Mother and Father' },
  { card: 'car-004', reason: "not written: We're a Family, Dark Empathy" },
  { card: 'car-005', reason: 'not written: A Third Symbiote' },
  { card: 'car-007', reason: 'not written: Websling' },
  { card: 'car-008', reason: 'not written: Mindless' },
  { card: 'car-009', reason: 'not written: Emotional Paralysis' },
  { card: 'car-010', reason: 'not written: Enhanced Symbiosis, Chemokinesis' },
  { card: 'car-011', reason: 'not written: Sadistic Ultimatum' },
  { card: 'car-012', reason: 'not written: Paint the Whole World Red' },
  { card: 'car-013', reason: 'not written: Maximum Mom, Sonic Beam' },
  { card: 'car-014', reason: 'not written: Techno-Symbiote' },
  { card: 'car-015', reason: 'not written: The Strongest and Most Dangerous' },
  { card: 'car-016', reason: 'not written: Dark Arrival, Dark Prophet' },
  { card: 'car-017', reason: 'not written: effects' },
  { card: 'car-018', reason: 'not written: effects' },
  { card: 'car-019', reason: 'not written: Jealous Parasite, Symbiotic Relationship' },
];
