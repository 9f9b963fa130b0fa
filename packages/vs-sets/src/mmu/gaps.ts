import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'mmu-121',
    reason: 'Nothing is Too Big For It to Attack!: attacking a location is missing (VS-MEC-ATTACK-09)',
  },
];
