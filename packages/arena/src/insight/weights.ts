// Made by `npx tsx tools/tune/index.ts --game arena --games 3000 --seed 1`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  84, // points
  28, // latePoints
  -472, // missionsCompleted
  175, // missionSecured
  132, // missionsToCome
  8, // attacksToCome
  3, // attacksNext
  -28, // activeCharacters
  86, // reserveCharacters
  53, // hitPoints
  11, // attack
  41, // defence
  55, // activePower
  -48, // reservePower
  25, // readyAbilities
  116, // hand
  71, // nemesisInReach
  489, // nemeses
];
