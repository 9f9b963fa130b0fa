import { type Choice, type Game, listChoices } from '@longbox/kernel';
import { createSolver, MOST_LINES, type SolveLimits, type Solver } from './solver.ts';

export type { SolveLimits } from './solver.ts';

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

const LIMITS: SolveLimits = { positions: 500_000 };

/** What `createSolver` finds for the seat that must decide. */
export function solve<S>(game: Game<S, unknown, unknown>, from: S, limits: SolveLimits = LIMITS): Solution {
  const solver = createSolver(game, from, limits);
  if (solver.seat === undefined) return { isWon: false, first: [], lines: 0, positions: 0 };
  const counts = listChoices(game, from).map((choice) => ({ choice, lines: solver.after(from, choice) }));
  const lines = counts.reduce((sum, count) => Math.min(MOST_LINES, sum + count.lines), 0);
  return {
    isWon: lines > 0,
    first: counts.filter((count) => count.lines > 0).map(({ choice }) => choice),
    lines,
    positions: solver.positions(),
  };
}

/**
 * The choices of all seats from `from` to the end of a turn that `solver` has won there: its seat takes the first way that wins,
 * the others the answer that leaves it the fewest. Empty where nothing wins.
 */
export function winningLine<S>(game: Game<S, unknown, unknown>, from: S, solver: Solver<S>): readonly Choice[] {
  const line: Choice[] = [];
  const state = game.clone(from);
  if (solver.lines(state) === 0) return line;
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    const counts = listChoices(game, state).map((choice) => ({ choice, lines: solver.after(state, choice) }));
    const good = open.seat === solver.seat ? counts.filter(({ lines }) => lines > 0) : counts;
    const next = open.seat === solver.seat ? good[0] : good.toSorted((a, b) => a.lines - b.lines)[0];
    if (next === undefined) break;
    line.push(next.choice);
    game.apply(state, next.choice);
  }
  return line;
}
