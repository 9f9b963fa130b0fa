import { type Game, listChoices, type Seat } from '@longbox/kernel';
import type { Tactic } from './tactic.ts';

/** Positions looked at before a proof is given up. */
const POSITIONS = 2_000_000;

/**
 * Whether the seat to decide can win before the turn ends, whatever all others answer: every option of its own is tried, and
 * every answer of theirs. Luck is taken as it comes, so positions to prove should need none.
 */
export function proveWin(tactic: Tactic): boolean {
  return tactic.open().stage.hand(prove);
}

function prove<S>(game: Game<S, unknown, unknown>, from: S): boolean {
  const seat = game.decision(from)?.seat;
  const turn = game.insight?.turn;
  if (seat === undefined || turn === undefined) return false;
  const now = turn(from);
  const known = new Map<string, boolean>();
  const isWon = (state: S): boolean => game.result(state)?.places[seat as Seat] === 1;
  const canWin = (state: S): boolean => {
    const open = game.decision(state);
    if (open === undefined || turn(state) !== now) return isWon(state);
    const key = game.fingerprint(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > POSITIONS) throw new Error('too many positions to prove anything');
    // A position that leads back to itself is not a win.
    known.set(key, false);
    const after = (choice: number): boolean => {
      const next = game.clone(state);
      game.apply(next, choice);
      return canWin(next);
    };
    const choices = listChoices(game, state);
    const answer = open.seat === seat ? choices.some(after) : choices.every(after);
    known.set(key, answer);
    return answer;
  };
  return canWin(game.clone(from));
}
