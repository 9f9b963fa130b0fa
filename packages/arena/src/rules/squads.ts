import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { listsMember } from '../catalogue/book.ts';
import { type Refusal, WHY } from '../state/reasons.ts';
import {
  ACTIVE_SLOTS,
  type ArenaState,
  endSlot,
  firstReserve,
  firstSlot,
  isActiveSlot,
  isOccupied,
  nameOf,
  printAt,
  SLOTS,
  type Slot,
} from '../state/state.ts';

/** The own slot whose character has this name, or NONE (MA-TERM-04: there is at most one). */
export function slotOfName(s: ArenaState, seat: Seat, name: number): Slot {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (isOccupied(s, slot) && s.book.name[printAt(s, slot)] === name) return slot;
  }
  return NONE;
}

/** The own slot with a Team that lists this name, or NONE. */
export function slotOfTeamWith(s: ArenaState, seat: Seat, name: number): Slot {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (isOccupied(s, slot) && listsMember(s.book, printAt(s, slot), name)) return slot;
  }
  return NONE;
}

/** May this hand card be played into a Squad? `leaving` is a slot whose character does not count (MA-CP-02). */
export function whyNotPlay(s: ArenaState, seat: Seat, card: CardId, leaving: Slot = NONE): Refusal {
  if (s.book.size[s.print[card]] > 0) return WHY.teamFromHand; // MA-RPL-08
  const name = nameOf(s, card);
  const holder = slotOfName(s, seat, name);
  if (holder !== NONE && holder !== leaving) return WHY.nameInPlay; // MA-RPL-07
  return slotOfTeamWith(s, seat, name) === NONE ? undefined : WHY.memberOfTeam; // MA-CP-18
}

export function hasPlayable(s: ArenaState, seat: Seat): boolean {
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) if (whyNotPlay(s, seat, hand[i]) === undefined) return true;
  return false;
}

export function countEmpty(s: ArenaState, from: Slot, end: Slot): number {
  let count = 0;
  for (let slot = from; slot < end; slot++) if (!isOccupied(s, slot)) count++;
  return count;
}

export const emptyActive = (s: ArenaState, seat: Seat): number => countEmpty(s, firstSlot(seat), firstReserve(seat));
export const emptyReserve = (s: ArenaState, seat: Seat): number => countEmpty(s, firstReserve(seat), endSlot(seat));
export const hasActive = (s: ArenaState, seat: Seat): boolean => emptyActive(s, seat) < ACTIVE_SLOTS;
export const hasReserve = (s: ArenaState, seat: Seat): boolean => emptyReserve(s, seat) < SLOTS - ACTIVE_SLOTS;

/** One Active and one Reserve character trade slots (MA-RPL-11, MA-RPL-12, MA-CP-04, MA-CP-07). */
export function whyNotExchange(s: ArenaState, active: Slot, reserve: Slot): Refusal {
  if (!isActiveSlot(active) || isActiveSlot(reserve)) return WHY.sameSquad;
  return isOccupied(s, active) && isOccupied(s, reserve) ? undefined : WHY.slotEmpty;
}

/** MA-PU-06. */
export const whyNotPowerUp = (s: ArenaState, slot: Slot): Refusal =>
  isOccupied(s, slot) ? undefined : WHY.powerWithoutCharacter;
