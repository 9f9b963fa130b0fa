// Made by `npx tsx tools/tune/index.ts --game arena --games 4000 --seed 1`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  105, // points
  24, // latePoints
  -407, // missionsCompleted
  185, // missionSecured
  159, // missionsToCome
  4, // attacksToCome
  3, // attacksNext
  -183, // activeCharacters
  50, // reserveCharacters
  166, // hitPoints
  10, // attack
  33, // defence
  78, // activePower
  21, // reservePower
  36, // readyAbilities
  90, // hand
  47, // nemesisInReach
  381, // nemeses
];
