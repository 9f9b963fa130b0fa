import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'vsp-026',
    reason:
      'a token whose team is chosen as it appears and whose numbers are its player’s age (VS-MEC-TABLE-03): a table asks no player for one, and no card here brings the token into play',
  },
];
