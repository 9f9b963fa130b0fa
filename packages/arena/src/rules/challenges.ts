import { NONE } from '@longbox/kernel';
import { EVIL, GOOD, KIND } from '../catalogue/book.ts';
import { type Refusal, WHY } from '../state/reasons.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  endSlot,
  firstReserve,
  firstSlot,
  isActiveSlot,
  isOccupied,
  MISSION,
  otherSeat,
  printAt,
  type Slot,
  seatOf,
  TURN,
} from '../state/state.ts';
import { hasActivated, isCalled } from './combat.ts';

/** The declared challenge this slot leads, or NONE. */
function ledBy(s: ArenaState, slot: Slot): number {
  for (let c = 0; c < s.turn[TURN.challenges]; c++) if (challengeOf(s, c, CHALLENGE.leader) === slot) return c;
  return NONE;
}

function isPartner(s: ArenaState, slot: Slot): boolean {
  for (let c = 0; c < s.turn[TURN.challenges]; c++) if (challengeOf(s, c, CHALLENGE.partner) === slot) return true;
  return false;
}

/** May the character in this slot launch a challenge? */
export function whyNotLaunch(s: ArenaState, slot: Slot): Refusal {
  if (seatOf(slot) !== activeSeat(s)) return WHY.notYours;
  if (!isActiveSlot(slot)) return WHY.reserveLaunches; // MA-CH-02
  if (!isOccupied(s, slot)) return WHY.slotEmpty;
  if (isCalled(s, slot)) return WHY.calledChallenger; // MA-CH-09
  if (ledBy(s, slot) !== NONE) return WHY.launchedAlready; // MA-CH-05
  return isPartner(s, slot) ? WHY.partnerLaunches : undefined; // MA-SA-GRP-07
}

/** Could these two fight in one group? (MA-SA-GRP-02 to MA-SA-GRP-04) */
export function whyNotPair(s: ArenaState, leader: Slot, partner: Slot): Refusal {
  if (partner === leader || seatOf(partner) !== seatOf(leader)) return WHY.notYours;
  if (!isActiveSlot(partner)) return WHY.partnerOfReserve;
  if (!isOccupied(s, partner)) return WHY.slotEmpty;
  const { affiliation, alignment } = s.book;
  const [one, two] = [printAt(s, leader), printAt(s, partner)];
  if (affiliation[one] !== affiliation[two]) return WHY.otherAffiliation;
  if (areGoodAndEvil(alignment[one], alignment[two])) return WHY.goodAndEvil; // MA-ALN-03
  return isCalled(s, partner) ? WHY.calledPartner : undefined;
}

const areGoodAndEvil = (one: number, two: number): boolean =>
  (one === GOOD && two === EVIL) || (one === EVIL && two === GOOD);

/** May this partner join the challenge the leader is about to declare? */
export function whyNotJoin(s: ArenaState, leader: Slot, partner: Slot): Refusal {
  if (!hasActivated(s, leader, KIND.groupAttack)) return WHY.noGroupAttack; // MA-CH-04
  const unpaired = whyNotPair(s, leader, partner);
  if (unpaired !== undefined) return unpaired;
  if (ledBy(s, partner) !== NONE) return WHY.launchedAlready;
  return isPartner(s, partner) ? WHY.partnerLaunches : undefined;
}

/** Is this slot, or the Mission Zone, the target of a challenge that is not resolved yet? */
export function isTarget(s: ArenaState, target: Slot): boolean {
  for (let c = 0; c < s.turn[TURN.challenges]; c++) {
    if (challengeOf(s, c, CHALLENGE.target) === target && challengeOf(s, c, CHALLENGE.resolved) === 0) return true;
  }
  return false;
}

/** May this challenge have this target? `partner` is NONE for a challenge alone. */
export function whyNotTarget(s: ArenaState, leader: Slot, partner: Slot, target: Slot): Refusal {
  if (target === MISSION) return whyNotMission(s, leader, partner);
  if (seatOf(target) === seatOf(leader)) return WHY.ownCharacter;
  if (!isActiveSlot(target) && !groupHas(s, leader, partner, KIND.trapAttack)) return WHY.reserveNeedsTrap; // MA-CH-03
  if (!isOccupied(s, target)) return WHY.nobodyThere; // MA-CH-13
  return !s.profile.sharedTargets && isTarget(s, target) ? WHY.targetTaken : undefined; // MA-CH-06
}

function whyNotMission(s: ArenaState, leader: Slot, partner: Slot): Refusal {
  if (!groupHas(s, leader, partner, KIND.attackMission)) return WHY.missionNeedsAttack;
  if (s.missions[otherSeat(seatOf(leader))].length === 0) return WHY.missionZoneEmpty;
  return isTarget(s, MISSION) ? WHY.missionTaken : undefined; // MA-SA-AMI-14
}

const groupHas = (s: ArenaState, leader: Slot, partner: Slot, kind: number): boolean =>
  hasActivated(s, leader, kind) || (partner !== NONE && hasActivated(s, partner, kind));

/** Has this challenge, alone or with the partner, any target at all? */
export function hasTarget(s: ArenaState, leader: Slot, partner: Slot): boolean {
  const other = otherSeat(seatOf(leader));
  for (let slot = firstSlot(other); slot < endSlot(other); slot++) {
    if (whyNotTarget(s, leader, partner, slot) === undefined) return true;
  }
  return whyNotTarget(s, leader, partner, MISSION) === undefined;
}

/** Could a Group Attack of this leader lead anywhere now? (MA-SA-GRP-14, MA-SA-GEN-32) */
export function hasPair(s: ArenaState, leader: Slot): boolean {
  const seat = seatOf(leader);
  for (let slot = firstSlot(seat); slot < firstReserve(seat); slot++) {
    if (whyNotPair(s, leader, slot) === undefined && hasTarget(s, leader, slot)) return true;
  }
  return false;
}

export function countUnresolved(s: ArenaState): number {
  let count = 0;
  for (let c = 0; c < s.turn[TURN.challenges]; c++) if (challengeOf(s, c, CHALLENGE.resolved) === 0) count++;
  return count;
}

/** May the defending player still respond to this challenge? (MA-AMB-11) */
export const isOpenToResponse = (s: ArenaState, c: number): boolean =>
  challengeOf(s, c, CHALLENGE.resolved) === 0 && (s.turn[TURN.current] === NONE || s.turn[TURN.current] === c);
