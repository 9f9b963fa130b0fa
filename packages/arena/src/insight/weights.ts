// Made by `npx tsx tools/tune/index.ts --game arena --games 2400 --seed 1`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  113, // points
  25, // latePoints
  -529, // missionsCompleted
  161, // missionSecured
  161, // missionsToCome
  6, // attacksToCome
  4, // attacksNext
  -53, // activeCharacters
  6, // reserveCharacters
  143, // hitPoints
  -1, // attack
  52, // defence
  82, // activePower
  21, // reservePower
  3, // readyAbilities
  96, // hand
  79, // nemesisInReach
  702, // nemeses
];
