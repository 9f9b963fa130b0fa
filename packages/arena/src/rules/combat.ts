import { NONE } from '@longbox/kernel';
import { fitsTarget, KIND } from '../catalogue/book.ts';
import { SKILLS } from '../language/ability.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  EFFECT,
  EFFECT_LENGTH,
  hitPoints,
  isOccupied,
  MISSION,
  otherSeat,
  printAt,
  type Slot,
  STAT,
  seatOf,
  TURN,
} from '../state/state.ts';

/** MA-TERM-12: the only three results; 0 before the comparison. */
export const OUTCOME = { ineffective: 1, exhausted: 2, defeated: 3 } as const;

/** Category bonuses that reach the character in the slot (MA-SA-GEN-27, MA-SA-GEN-28). */
function categoryBonus(s: ArenaState, slot: Slot, stat: number): number {
  const { effects } = s;
  if (effects.length === 0) return 0;
  const seat = seatOf(slot);
  const print = printAt(s, slot);
  let sum = 0;
  for (let i = 0; i < effects.length; i += EFFECT_LENGTH) {
    if (effects[i + EFFECT.seat] !== seat || effects[i + EFFECT.stat] !== stat) continue;
    if (fitsTarget(s.book, print, effects[i + EFFECT.targetKind], effects[i + EFFECT.targetValue])) {
      sum += effects[i + EFFECT.amount];
    }
  }
  return sum;
}

export const attackOf = (s: ArenaState, slot: Slot): number =>
  s.book.attack[printAt(s, slot)] + s.attackBonus[slot] + categoryBonus(s, slot, STAT.attack);
export const defenceOf = (s: ArenaState, slot: Slot): number =>
  s.book.defence[printAt(s, slot)] + s.defenceBonus[slot] + categoryBonus(s, slot, STAT.defence);

export const hasActivated = (s: ArenaState, slot: Slot, kind: number): boolean => s.activated[slot] === kind + 1;

/** An offensive ability of either member applies to the whole challenge (MA-SA-GRP-06). */
export function challengeUses(s: ArenaState, challenge: number, kind: number): boolean {
  if (hasActivated(s, challengeOf(s, challenge, CHALLENGE.leader), kind)) return true;
  const partner = challengeOf(s, challenge, CHALLENGE.partner);
  return partner !== NONE && hasActivated(s, partner, kind);
}

export const isMissionChallenge = (s: ArenaState, challenge: number): boolean =>
  challengeOf(s, challenge, CHALLENGE.target) === MISSION;

/** The printing that defends: the first Mission of the other seat, or the character in the slot now. */
export function targetPrint(s: ArenaState, challenge: number): number {
  const target = challengeOf(s, challenge, CHALLENGE.target);
  return target === MISSION ? s.print[s.missions[otherSeat(activeSeat(s))][0]] : printAt(s, target);
}

/** Can happen only where several challenges share a target (MA-AMB-59). */
export function hasLostTarget(s: ArenaState, challenge: number): boolean {
  const target = challengeOf(s, challenge, CHALLENGE.target);
  return target !== MISSION && !isOccupied(s, target);
}

/** MA-ADV-04, MA-ADV-05: each skill has the upper hand over the next of the cycle. */
export const hitsWeakPoint = (attacker: number, target: number): boolean => (attacker + 1) % SKILLS.length === target;

/** The leader's skill alone counts in a group (MA-ADV-08), printed skills for Teams and Missions (MA-ADV-10, MA-ADV-11). */
function isOnWeakPoint(s: ArenaState, challenge: number): boolean {
  const leader = printAt(s, challengeOf(s, challenge, CHALLENGE.leader));
  return hitsWeakPoint(s.book.skill[leader], s.book.skill[targetPrint(s, challenge)]);
}

export function attackTotal(s: ArenaState, challenge: number): number {
  const partner = challengeOf(s, challenge, CHALLENGE.partner);
  let total = attackOf(s, challengeOf(s, challenge, CHALLENGE.leader));
  if (partner !== NONE) total += attackOf(s, partner); // MA-SA-GRP-05
  total += challengeOf(s, challenge, CHALLENGE.attackBoost) * s.profile.boostAttack; // MA-BST-01
  total += challengeOf(s, challenge, CHALLENGE.attackSuper) * s.profile.superHit; // MA-SH-01
  // MA-ADV-07; with Brute Force too (MA-ADV-12).
  if (s.profile.weakPoints === 'bonusAttack' && isOnWeakPoint(s, challenge)) total += s.profile.weakPointAttack;
  return total;
}

export function defenceTotal(s: ArenaState, challenge: number): number {
  if (challengeUses(s, challenge, KIND.bruteForce)) return 0; // MA-SA-BRU-02, MA-SA-BRU-05
  const target = challengeOf(s, challenge, CHALLENGE.target);
  // Squad bonuses never help a Mission (MA-SA-AMI-06).
  let total = target === MISSION ? s.book.defence[targetPrint(s, challenge)] : defenceOf(s, target);
  total += challengeOf(s, challenge, CHALLENGE.defenceBoost) * s.profile.boostDefence; // MA-BST-05
  total += challengeOf(s, challenge, CHALLENGE.defenceSuper) * s.profile.superHit; // MA-SH-02
  return total;
}

/** MA-CR-02 to MA-CR-06, MA-AMB-69: equal is enough, everywhere. */
export function outcomeOf(attack: number, defence: number, resistance: number, powerPoints: number): number {
  if (attack < defence) return OUTCOME.ineffective;
  if (attack >= defence + resistance || powerPoints === 0) return OUTCOME.defeated;
  return OUTCOME.exhausted;
}

/** Power Points behind the target; a Mission has none (MA-SA-AMI-04). */
export function targetPowerPoints(s: ArenaState, challenge: number): number {
  const target = challengeOf(s, challenge, CHALLENGE.target);
  return target === MISSION ? 0 : s.piles[target].length;
}

/** Hit Points a defeat takes: one, or two and never more (MA-SA-DBL-02, MA-SA-DBL-05, MA-ADV-06). */
export function hitsOf(s: ArenaState, challenge: number): number {
  const isDouble =
    challengeUses(s, challenge, KIND.doubleHit) ||
    (s.profile.weakPoints === 'doubleHit' && isOnWeakPoint(s, challenge));
  return isDouble ? s.profile.doubleHit : 1;
}

/** X times Hit Points, at most three times, if progressive; X as printed otherwise (MA-SA-GEN-20, MA-SA-GEN-23). */
export function abilityAmount(s: ArenaState, slot: Slot): number {
  const print = printAt(s, slot);
  const times = s.book.progressive[print] === 0 ? 1 : Math.min(hitPoints(s, slot), s.profile.progressiveCap);
  return s.book.x[print] * times;
}

/** MA-SA-PBK-01. */
export const bankAmount = (s: ArenaState, slot: Slot): number =>
  Math.min(s.profile.bankCap, s.book.x[printAt(s, slot)] + hitPoints(s, slot));

/** Called by Duty Call; only in the own turn (MA-DC-03, MA-DC-06, MA-DC-10, MA-DC-12). */
export const isCalled = (s: ArenaState, slot: Slot): boolean =>
  seatOf(slot) === activeSeat(s) && s.book.name[printAt(s, slot)] === s.turn[TURN.called];
