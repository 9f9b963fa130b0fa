// Made by `npx tsx tools/tune/index.ts --game arena --from FILES --by greedy,search:60`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  189, // points
  21, // latePoints
  -699, // missionsCompleted
  283, // missionSecured
  206, // missionsToCome
  2, // attacksToCome
  6, // attacksNext
  -15, // activeCharacters
  234, // reserveCharacters
  52, // hitPoints
  4, // attack
  35, // defence
  25, // activePower
  -58, // reservePower
  -13, // readyAbilities
  151, // hand
  171, // nemesisInReach
  519, // nemeses
  2202, // facedNemeses
  532, // turnsToCome
  35, // boostRoom
  68, // superHits
  335, // teams
];
