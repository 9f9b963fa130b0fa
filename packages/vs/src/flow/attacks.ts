import { NONE, offer, packChoice, type Seat } from '@longbox/kernel';
import { KW } from '../catalogue/face.ts';
import { CHOICE } from '../choices.ts';
import { isFaceUp } from '../queries/relation.ts';
import { hasKeyword } from '../queries/traits.ts';
import { WHY } from '../reasons.ts';
import { isAnyAbout } from '../rules/affecting.ts';
import { whyNotAttacker, whyNotTarget, whyOutOfReach } from '../rules/attack.ts';
import { isAnyFaceUp } from '../rules/combat-facts.ts';
import { type ForcedAttack, forcedAttack, leavesRoom } from '../rules/forced.ts';
import { IS } from '../rules/row-kinds.ts';
import { type VsState, ZONE, zoneList } from '../state.ts';

const NOBODY: readonly number[] = [];
/** What could forbid an attack, or allow one that is not allowed. */
const EXCEPTIONS = (1 << IS.cant) | (1 << IS.can);

/** Every character that can attack with everybody it can attack on its own. */
export function listAttacks(s: VsState, seat: Seat): void {
  const forced = forcedAttack(s, seat);
  const plain = forced === undefined && !isAnyAbout(s, EXCEPTIONS);
  listAttacksFrom(s, seat, zoneList(s, ZONE.front, s.sideOf[seat]), forced, plain);
  listAttacksFrom(s, seat, zoneList(s, ZONE.back, s.sideOf[seat]), forced, plain);
}

function listAttacksFrom(
  s: VsState,
  seat: Seat,
  row: readonly number[],
  forced: ForcedAttack | undefined,
  plain: boolean,
): void {
  for (let i = 0; i < row.length; i++) {
    const attacker = row[i];
    if (whyNotAttacker(s, seat, attacker) !== WHY.fine) continue;
    if (forced !== undefined && !leavesRoom(s, seat, forced, NOBODY, attacker)) continue;
    for (let side = 0; side < s.seats; side++) {
      if (s.out[side] !== 0 || s.team[side] === s.team[s.controller[attacker]]) continue;
      if (plain) listPlainTargets(s, attacker, side);
      else listTargets(s, attacker, side, forced === undefined ? NONE : forced.target);
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

/** The common case, in which nothing makes exceptions: rows and keywords decide. Must agree with `whyNotTarget`. */
function listPlainTargets(s: VsState, attacker: number, side: Seat): void {
  const ranged = s.zone[attacker] === ZONE.back;
  const front = zoneList(s, ZONE.front, side);
  listPlainTargetsIn(s, attacker, front, ranged);
  const back = zoneList(s, ZONE.back, side);
  if (back.length === 0) return;
  if (!isAnyFaceUp(s, front) || whyOutOfReach(s, attacker, side, ranged) === WHY.fine)
    listPlainTargetsIn(s, attacker, back, ranged);
}

function listPlainTargetsIn(s: VsState, attacker: number, row: readonly number[], ranged: boolean): void {
  for (let i = 0; i < row.length; i++) {
    const target = row[i];
    if (isFaceUp(s, target) && !(ranged && hasKeyword(s, target, KW.dodge)))
      offer(s, packChoice(CHOICE.attack, attacker, target));
  }
}
