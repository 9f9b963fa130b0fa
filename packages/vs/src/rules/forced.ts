import { NONE, type Seat } from '@longbox/kernel';
import { rulesInForce } from '../queries/allowed.ts';
import { isSameSide } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
import { deref, V, type VsState } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { canAttackTarget, whyNotJoin } from './attack.ts';

export interface ForcedAttack {
  readonly attacker: number;
  readonly target: number;
}

/**
 * VS-ATK-33: the player's first attack must include this character and be aimed at that one; void if such an attack is
 * impossible, and no duty to attack at all.
 */
export function forcedAttack(s: VsState, seat: Seat): ForcedAttack | undefined {
  if (s.attacksMade[s.sideOf[seat]] > 0 || s.v[V.combat] !== 0) return undefined;
  for (const { source, row } of rulesInForce(s, 'firstAttackMust')) {
    if (row === NONE || !isForSide(s, row, seat)) continue;
    const attacker = deref(s, s.modifiers[row + AT.b] - 1);
    if (canAttackTarget(s, seat, attacker, source)) return { attacker, target: source };
  }
  return undefined;
}

/** VS-MODE-23: who share a side make their attacks together, so that what binds one of them binds both. */
function isForSide(s: VsState, row: number, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) {
    if (isSameSide(s, other, seat) && (s.modifiers[row + AT.a] & (1 << other)) !== 0) return true;
  }
  return false;
}

/** Whether, once `card` is added to `team`, the character that must take part is among them or can still join. */
export function leavesRoom(
  s: VsState,
  seat: Seat,
  forced: ForcedAttack,
  team: readonly number[],
  card: number,
): boolean {
  if (card === forced.attacker || team.includes(forced.attacker)) return true;
  // Attackers join in ascending order.
  if (card > forced.attacker) return false;
  return whyNotJoin(s, seat, [...team, card], forced.attacker, forced.target, card) === WHY.fine;
}
