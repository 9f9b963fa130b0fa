/** Thousandths of a logit for one point of each feature, in the order of `features.ts`. */
export const WEIGHTS: readonly number[] = [
  500, -400, 300, 30, -100, -100, 20, 20, 50, 60, 25, 25, 30, 50, 10, 150, 30, 30, 60, 60, 20, 10, 100,
];
