import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { KIND, namesNemesis } from '../catalogue/book.ts';
import { type Refusal, WHY } from '../state/reasons.ts';
import {
  type ArenaState,
  CHALLENGE,
  challengeOf,
  isActiveSlot,
  MISSION,
  nameOf,
  printAt,
  SEAT,
  type Slot,
  seatNumber,
} from '../state/state.ts';
import { challengeUses, targetPrint } from './combat.ts';

/** Most cards a Boost on this slot may take (MA-BST-02, MA-BST-04, MA-BST-05). */
export const boostLimit = (s: ArenaState, seat: Seat, slot: Slot): number =>
  Math.min(s.piles[slot].length, s.hand[seat].length);

/** May this hand card be the next of a Boost? Cards are picked in ascending order. */
export function whyNotBoost(s: ArenaState, slot: Slot, card: CardId): Refusal {
  if (s.picks.length >= s.piles[slot].length) return WHY.boostLimit;
  return s.picks.length > 0 && card <= s.picks[s.picks.length - 1] ? WHY.pickInOrder : undefined;
}

/** Has the defence its own Boost and Super Hit? Not against Brute Force (MA-SA-BRU-05). */
export const mayDefend = (s: ArenaState, challenge: number): boolean => !challengeUses(s, challenge, KIND.bruteForce);

/** May this hand card be the Super Hit of this side? (MA-SH-01, MA-SH-02, MA-SH-07, MA-SA-GRP-11) */
export function whyNotSuperHit(s: ArenaState, challenge: number, seat: Seat, isAttack: boolean, card: CardId): Refusal {
  if (seatNumber(s, seat, SEAT.superHit) !== 0) return WHY.superHitUsed; // MA-SH-03
  const name = nameOf(s, card);
  if (!isAttack) return s.book.name[targetPrint(s, challenge)] === name ? undefined : WHY.otherName;
  const [leader, partner] = [challengeOf(s, challenge, CHALLENGE.leader), challengeOf(s, challenge, CHALLENGE.partner)];
  if (s.book.name[printAt(s, leader)] === name) return undefined;
  return partner !== NONE && s.book.name[printAt(s, partner)] === name ? undefined : WHY.otherName;
}

/** Would this challenge, if it defeats its target, win by Battle of Fate? (MA-WIN-07 to MA-WIN-15) */
export function isFateful(s: ArenaState, challenge: number): boolean {
  if (challengeOf(s, challenge, CHALLENGE.target) === MISSION) return false; // MA-SA-AMI-12
  const name = s.book.name[targetPrint(s, challenge)];
  if (namesNemesis(s.book, printAt(s, challengeOf(s, challenge, CHALLENGE.leader)), name)) return true;
  const partner = challengeOf(s, challenge, CHALLENGE.partner);
  return partner !== NONE && namesNemesis(s.book, printAt(s, partner), name); // MA-WIN-13
}

/** The same for the counterstrike, which hits the leader; only an Active character wins so (MA-SA-CTR-09, MA-SA-CTR-10). */
export function isCounterFateful(s: ArenaState, challenge: number): boolean {
  const target = challengeOf(s, challenge, CHALLENGE.target);
  if (!isActiveSlot(target)) return false;
  return namesNemesis(s.book, printAt(s, target), s.book.name[printAt(s, challengeOf(s, challenge, CHALLENGE.leader))]);
}
