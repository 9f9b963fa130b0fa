/** Before the first turn, and the twelve phases of a turn in order (MA-TRN-01). */
export const PHASES = [
  'preparation',
  'coolDown',
  'dutyCall',
  'replacement',
  'powerUp',
  'missionActivation',
  'specialAbilities',
  'challenge',
  'boost',
  'superHit',
  'challengeResolution',
  'missionResolution',
  'checkPoint',
] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE = {
  preparation: 0,
  coolDown: 1,
  dutyCall: 2,
  replacement: 3,
  powerUp: 4,
  missionActivation: 5,
  specialAbilities: 6,
  challenge: 7,
  boost: 8,
  superHit: 9,
  challengeResolution: 10,
  missionResolution: 11,
  checkPoint: 12,
} as const satisfies Readonly<Record<Phase, number>>;
