// Made by `npx tsx tools/tune/index.ts --game vs --games 8000 --seed 2`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  309, // health
  -58, // frail
  -975, // brink
  695, // level
  100, // progress
  392, // mainDown
  -12, // exposed
  20, // mainAtk
  69, // mainDef
  105, // characters
  56, // atk
  36, // def
  82, // menace
  100, // downCost
  -42, // cover
  18, // readyAtk
  217, // reach
  148, // flyers
  -61, // shooters
  336, // hand
  277, // fullHand
  389, // resources
  -50, // lateResources
  156, // locations
  -171, // turn
];
