import type { Game } from '@longbox/kernel';
import { createSolver, type Solver, winningLine } from '@longbox/players';
import type { Position, SolvedPuzzle } from './game-api.ts';
import { beginOf, prepare } from './open-table.ts';

/** Mined puzzles need far fewer; those by hand up to this many. */
const POSITIONS = 120_000;

let kept: { readonly key: string; readonly look: (choices: readonly number[]) => SolvedPuzzle } | undefined;

/** Whether the puzzle on the table can still be won this turn, and how. */
export async function solvePuzzle({ plan, choices }: Position): Promise<SolvedPuzzle> {
  await prepare(plan);
  const key = plan.scene ?? '';
  if (kept?.key !== key) kept = { key, look: beginOf(plan, (game, begin) => lookerOf(game, begin)) };
  return kept.look(choices);
}

function lookerOf<S>(game: Game<S, unknown, unknown>, begin: () => S): (choices: readonly number[]) => SolvedPuzzle {
  // Made for the first position and kept: later ones have been looked through already.
  let solver: Solver<S> | undefined;
  return (choices) => {
    const state = begin();
    solver ??= createSolver(game, game.clone(state), { positions: POSITIONS });
    for (const choice of choices) game.apply(state, choice);
    const line = winningLine(game, state, solver);
    const [first] = line;
    if (first === undefined || game.decision(state)?.seat !== solver.seat)
      return { isWon: line.length > 0, next: undefined };
    return { isWon: true, next: { choice: first, ...game.option(state, first) } };
  };
}
