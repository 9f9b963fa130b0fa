import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'svh-039', reason: 'not written: Agent, Agent, Joined at the Hip, Bioengineer, Gadgeteer' },
  { card: 'svh-049', reason: 'not written: Agent, An Eye For Detail, Director' },
  { card: 'svh-050', reason: 'not written: Agent, Soldier, Selfless, Selfish' },
  { card: 'svh-055', reason: 'not written: Malevolent, Dark Magic' },
  { card: 'svh-056', reason: "not written: Unwanted Gift, Under Set's Control" },
  { card: 'svh-057', reason: 'not written: Ultimate Nullification' },
  { card: 'svh-058', reason: 'not written: Benevolent, Deflection Magic' },
];
