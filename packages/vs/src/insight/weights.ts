// Made by `npx tsx tools/tune/index.ts --game vs --games 4000 --seed 1`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  288, // health
  -1015, // brink
  684, // level
  97, // progress
  296, // mainDown
  -87, // exposed
  17, // mainAtk
  74, // mainDef
  -5, // characters
  1, // cost
  62, // atk
  32, // def
  91, // downCost
  -28, // cover
  21, // readyAtk
  334, // reach
  99, // flyers
  -56, // shooters
  259, // hand
  155, // resources
  194, // locations
  -146, // deck
  -185, // turn
];
