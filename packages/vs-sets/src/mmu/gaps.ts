import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'mmu-003', reason: 'not written: Embiggen, Polymorph' },
  { card: 'mmu-004', reason: 'not written: Embiggen, Fan Fiction' },
  { card: 'mmu-017', reason: 'not written: Spy Game' },
  { card: 'mmu-045', reason: 'not written: BFFs, Smartest Person in the Whole World' },
  { card: 'mmu-046', reason: "not written: Let's Crack Open Some Science" },
  { card: 'mmu-047', reason: 'not written: Terrigenesis, Telempathic Nudge' },
  { card: 'mmu-056', reason: 'not written: Along for the Ride' },
  { card: 'mmu-081', reason: 'not written: One of a Kind, Creature, Two Headed' },
  { card: 'mmu-103', reason: 'not written: Monsters are My Favorite, Five Fingers Make a Fist' },
  {
    card: 'mmu-104',
    reason:
      'not written: Smasher, Aegis - Durable, Hi-Vo - Lethal, Mekara - Monstrous, Scragg - Dodge, Slizzik - Mobile',
  },
  { card: 'mmu-105', reason: "not written: Devil's Advocate, The Mightiest of All" },
  { card: 'mmu-106', reason: 'not written: Dino-Might!' },
  { card: 'mmu-121', reason: 'not written: Nothing is Too Big For It to Attack!' },
  { card: 'mmu-123', reason: 'not written: Massive' },
  { card: 'mmu-124', reason: "not written: The Thing That Shouldn't Exist, Paint to Life, its cost" },
];
