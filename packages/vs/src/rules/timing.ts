import type { Seat } from '@longbox/kernel';
import { timingBit } from '../catalogue/timing-bits.ts';
import type { Timing } from '../language/index.ts';
import { MARK } from '../state/marks.ts';
import { isSameSide } from '../state/relation.ts';
import { BUILD_STEP, PHASE, ROLE, V, type VsState } from '../state/state.ts';

/** Value of `V.step` in the window at the very start of the Main Phase (VS-MAIN-02). */
export const MAIN_START = BUILD_STEP.formation + 1;

const both = (timing: Timing): number => timingBit(timing, false) | timingBit(timing, true);

/** What only a character in the combat can use. */
export const COMBATANTS_ONLY = both('combat');
const IN_COMBAT = both('combat') | both('anyCombat');
const IN_ANY_COMBAT = timingBit('combat', true) | timingBit('anyCombat', true);
const MAIN = both('main');
const MAIN_STARTS = MAIN | both('mainStart');
const BUILD = both('build');
const DRAW = both('draw');
const RECOVERY = both('recovery');

/** VS-MEC-ATTACK-12: whoever has turned a combat round plays Combat plot twists in it as in a turn of their own. */
export function playsAsInOwnTurn(s: VsState, seat: Seat): boolean {
  if (s.v[V.combat] === 0) return false;
  for (const card of s.board)
    if ((s.part[card] & MARK.turnsCombat) !== 0 && s.role[card] === ROLE.attacker)
      return isSameSide(s, s.controller[card], seat);
  return false;
}

/** The timings for which the moment is right for plot twists. */
export const openForTwists = (s: VsState, seat: Seat, open: number): number =>
  playsAsInOwnTurn(s, seat) ? open | IN_COMBAT : open;

/**
 * The timings for which the moment is right, as bits, so that lists pass by all that cannot be used now. Must agree with
 * `whyNotNow`, which knows the reasons.
 */
export function openTimings(s: VsState, seat: Seat): number {
  const inCombat = s.v[V.combat] !== 0;
  if (!isSameSide(s, s.v[V.active], seat)) return inCombat ? IN_ANY_COMBAT : 0;
  const open = inCombat ? IN_COMBAT : 0;
  switch (s.v[V.phase]) {
    case PHASE.main:
      return inCombat ? open : s.v[V.step] === MAIN_START ? MAIN_STARTS : MAIN;
    case PHASE.build:
      return open | BUILD;
    case PHASE.draw:
      return open | DRAW;
    case PHASE.recovery:
      return open | RECOVERY;
    default:
      return open;
  }
}
