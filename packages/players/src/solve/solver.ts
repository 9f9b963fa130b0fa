import { type Choice, type Game, listChoices, type Seat } from '@longbox/kernel';

export interface SolveLimits {
  /** Positions to look at before the search is given up with an error. */
  readonly positions: number;
}

/** Looks through one turn, and remembers what it has seen of it. */
export interface Solver<S> {
  /** Ways of the solving seat to choose to the end that win, against the defence that leaves the fewest. */
  lines(state: S): number;
  /** The same after a choice, which is not made. */
  after(state: S, choice: Choice): number;
  readonly seat: Seat | undefined;
  /** How many positions were looked at. */
  positions(): number;
}

/** Far more lines than anybody counts; sums stay exact below it. */
export const MOST_LINES = 1e15;

/**
 * Looks through every choice of the seat that must decide in `from`, and every answer of the others, to the end of the turn.
 * All cards are taken as they lie, hidden ones too, and luck as it comes: it proves positions, it is no player.
 */
export function createSolver<S>(game: Game<S, unknown, unknown>, from: S, limits: SolveLimits): Solver<S> {
  const seat = game.decision(from)?.seat;
  const turn = game.insight?.turn;
  if (turn === undefined) throw new Error(`${game.name} does not say when a turn ends`);
  const now = turn(from);
  const known = new Map<string, number>();

  function lines(state: S): number {
    const open = game.decision(state);
    if (open === undefined) return hasWon(game, state, seat) ? 1 : 0;
    if (turn?.(state) !== now) return 0;
    const key = game.fingerprint(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= limits.positions) throw new Error(`not solved within ${limits.positions} positions`);
    // A position that leads back to itself wins nothing by that.
    known.set(key, 0);
    const found = open.seat === seat ? countOwn(state) : countAnswers(state);
    known.set(key, found);
    return found;
  }

  const after = (state: S, choice: Choice): number => {
    const next = game.clone(state);
    game.apply(next, choice);
    return lines(next);
  };
  const countOwn = (state: S): number =>
    listChoices(game, state).reduce((sum, choice) => Math.min(MOST_LINES, sum + after(state, choice)), 0);
  function countAnswers(state: S): number {
    let fewest = MOST_LINES;
    for (const choice of listChoices(game, state)) {
      fewest = Math.min(fewest, after(state, choice));
      if (fewest === 0) break;
    }
    return fewest;
  }
  return { lines, after, seat, positions: () => known.size };
}

const hasWon = <S>(game: Game<S, unknown, unknown>, state: S, seat: Seat | undefined): boolean => {
  const places = game.result(state)?.places;
  return places !== undefined && seat !== undefined && places[seat] === 1 && places.some((place) => place !== 1);
};
