import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'tub-003', reason: 'not written: Fluid Fidelity' },
  { card: 'tub-004', reason: 'not written: Mental Calculations, Seeker of Peace' },
  { card: 'tub-005', reason: 'not written: Enhanced Durability, Keeper of Law' },
  { card: 'tub-008', reason: 'not written: Souldagger, Half-Fairy' },
  { card: 'tub-009', reason: 'not written: Souldagger, "Sihal Novarum Chinoth!"' },
  { card: 'tub-013', reason: 'not written: Pyric Form' },
  { card: 'tub-022', reason: 'not written: The Big One' },
  { card: 'tub-026', reason: 'not written: Malleable Shape, its cost' },
  { card: 'tub-035', reason: 'not written: Mutant Energy Absorption, The Collective' },
  { card: 'tub-036', reason: 'not written: Addicted to Mutant Energy' },
  { card: 'tub-037', reason: 'not written: Humanity Now!, Proposition X' },
  { card: 'tub-038', reason: 'not written: Biosentinel, The Bloodline Must Be Purged, Human Sentinel One' },
  { card: 'tub-041', reason: 'not written: Lightforce Manipulation, Shifting Loyalties' },
  { card: 'tub-053', reason: 'not written: Reluctant God, Mindfulness' },
];
