import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { listsMember, MEMBERS } from '../catalogue/book.ts';
import { type Refusal, WHY } from '../state/reasons.ts';
import { type ArenaState, endSlot, firstSlot, isOccupied, nameOf, printAt, type Slot } from '../state/state.ts';
import { slotOfName } from './squads.ts';

function isInHand(s: ArenaState, seat: Seat, name: number): boolean {
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) if (nameOf(s, hand[i]) === name) return true;
  return false;
}

/** Another own Team than the one in `except` that lists a member of the printing (MA-CP-24). */
function sharesMember(s: ArenaState, seat: Seat, print: number, except: Slot): boolean {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (slot === except || !isOccupied(s, slot) || s.book.size[printAt(s, slot)] === 0) continue;
    for (let i = 0; i < s.book.size[print]; i++) {
      if (listsMember(s.book, printAt(s, slot), s.book.members[print * MEMBERS + i])) return true;
    }
  }
  return false;
}

/** Is every listed member in an own Squad, in hand, or under the Team in `old`? (MA-CP-12, MA-CP-22) */
function hasMembers(s: ArenaState, seat: Seat, print: number, old: Slot): boolean {
  for (let i = 0; i < s.book.size[print]; i++) {
    const name = s.book.members[print * MEMBERS + i];
    if (old !== NONE && listsMember(s.book, printAt(s, old), name)) continue;
    if (slotOfName(s, seat, name) === NONE && !isInHand(s, seat, name)) return false;
  }
  return true;
}

/** Does a listed member stand in an own Squad? Then the Team takes such a slot (MA-CP-14). */
function hasMemberInSquad(s: ArenaState, seat: Seat, print: number): boolean {
  for (let i = 0; i < s.book.size[print]; i++) {
    if (slotOfName(s, seat, s.book.members[print * MEMBERS + i]) !== NONE) return true;
  }
  return false;
}

/** Could this hand card be assembled anywhere? (MA-CP-12, MA-CP-24) */
export function whyNotGather(s: ArenaState, seat: Seat, card: CardId): Refusal {
  const print = s.print[card];
  if (s.book.size[print] === 0) return WHY.notATeam;
  if (sharesMember(s, seat, print, NONE)) return WHY.sharedMember;
  return hasMembers(s, seat, print, NONE) ? undefined : WHY.memberMissing;
}

/** Could a Team that can be gathered stand in this slot? (MA-CP-14) */
export function whyNotStand(s: ArenaState, seat: Seat, card: CardId, slot: Slot): Refusal {
  const print = s.print[card];
  if (!hasMemberInSquad(s, seat, print)) return isOccupied(s, slot) ? WHY.noPlaceForTeam : undefined;
  const isVacated = isOccupied(s, slot) && listsMember(s.book, print, s.book.name[printAt(s, slot)]);
  return isVacated ? undefined : WHY.noPlaceForTeam;
}

/** May this hand card be assembled into this slot? */
export const whyNotAssemble = (s: ArenaState, seat: Seat, card: CardId, slot: Slot): Refusal =>
  whyNotGather(s, seat, card) ?? whyNotStand(s, seat, card, slot);

/** May this hand card replace the Team in this slot? (MA-CP-21, MA-CP-22) */
export function whyNotUpgrade(s: ArenaState, seat: Seat, card: CardId, slot: Slot): Refusal {
  const print = s.print[card];
  if (s.book.size[print] === 0) return WHY.notATeam;
  if (!isOccupied(s, slot)) return WHY.slotEmpty;
  const old = printAt(s, slot);
  if (s.book.size[old] === 0 || s.book.size[print] <= s.book.size[old]) return WHY.notAnUpgrade;
  for (let i = 0; i < s.book.size[old]; i++) {
    if (!listsMember(s.book, print, s.book.members[old * MEMBERS + i])) return WHY.notAnUpgrade;
  }
  if (sharesMember(s, seat, print, slot)) return WHY.sharedMember;
  return hasMembers(s, seat, print, slot) ? undefined : WHY.memberMissing;
}
