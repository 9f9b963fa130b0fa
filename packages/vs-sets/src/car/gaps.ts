import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'car-008', reason: 'not written: Mindless' },
  { card: 'car-010', reason: 'not written: Enhanced Symbiosis, Chemokinesis' },
];
