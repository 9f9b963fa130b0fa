import { NONE, type Seat } from '@longbox/kernel';
import { COST, DEFENSIVE, fitsTarget, KIND, OFFENSIVE, SUPPORT, TARGET, TYPE } from '../catalogue/book.ts';
import { PHASE } from '../state/phases.ts';
import { type Refusal, WHY } from '../state/reasons.ts';
import {
  type ArenaState,
  activeSeat,
  BANK,
  BANK_LENGTH,
  CHALLENGE,
  challengeOf,
  endSlot,
  firstSlot,
  isActiveSlot,
  isOccupied,
  otherSeat,
  printAt,
  type Slot,
  seatOf,
  TURN,
} from '../state/state.ts';
import { hasPair, isOpenToResponse, isTarget } from './challenges.ts';
import { isCalled } from './combat.ts';
import { hasActive, hasReserve } from './squads.ts';

/** P1's first turn has neither Mission nor challenge (MA-TRN-03, MA-TRN-04). */
export const isOpeningTurn = (s: ArenaState): boolean => s.turn[TURN.number] === 1;

export function readyPowerPoints(s: ArenaState, slot: Slot): number {
  const pile = s.piles[slot];
  let count = 0;
  for (let i = 0; i < pile.length; i++) if (s.engaged[pile[i]] === 0) count++;
  return count;
}

/** May the bank at this place of `banks` pay for the character in the slot? (MA-SA-PBK-02, MA-SA-PBK-03) */
export function canDrawFrom(s: ArenaState, bank: number, slot: Slot): boolean {
  const { banks } = s;
  if (banks[bank + BANK.seat] !== seatOf(slot)) return false;
  return fitsTarget(s.book, printAt(s, slot), banks[bank + BANK.targetKind], banks[bank + BANK.targetValue]);
}

/** Temporary Power Points for this slot in the banks from `from` on. */
export function temporaryPowerPoints(s: ArenaState, slot: Slot, from = 0): number {
  let count = 0;
  for (let bank = from; bank < s.banks.length; bank += BANK_LENGTH) {
    if (canDrawFrom(s, bank, slot)) count += s.banks[bank + BANK.left];
  }
  return count;
}

/** Is the ability of a type that this seat may use in this phase or window? (MA-SA-GEN-05 to MA-SA-GEN-07) */
function whyNotTimely(s: ArenaState, seat: Seat, kind: number): Refusal {
  if (seat !== activeSeat(s) && s.profile.preparation === 'phaseSix') {
    // Only what answers a challenge waits for one (MA-AMB-11).
    const isAnswer = kind === KIND.counterattack || kind === KIND.switch;
    if (!isAnswer && TYPE[kind] !== OFFENSIVE && s.turn[TURN.phase] !== PHASE.specialAbilities)
      return WHY.preparedInPhaseSix;
  }
  if (TYPE[kind] === SUPPORT) return undefined;
  if (seat === activeSeat(s)) return TYPE[kind] === DEFENSIVE ? WHY.defensiveInResponse : undefined;
  return TYPE[kind] === OFFENSIVE ? WHY.offensiveInPhaseSix : undefined;
}

/** May the character in this slot activate its ability now? `target` as in `whyNotAimed`. */
export function whyNotActivate(s: ArenaState, slot: Slot, target: number = NONE): Refusal {
  if (!s.profile.abilities) return WHY.noAbilities; // MA-SA-GEN-01
  if (!isOccupied(s, slot)) return WHY.slotEmpty;
  const kind = s.book.ability[printAt(s, slot)]; // MA-SA-GEN-13
  const untimely = whyNotTimely(s, seatOf(slot), kind);
  if (untimely !== undefined) return untimely;
  if (isCalled(s, slot)) return WHY.called; // MA-DC-04
  if (s.activated[slot] !== 0) return WHY.activatedAlready; // MA-SA-GEN-11
  if (COST[kind] > readyPowerPoints(s, slot) + temporaryPowerPoints(s, slot)) return WHY.tooFewPowerPoints;
  return whyUseless(s, slot, kind) ?? (target === NONE ? undefined : whyNotAimed(s, slot, kind, target));
}

/** Abilities that shape the own challenge (MA-SA-GEN-15, MA-SA-GEN-33). */
export const shapesChallenge = (kind: number): boolean => kind <= KIND.doubleHit;

/** MA-SA-GEN-32: an ability needs a legal use at this moment. */
function whyUseless(s: ArenaState, slot: Slot, kind: number): Refusal {
  if (shapesChallenge(kind)) return whyNoChallenge(s, slot, kind);
  const seat = seatOf(slot);
  switch (kind) {
    case KIND.counterattack:
      return isOpenlyChallenged(s, slot) ? undefined : WHY.notChallenged;
    case KIND.switch:
      if (isTarget(s, slot)) return WHY.switcherChallenged;
      return hasSwitchTarget(s, slot) ? undefined : WHY.nobodyToSwitchWith;
    case KIND.newMission:
      return s.hand[seat].length > 0 && s.missions[seat].length > 0 ? undefined : WHY.nothingToExchange;
    case KIND.powerBank:
      return hasBeneficiary(s, slot) ? undefined : WHY.nobodyToBankFor;
    case KIND.recycle:
      return s.discard[seat].length > 0 ? undefined : WHY.discardEmpty;
    default:
      return hasReceiver(s, slot) ? undefined : WHY.nobodyReceives;
  }
}

