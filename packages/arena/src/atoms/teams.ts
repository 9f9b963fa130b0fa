import { type CardId, remove, type Seat } from '@longbox/kernel';
import { listsMember } from '../catalogue/book.ts';
import { type ArenaState, endSlot, firstSlot, isOccupied, nameOf, printAt, type Slot } from '../state/state.ts';
import { clearSlot } from './squads.ts';
import { allShown, show, shown, tell } from './tell.ts';

/** A card goes under a Team: it is shown (MA-HID-13) and is an unengaged Power Point from then on. */
function putUnder(s: ArenaState, card: CardId, slot: Slot): void {
  show(s, card);
  s.piles[slot].push(card);
}

/** All own copies of members of `print` that are not members of `old`: stacks of both Squads, then hand (MA-CP-13). */
function gatherMembers(s: ArenaState, seat: Seat, print: number, old: number | undefined, slot: Slot): void {
  const joins = (name: number): boolean =>
    listsMember(s.book, print, name) && (old === undefined || !listsMember(s.book, old, name));
  for (let from = firstSlot(seat); from < endSlot(seat); from++) {
    if (!isOccupied(s, from) || !joins(s.book.name[printAt(s, from)])) continue;
    for (const card of s.stacks[from]) putUnder(s, card, slot);
    clearSlot(s, from);
  }
  for (const card of s.hand[seat].slice()) {
    if (!joins(nameOf(s, card))) continue;
    remove(s.hand[seat], card);
    putUnder(s, card, slot);
  }
}

/** MA-CP-13 to MA-CP-16. Power Points of the other vacated slots stay there. */
export function assembleTeam(s: ArenaState, seat: Seat, card: CardId, slot: Slot): void {
  const before = s.piles[slot].length;
  remove(s.hand[seat], card);
  show(s, card);
  gatherMembers(s, seat, s.print[card], undefined, slot);
  s.stacks[slot].push(card);
  if (s.sink !== undefined) {
    const under = allShown(s, s.piles[slot].slice(before));
    tell(s, { type: 'assembled', seat, slot, card: shown(s, card), under });
  }
}

/** MA-CP-23: the old Team and its Hit Points join the Power Points of the slot, which keep their engaged status. */
export function upgradeTeam(s: ArenaState, seat: Seat, card: CardId, slot: Slot): void {
  const before = s.piles[slot].length;
  const old = printAt(s, slot);
  remove(s.hand[seat], card);
  show(s, card);
  for (const spent of s.stacks[slot]) putUnder(s, spent, slot);
  clearSlot(s, slot);
  gatherMembers(s, seat, s.print[card], old, slot);
  s.stacks[slot].push(card);
  if (s.sink !== undefined) {
    const under = allShown(s, s.piles[slot].slice(before));
    tell(s, { type: 'upgraded', seat, slot, card: shown(s, card), under });
  }
}
