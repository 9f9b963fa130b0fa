import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { type Refusal, WHY } from '../state/reasons.ts';
import {
  type ArenaState,
  hitPoints,
  isActiveSlot,
  isOccupied,
  nameOf,
  printAt,
  type Slot,
  topOf,
} from '../state/state.ts';
import { slotOfName, slotOfTeamWith, whyNotPlay } from './squads.ts';

/** May this hand card replace the Reserve character in this slot? (MA-CP-02, MA-CP-06, MA-CP-07) */
export function whyNotReplace(s: ArenaState, seat: Seat, card: CardId, slot: Slot): Refusal {
  if (isActiveSlot(slot)) return WHY.onlyReserveReplaced;
  if (!isOccupied(s, slot)) return WHY.slotEmpty;
  if (s.book.size[printAt(s, slot)] > 0) return WHY.teamToHand;
  return whyNotPlay(s, seat, card, slot);
}

/** May this hand card become a Hit Point of the own character of its name? (MA-CP-08, MA-CP-10, MA-CP-18) */
export function whyNotAddHitPoint(s: ArenaState, seat: Seat, card: CardId): Refusal {
  const name = nameOf(s, card);
  if (slotOfTeamWith(s, seat, name) !== NONE) return WHY.memberOfTeam;
  const slot = slotOfName(s, seat, name);
  if (slot === NONE) return WHY.nobodyOfThatName;
  return hitPoints(s, slot) < s.profile.maxHitPoints ? undefined : WHY.hitPointsFull;
}

/** MA-CP-11. Each card once, so that rearranging comes to an end; a new Hit Point opens its stack again. */
export function whyNotRaise(s: ArenaState, slot: Slot, card: CardId): Refusal {
  if (topOf(s, slot) === card) return WHY.onTopAlready;
  return s.raised.includes(card) ? WHY.raisedAlready : undefined;
}
