import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'mmu-017',
    reason:
      'Spy Game: a random card of a hand that only its owner sees, with a guess at its type, is missing (VS-MEC-SECRET-03)',
  },
  {
    card: 'mmu-121',
    reason: 'Nothing is Too Big For It to Attack!: attacking a location is missing (VS-MEC-ATTACK-09)',
  },
];
