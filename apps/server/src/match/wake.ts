import { listChoices } from '@longbox/kernel';
import { NEVER } from '../store/sql.ts';
import { type Fold, kindCode, type NewRow } from './fold.ts';

/** How long a node that should let the computer move is given before another one does. */
const COMPUTER_WAKE = 15_000;

export function isComputersTurn({ game, state, computers }: Fold): boolean {
  const seat = game.decision(state)?.seat;
  return seat !== undefined && computers[seat];
}

/** Nobody who began it is still in the game: the computer plays alone. */
export const hasNoPeople = ({ computers, conceded }: Fold): boolean =>
  computers.every((isComputer, seat) => isComputer || conceded[seat]);

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

/** What becomes of a decision whose time is up. */
export function expiryRow(fold: Fold): NewRow {
  const { rule, seat } = fold.clock;
  const isTakeover = rule.kind !== 'none' && rule.expiry === 'computer';
  const kind = kindCode(isTakeover ? 'takeover' : 'timeout');
  // The first option is the safest: in a window it is to pass. The kernel does the same for players who have left.
  const value = isTakeover ? 0 : listChoices(fold.game, fold.state)[0];
  return { seq: fold.rows + 1, kind, seat, n: undefined, value };
}
