import { offer, packChoice, type Seat } from '@longbox/kernel';
import { KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { isPermitted } from '../queries/allowed.ts';
import { whyNotAttacker, whyNotTarget } from '../queries/attack.ts';
import { hasKeyword } from '../queries/traits.ts';
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
    for (let side = 0; side < s.seats; side++) {
      if (s.out[side] !== 0 || s.team[side] === s.team[s.controller[attacker]]) continue;
      listTargetsIn(s, seat, attacker, zoneList(s, ZONE.front, side), forced);
      listTargetsIn(s, seat, attacker, zoneList(s, ZONE.back, side), forced);
      listTarget(s, seat, attacker, s.playerCard[side], forced);
      if (isPermitted(s, CAN.attackLocations, attacker)) listLocations(s, seat, attacker, side, forced);
    }
  }
}

/** VS-MEC-ATTACK-09 */
function listLocations(s: VsState, seat: Seat, attacker: number, side: Seat, forced: ForcedAttack | undefined): void {
  for (const location of zoneList(s, ZONE.resources, side)) listTarget(s, seat, attacker, location, forced);
}

function listTargetsIn(
  s: VsState,
  seat: Seat,
  attacker: number,
  row: readonly number[],
  forced: ForcedAttack | undefined,
): void {
  // VS-MEC-ATTACK-01: a row is attacked by way of any one in it.
  const isWhole = hasKeyword(s, attacker, KW.massive);
  for (let i = 0; i < row.length; i++) if (listTarget(s, seat, attacker, row[i], forced) && isWhole) return;
}

function listTarget(
  s: VsState,
  seat: Seat,
  attacker: number,
  target: number,
  forced: ForcedAttack | undefined,
): boolean {
  if (whyNotTarget(s, attacker, target) !== WHY.fine) return false;
  if (forced !== undefined && !leavesRoom(s, seat, forced, NOBODY, attacker, target)) return false;
  offer(s, packChoice(CHOICE.attack, attacker, target));
  return true;
}
