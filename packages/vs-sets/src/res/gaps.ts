import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'res-001', reason: 'not written: Healing Blood, The Friendly Skies' },
  { card: 'res-002', reason: 'not written: The Angel of Death' },
  { card: 'res-003', reason: "not written: Kinetic Card Throw, 'Dis Card" },
  { card: 'res-004', reason: "not written: Kinetic Card Throw, 'Dat Card" },
  { card: 'res-005', reason: 'not written: Force Transfer, Punch It Up' },
  { card: 'res-006', reason: 'not written: Life Transfer, Breathe It In' },
  { card: 'res-007', reason: 'not written: God-Strength' },
  { card: 'res-008', reason: 'not written: Self-Evolved Intellect' },
  { card: 'res-009', reason: 'not written: Astral Form Overload' },
  { card: 'res-010', reason: 'not written: Enhanced Perception' },
  { card: 'res-011', reason: 'not written: Toadally Awesome' },
  { card: 'res-012', reason: 'not written: Molecular Acceleration' },
  { card: 'res-013', reason: "not written: You Can't Weather This Storm" },
  { card: 'res-014', reason: 'not written: Fluid Forms and Fidelity, Omega-Class Telepath' },
  { card: 'res-015', reason: 'not written: Partial Odin Power' },
  { card: 'res-016', reason: 'not written: effects' },
  { card: 'res-017', reason: 'not written: effects' },
  { card: 'res-018', reason: 'not written: Practice Makes Perfect' },
  { card: 'res-019', reason: 'not written: A Real Riot' },
];
