import { NONE, offer, packChoice, type Seat } from '@longbox/kernel';
import { whyNotAttacker, whyNotTarget } from '../rules/attack.ts';
import { type ForcedAttack, forcedAttack, leavesRoom } from '../rules/forced.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { WHY } from '../words/reasons.ts';

const NOBODY: readonly number[] = [];
/** Every character that can attack with everybody it can attack on its own. */
export function listAttacks(s: VsState, seat: Seat): void {
  const forced = forcedAttack(s, seat);
  listAttacksFrom(s, seat, zoneList(s, ZONE.front, s.sideOf[seat]), forced);
  listAttacksFrom(s, seat, zoneList(s, ZONE.back, s.sideOf[seat]), forced);
}

function listAttacksFrom(s: VsState, seat: Seat, row: readonly number[], forced: ForcedAttack | undefined): void {
  for (let i = 0; i < row.length; i++) {
    const attacker = row[i];
    if (whyNotAttacker(s, seat, attacker) !== WHY.fine) continue;
    if (forced !== undefined && !leavesRoom(s, seat, forced, NOBODY, attacker)) continue;
    for (let side = 0; side < s.seats; side++) {
      if (s.out[side] !== 0 || s.team[side] === s.team[s.controller[attacker]]) continue;
      listTargets(s, attacker, side, forced === undefined ? NONE : forced.target);
    }
  }
}

function listTargets(s: VsState, attacker: number, side: Seat, only: number): void {
  listTargetsIn(s, attacker, zoneList(s, ZONE.front, side), only);
  listTargetsIn(s, attacker, zoneList(s, ZONE.back, side), only);
  const player = s.playerCard[side];
  if (only === NONE && whyNotTarget(s, attacker, player) === WHY.fine)
    offer(s, packChoice(CHOICE.attack, attacker, player));
}

function listTargetsIn(s: VsState, attacker: number, row: readonly number[], only: number): void {
  for (let i = 0; i < row.length; i++) {
    if (only !== NONE && row[i] !== only) continue;
    if (whyNotTarget(s, attacker, row[i]) === WHY.fine) offer(s, packChoice(CHOICE.attack, attacker, row[i]));
  }
}
