import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'tub-003',
    reason:
      'Fluid Fidelity: a level chosen by the team of the last XP (VS-MEC-LEVEL-05) has no word; becomes tub-004 or tub-005',
  },
  { card: 'tub-004', reason: 'is reached only from tub-003, which is missing (VS-MEC-LEVEL-05)' },
  { card: 'tub-005', reason: 'Keeper of Law: a further strike in the same combat (VS-MEC-STRIKE-05) has no word' },
  { card: 'tub-013', reason: 'Pyric Form: counters in place of a strike (VS-MEC-STRIKE-07) has no word' },
  { card: 'tub-026', reason: 'Malleable Shape: a cost that its player chooses (VS-MEC-ADDCOST-03) has no word' },
  {
    card: 'tub-035',
    reason:
      'Mutant Energy Absorption: counting the powers that are lost (VS-MEC-LOSEPOW-03) has no word; becomes tub-036',
  },
  {
    card: 'tub-036',
    reason: 'Addicted to Mutant Energy: powers lost as a character appears (VS-MEC-LOSEPOW-03) has no word',
  },
  {
    card: 'tub-041',
    reason: 'Lightforce Manipulation: counters that its player may replace (VS-MEC-REPLACE-03) has no word',
  },
];