function whyNoChallenge(s: ArenaState, slot: Slot, kind: number): Refusal {
  if (!isActiveSlot(slot)) return WHY.onlyActive; // MA-SA-GEN-15
  if (isOpeningTurn(s)) return WHY.notInOpeningTurn; // MA-SA-GEN-33
  const other = otherSeat(seatOf(slot));
  if (kind === KIND.groupAttack) return hasPair(s, slot) ? undefined : WHY.noPartner;
  if (kind === KIND.trapAttack) return hasReserve(s, other) ? undefined : WHY.reserveEmpty;
  if (kind === KIND.attackMission) return s.missions[other].length > 0 ? undefined : WHY.missionZoneEmpty;
  return hasActive(s, other) ? undefined : WHY.activeEmpty; // MA-SA-BRU-07, MA-SA-DBL-06
}

/** MA-SA-BAT-05, MA-SA-BDF-06: without a printed target the character itself receives. */
function hasReceiver(s: ArenaState, slot: Slot): boolean {
  const print = printAt(s, slot);
  const kind = s.book.targetKind[print];
  if (kind === TARGET.none) return true;
  const seat = seatOf(slot);
  for (let to = firstSlot(seat); to < endSlot(seat); to++) {
    if (isOccupied(s, to) && fitsTarget(s.book, printAt(s, to), kind, s.book.targetValue[print])) return true;
  }
  return false;
}

/** MA-SA-PBK-03: without a printed target the banking character's affiliation. */
export const bankTargetKind = (s: ArenaState, print: number): number =>
  s.book.targetKind[print] === TARGET.none ? TARGET.affiliation : s.book.targetKind[print];
export const bankTargetValue = (s: ArenaState, print: number): number =>
  s.book.targetKind[print] === TARGET.none ? s.book.affiliation[print] : s.book.targetValue[print];

/** MA-SA-PBK-07. */
function hasBeneficiary(s: ArenaState, slot: Slot): boolean {
  const seat = seatOf(slot);
  const print = printAt(s, slot);
  const [kind, value] = [bankTargetKind(s, print), bankTargetValue(s, print)];
  for (let to = firstSlot(seat); to < endSlot(seat); to++) {
    if (to === slot || !isOccupied(s, to) || s.activated[to] !== 0 || isCalled(s, to)) continue;
    const other = printAt(s, to);
    if (whyNotTimely(s, seat, s.book.ability[other]) !== undefined) continue;
    if (fitsTarget(s.book, other, kind, value)) return true;
  }
  return false;
}

function hasSwitchTarget(s: ArenaState, slot: Slot): boolean {
  const seat = seatOf(slot);
  for (let to = firstSlot(seat); to < endSlot(seat); to++) if (isOpenlyChallenged(s, to)) return true;
  return false;
}

/** Is the own character in this slot challenged, in a challenge that is open to responses? Missions have no slot. */
function isOpenlyChallenged(s: ArenaState, slot: Slot): boolean {
  for (let c = 0; c < s.turn[TURN.challenges]; c++) {
    if (challengeOf(s, c, CHALLENGE.target) === slot && isOpenToResponse(s, c)) return isOccupied(s, slot);
  }
  return false;
}

/** Abilities that are aimed: Switch at a challenged own slot, Counterattack at a challenge. */
export const isAimed = (kind: number): boolean => kind === KIND.switch || kind === KIND.counterattack;

function whyNotAimed(s: ArenaState, slot: Slot, kind: number, target: number): Refusal {
  if (kind === KIND.switch) {
    return seatOf(target) === seatOf(slot) && isOpenlyChallenged(s, target) ? undefined : WHY.nobodyToSwitchWith;
  }
  if (kind !== KIND.counterattack) return undefined;
  const isMet = challengeOf(s, target, CHALLENGE.target) === slot && isOpenToResponse(s, target);
  return isMet ? undefined : WHY.notChallenged;
}

/** The least and most of what must still be paid that the bank at this place can and must give. */
export const leastFromBank = (s: ArenaState, slot: Slot, bank: number, need: number): number =>
  Math.max(0, need - readyPowerPoints(s, slot) - temporaryPowerPoints(s, slot, bank + BANK_LENGTH));
export const mostFromBank = (s: ArenaState, slot: Slot, bank: number, need: number): number =>
  canDrawFrom(s, bank, slot) ? Math.min(need, s.banks[bank + BANK.left]) : 0;
