import { NONE, type Seat } from '@longbox/kernel';
import { KW } from '../catalogue/face.ts';
import type { Player } from '../language/index.ts';
import { rulesInForce } from '../queries/allowed.ts';
import { canAllAttack, canAttackTarget, whyNotAttacker, whyNotJoin, whyNotTarget } from '../queries/attack.ts';
import { hasKeyword, mayAnyHave } from '../queries/traits.ts';
import { isSameSide } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
import { deref, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { isFor } from './cost.ts';

/** What a player's first attack must look like. */
export interface ForcedAttack {
  /** At least one of these must attack, and all of them that can join must. */
  readonly attackers: readonly number[];
  /** Whom they attack; NONE if that is left to the player. */
  readonly target: number;
  /** One of these is attacked, if those who attack could (VS-MEC-FORCED-02). */
  readonly lures: readonly number[];
}

/**
 * VS-ATK-33: the player's first attack must include this character and be aimed at that one; void if such an attack is
 * impossible, and no duty to attack at all. VS-KW-ANGRY: it must include the Angry ones that are able.
 */
export function forcedAttack(s: VsState, seat: Seat): ForcedAttack | undefined {
  if (s.attacksMade[s.sideOf[seat]] > 0 || s.v[V.combat] !== 0) return undefined;
  let lures = NOBODY;
  for (const { rule, source, you, row } of rulesInForce(s, 'firstAttackMust')) {
    if (!isForSide(s, rule.who, seat, source, you, row)) continue;
    if (rule.with === undefined || row === NONE) {
      lures = [...lures, source];
      continue;
    }
    const attacker = deref(s, s.modifiers[row + AT.b] - 1);
    if (canAttackTarget(s, seat, attacker, source)) return { attackers: [attacker], target: source, lures: NOBODY };
  }
  const angry = angryOf(s, seat);
  return angry.length === 0 && lures.length === 0 ? undefined : { attackers: angry, target: NONE, lures };
}

const NOBODY: readonly number[] = [];

/** VS-KW-ANGRY-2: those that could attack somebody now. */
function angryOf(s: VsState, seat: Seat): readonly number[] {
  let angry = NOBODY;
  if (!mayAnyHave(s, KW.angry)) return angry;
  for (const zone of [ZONE.front, ZONE.back]) {
    for (const card of zoneList(s, zone, s.sideOf[seat])) {
      if (!hasKeyword(s, card, KW.angry) || whyNotAttacker(s, seat, card) !== WHY.fine) continue;
      if (s.board.some((target) => whyNotTarget(s, card, target) === WHY.fine)) angry = [...angry, card];
    }
  }
  return angry;
}

/** VS-MODE-23: who share a side make their attacks together, so that what binds one of them binds both. */
function isForSide(s: VsState, who: Player, seat: Seat, source: number, you: Seat, row: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (isSameSide(s, other, seat) && isFor(s, who, other, source, you, row)) return true;
  return false;
}

/** VS-MEC-FORCED-02: those of the lures that all of these could attack. */
const drawnTo = (s: VsState, { lures }: ForcedAttack, team: readonly number[]): readonly number[] =>
  lures.filter((lure) => canAllAttack(s, team, lure));

/** Whether this team may aim elsewhere, or somebody who cannot attack a lure can still join. */
function escapesLures(s: VsState, seat: Seat, forced: ForcedAttack, team: readonly number[], target: number): boolean {
  if (forced.lures.length === 0 || forced.lures.includes(target) || drawnTo(s, forced, team).length === 0) return true;
  const last = team[team.length - 1];
  return zoneList(s, s.zone[last], s.sideOf[seat]).some(
    (other) =>
      other > last &&
      couldJoin(s, seat, team, other, target, other) &&
      drawnTo(s, forced, [...team, other]).length === 0,
  );
}

/** Whether, once `card` is added to `team`, those that must take part are among them or can still join. */
export function leavesRoom(
  s: VsState,
  seat: Seat,
  forced: ForcedAttack,
  team: readonly number[],
  card: number,
  target: number,
): boolean {
  if (forced.target !== NONE && forced.target !== target) return false;
  const all = [...team, card];
  if (!escapesLures(s, seat, forced, all, target)) return false;
  if (forced.attackers.length === 0) return true;
  let owed = false;
  for (const other of forced.attackers) {
    if (all.includes(other) || !couldJoin(s, seat, all, other, target, card)) continue;
    // Attackers join in ascending order.
    if (other < card) return false;
    owed = true;
  }
  return owed || all.some((one) => forced.attackers.includes(one));
}

/** Whether a team contains all that must take part. */
export function isComplete(
  s: VsState,
  seat: Seat,
  forced: ForcedAttack,
  team: readonly number[],
  target: number,
): boolean {
  if (!forced.lures.includes(target) && drawnTo(s, forced, team).length > 0) return false;
  if (forced.attackers.length === 0) return true;
  if (!team.some((one) => forced.attackers.includes(one))) return false;
  const last = team[team.length - 1];
  return forced.attackers.every((other) => team.includes(other) || !couldJoin(s, seat, team, other, target, last));
}

const couldJoin = (
  s: VsState,
  seat: Seat,
  team: readonly number[],
  card: number,
  target: number,
  after: number,
): boolean => whyNotJoin(s, seat, team, card, target, after) === WHY.fine;
