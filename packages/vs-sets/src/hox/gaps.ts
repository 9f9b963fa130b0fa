import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'hox-054', reason: 'watching the game from a hand, and skipping a phase, are missing' },
];
