import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'hox-024', reason: 'Meddle With Metal: moving equipment between characters is missing' },
  { card: 'hox-054', reason: 'watching the game from a hand, and skipping a phase, are missing' },
];
