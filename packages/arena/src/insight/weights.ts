// Made by `npx tsx tools/tune/index.ts --game arena --games 4000 --seed 1`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  84, // points
  25, // latePoints
  -390, // missionsCompleted
  194, // missionSecured
  147, // missionsToCome
  5, // attacksToCome
  3, // attacksNext
  -151, // activeCharacters
  36, // reserveCharacters
  169, // hitPoints
  5, // attack
  37, // defence
  66, // activePower
  15, // reservePower
  31, // readyAbilities
  83, // hand
  54, // nemesisInReach
  213, // nemeses
];
