import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'hox-014',
    reason:
      'Out of Nowhere: a card that waits outside the game and may be put into play in later Recruit Steps is missing',
  },
  { card: 'hox-018', reason: 'Change Probability: coins, and the moment before strikes, are missing' },
  { card: 'hox-024', reason: 'Meddle With Metal: moving equipment between characters is missing' },
  { card: 'hox-054', reason: 'watching the game from a hand, and skipping a phase, are missing' },
];
