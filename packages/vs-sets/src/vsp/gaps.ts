import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'vsp-026', reason: 'a token whose team and numbers its player brings along (VS-MEC-TABLE) has no word' },
];
