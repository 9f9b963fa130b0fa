import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'mmu-017',
    reason:
      'Spy Game: a random card of a hand that only its owner sees, with a guess at its type, is missing (VS-MEC-SECRET-03)',
  },
  { card: 'mmu-045', reason: 'BFFs: starting with several main characters is missing (VS-MEC-MULTIMAIN-02)' },
  { card: 'mmu-046', reason: 'its level 1 is missing: BFFs' },
  { card: 'mmu-081', reason: 'Two Headed: two defenders in one combat are missing (VS-MEC-ATTACK-05)' },
  {
    card: 'mmu-103',
    reason:
      'Five Fingers Make a Fist: one card from each of five zones, all with different names, is missing (VS-MEC-RESOURCE-06)',
  },
  { card: 'mmu-104', reason: 'its level 1 is missing: Five Fingers Make a Fist' },
  {
    card: 'mmu-105',
    reason: "Devil's Advocate: starting with several main characters is missing (VS-MEC-MULTIMAIN-02)",
  },
  { card: 'mmu-106', reason: "its level 1 is missing: Devil's Advocate" },
  {
    card: 'mmu-121',
    reason: 'Nothing is Too Big For It to Attack!: attacking a location is missing (VS-MEC-ATTACK-09)',
  },
  { card: 'mmu-123', reason: 'Massive: attacking a row is missing (VS-KW-MASSIVE)' },
  {
    card: 'mmu-124',
    reason:
      'Paint to Life: entering play from a hand in the Build Phase on a condition, and a cost of X, are missing (VS-MEC-FREEACT-04)',
  },
];
