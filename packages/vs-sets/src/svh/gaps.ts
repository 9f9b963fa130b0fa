import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'svh-005', reason: 'not written: Mental Calculations, The Cube is Mine!' },
  { card: 'svh-006', reason: 'not written: Curse You!' },
  { card: 'svh-007', reason: 'not written: Hail Hydra, The Glory of Hydra' },
  { card: 'svh-008', reason: 'not written: Hail Hydra, Hydra High Council' },
  { card: 'svh-013', reason: 'not written: The Spear in the East' },
  { card: 'svh-023', reason: 'not written: Reshape Existence' },
  { card: 'svh-024', reason: 'not written: Reshape the Mind' },
  { card: 'svh-025', reason: 'not written: Reshape the Soul' },
  { card: 'svh-026', reason: 'not written: Reshape the World' },
  { card: 'svh-039', reason: 'not written: Agent, Agent, Joined at the Hip, Bioengineer, Gadgeteer' },
  { card: 'svh-049', reason: 'not written: Agent, An Eye For Detail, Director' },
  { card: 'svh-050', reason: 'not written: Agent, Soldier, Selfless, Selfish' },
  { card: 'svh-055', reason: 'not written: Malevolent, Dark Magic' },
  { card: 'svh-056', reason: "not written: Unwanted Gift, Under Set's Control" },
  { card: 'svh-057', reason: 'not written: Ultimate Nullification' },
  { card: 'svh-058', reason: 'not written: Benevolent, Deflection Magic' },
  { card: 'svh-059', reason: 'not written: effects, Loyalty' },
];
