// Made by `npx tsx tools/tune/index.ts --game vs --from FILES --by search:100,greedy:16`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  524, // health
  -836, // brink
  304, // level
  39, // progress
  594, // mainDown
  30, // exposed
  34, // mainAtk
  31, // mainDef
  37, // characters
  12, // atk
  63, // def
  102, // menace
  88, // downCost
  38, // cover
  7, // readyAtk
  172, // reach
  -13, // lethal
  601, // lethalNow
  91, // flyers
  46, // shooters
  325, // hand
  216, // fullHand
  365, // resources
  186, // lateResources
  62, // locations
  -12, // turn
  59, // promise
  73, // nearLevel
  71, // powers
  102, // lives
  56, // handWorth
  59, // ahead
];
