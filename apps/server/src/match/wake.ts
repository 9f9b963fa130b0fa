import { NEVER } from '../store/sql.ts';
import type { Fold } from './fold.ts';

/** How long a node that should let the computer move is given before another one does. */
const COMPUTER_WAKE = 15_000;

export function isComputersTurn({ game, state, computers }: Fold): boolean {
  const seat = game.decision(state)?.seat;
  return seat !== undefined && computers[seat];
}

/** In how long somebody must look at the match; a guess, since the row's moment is not known yet. Whoever looks sees. */
export function wakeAfter(fold: Fold): number | undefined {
  const { clock, computers, game, state } = fold;
  if (clock.rule.kind === 'none') {
    if (!computers.includes(true)) return undefined;
    return isComputersTurn(fold) ? COMPUTER_WAKE : NEVER;
  }
  const seat = game.decision(state)?.seat;
  if (seat === undefined || clock.paused) return NEVER;
  if (computers[seat]) return COMPUTER_WAKE;
  return clock.rule.kind === 'bank' ? clock.banks[seat] : clock.rule.seconds * 1000;
}
