/** How much one puzzle can move a rating. */
const STEP = 32;

/** The rating after a puzzle: `score` is 1 for solved, 0 for not, between them with hints. */
export const ratedAfter = (rating: number, puzzle: number, score: number): number =>
  Math.round(rating + STEP * (score - 1 / (1 + 10 ** ((puzzle - rating) / 400))));

/** The puzzle to go on with: not yet tried, and nearest to the rating. */
export function nextPuzzle(
  rating: number,
  puzzles: readonly { readonly rating: number }[],
  isTried: (at: number) => boolean,
): number | undefined {
  let best: number | undefined;
  for (const [at, puzzle] of puzzles.entries()) {
    if (isTried(at)) continue;
    if (best === undefined || Math.abs(puzzle.rating - rating) < Math.abs(puzzles[best].rating - rating)) best = at;
  }
  return best;
}
