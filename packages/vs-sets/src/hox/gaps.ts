import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'hox-054',
    reason:
      'watching the game: a card in a hand that all see, that uses a power there, can be attacked there and is discarded by that (VS-MEC-GAME-08), and a phase that is skipped (VS-MEC-TURN-02), have no words',
  },
];
