import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'leg-061',
    reason:
      'Dimensional Wristwatch: a choice of a card in the deck by its face is missing; by its id it would tell where it lies',
  },
];
