import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'sec-014', reason: 'Half-Skrull Shapeshifter: appearing on an enemy side is missing' },
  { card: 'sec-016', reason: 'Physical Disruption: a wound in place of a strike is missing' },
];
