import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'vsp-021', reason: 'not written: Acid Mist, Hibernate' },
  { card: 'vsp-023', reason: 'not written: The Demon Who Makes Trophies of Man, One Ugly Mother' },
  { card: 'vsp-026', reason: "not written: Pick a Team, Any Team, Age Ain't Nothing But a Number" },
  { card: 'vsp-030', reason: 'not written: Massive' },
];
