import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'mcu3-003', reason: 'his Level 2 is missing: mcu3-004' },
  { card: 'mcu3-004', reason: 'a location that becomes a character (VS-MEC-RESOURCE-05) has no word' },
];
