import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'vsp-005', reason: 'not written: Greatest Guardian, Space Cop' },
  { card: 'vsp-008', reason: 'not written: Bionic Arm, Sniper Rifle' },
  { card: 'vsp-010', reason: "not written: They're Coming Out of the Walls!, Who's Laying the Eggs?" },
  {
    card: 'vsp-011',
    reason: 'not written: ...Let the Staff of One Emerge, Muzzle, Bounce House, Open Sesame, Caffeine Injection',
  },
  { card: 'vsp-014', reason: 'not written: Energy Absorption, Photonic Blast' },
  { card: 'vsp-017', reason: 'not written: What Was, What is, What Will Be, Ravager of Worlds' },
  { card: 'vsp-020', reason: 'not written: SNIKT!, Kill Frenzy' },
  { card: 'vsp-021', reason: 'not written: Acid Mist, Hibernate' },
  { card: 'vsp-023', reason: 'not written: The Demon Who Makes Trophies of Man, One Ugly Mother' },
  { card: 'vsp-026', reason: "not written: Pick a Team, Any Team, Age Ain't Nothing But a Number" },
  { card: 'vsp-030', reason: 'not written: Massive' },
];
