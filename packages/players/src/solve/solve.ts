import { type Choice, type Game, listChoices, type Seat } from '@longbox/kernel';

/** How a position is won before the turn ends, whatever all others answer. */
export interface Solution {
  readonly isWon: boolean;
  /** First answers that keep the win. */
  readonly first: readonly Choice[];
  /** Ways for the player to choose to the end that win, against the defence that leaves the fewest. */
  readonly lines: number;
  /** How many positions were looked at. */
  readonly positions: number;
}

export interface SolveLimits {
  /** Positions to look at before the search is given up with an error. */
  readonly positions: number;
}

const LIMITS: SolveLimits = { positions: 500_000 };

/**
 * Looks through every choice of the seat that must decide, and every answer of the others, to the end of the turn. All
 * cards are taken as they lie, hidden ones too, and luck as it comes: it proves positions, it is no player.
 */
export function solve<S>(game: Game<S, unknown, unknown>, from: S, limits: SolveLimits = LIMITS): Solution {
  const seat = game.decision(from)?.seat;
  const turn = game.insight?.turn;
  if (turn === undefined) throw new Error(`${game.name} does not say when a turn ends`);
  if (seat === undefined) return { isWon: false, first: [], lines: 0, positions: 0 };
  const now = turn(from);
  const known = new Map<string, number>();

  function countLines(state: S): number {
    const open = game.decision(state);
    if (open === undefined) return hasWon(game, state, seat) ? 1 : 0;
    if (turn?.(state) !== now) return 0;
    const key = game.fingerprint(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= limits.positions) throw new Error(`not solved within ${limits.positions} positions`);
    // A position that leads back to itself wins nothing by that.
    known.set(key, 0);
    const lines = open.seat === seat ? countOwn(state) : countAnswers(state);
    known.set(key, lines);
    return lines;
  }

  const after = (state: S, choice: Choice): number => {
    const next = game.clone(state);
    game.apply(next, choice);
    return countLines(next);
  };
  const countOwn = (state: S): number =>
    listChoices(game, state).reduce((sum, choice) => Math.min(MOST, sum + after(state, choice)), 0);
  function countAnswers(state: S): number {
    let fewest = MOST;
    for (const choice of listChoices(game, state)) {
      fewest = Math.min(fewest, after(state, choice));
      if (fewest === 0) break;
    }
    return fewest;
  }

  const counts = listChoices(game, from).map((choice) => ({ choice, lines: after(from, choice) }));
  const lines = counts.reduce((sum, count) => Math.min(MOST, sum + count.lines), 0);
  return {
    isWon: lines > 0,
    first: counts.filter((count) => count.lines > 0).map(({ choice }) => choice),
    lines,
    positions: known.size,
  };
}

/** Far more lines than anybody counts; sums stay exact below it. */
const MOST = 1e15;

const hasWon = <S>(game: Game<S, unknown, unknown>, state: S, seat: Seat | undefined): boolean => {
  const places = game.result(state)?.places;
  return places !== undefined && seat !== undefined && places[seat] === 1 && places.some((place) => place !== 1);
};
