// Made by `npx tsx tools/tune/index.ts --game vs --games 8000 --seed 2`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
  319, // health
  -701, // brink
  693, // level
  101, // progress
  315, // mainDown
  -17, // exposed
  21, // mainAtk
  65, // mainDef
  107, // characters
  57, // atk
  35, // def
  80, // menace
  91, // downCost
  -42, // cover
  14, // readyAtk
  241, // reach
  333, // lethal
  555, // lethalNow
  121, // flyers
  -59, // shooters
  337, // hand
  278, // fullHand
  401, // resources
  -42, // lateResources
  159, // locations
  -129, // turn
  0, // promise
  0, // nearLevel
  0, // powers
  0, // lives
  0, // handWorth
  0, // ahead
];
