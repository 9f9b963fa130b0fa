import { type CardId, remove, type Seat } from '@longbox/kernel';
import { type ArenaState, firstSlot, SEATS, type Slot, seatOf } from '../state/state.ts';
import { putOnDiscard } from './piles.ts';
import { allShown, show, shown, tell } from './tell.ts';

// Characters and the slots they stand in. Power Points never travel (MA-PU-05); Hit Points always do (MA-RPL-13).

/** A sealed choice: nobody hears of it (MA-SET-11). */
export function chooseStarter(s: ArenaState, seat: Seat, card: CardId): void {
  s.chosen[seat].push(card);
}

export function confirmSquads(s: ArenaState, seat: Seat): void {
  tell(s, { type: 'squadsConfirmed', seat });
}

/** MA-SET-12: both seats, both Squads, at the same moment. The first three chosen are Active. */
export function revealSquads(s: ArenaState): void {
  for (let seat = 0; seat < SEATS; seat++) {
    const chosen = s.chosen[seat];
    for (let i = 0; i < chosen.length; i++) {
      const slot = firstSlot(seat) + i;
      remove(s.hand[seat], chosen[i]);
      show(s, chosen[i]);
      s.stacks[slot].push(chosen[i]);
      tell(s, { type: 'deployed', seat, slot, card: shown(s, chosen[i]) });
    }
    chosen.length = 0;
  }
}

export function playCard(s: ArenaState, seat: Seat, card: CardId, slot: Slot): void {
  remove(s.hand[seat], card);
  show(s, card);
  s.stacks[slot].push(card);
  if (s.sink !== undefined) tell(s, { type: 'played', seat, card: shown(s, card), slot });
}

function swapEntries(column: Int32Array, a: Slot, b: Slot): void {
  const held = column[a];
  column[a] = column[b];
  column[b] = held;
}

/** Stacks trade slots with all that belongs to them; either slot may be empty. */
function swapStacks(s: ArenaState, a: Slot, b: Slot): void {
  const [one, two] = [s.stacks[a], s.stacks[b]];
  const length = Math.max(one.length, two.length);
  const lengths = [two.length, one.length];
  for (let i = 0; i < length; i++) {
    const held = one[i];
    one[i] = two[i];
    two[i] = held;
  }
  one.length = lengths[0];
  two.length = lengths[1];
  swapEntries(s.activated, a, b);
  swapEntries(s.attackBonus, a, b); // MA-SA-GEN-37
  swapEntries(s.defenceBonus, a, b);
}

/** MA-RPL-01, MA-RPL-10. */
export function moveCharacter(s: ArenaState, from: Slot, to: Slot): void {
  swapStacks(s, from, to);
  if (s.sink !== undefined) {
    const card = shown(s, s.stacks[to][s.stacks[to].length - 1]);
    tell(s, { type: 'moved', seat: seatOf(to), card, from, to });
  }
}

export function tradeSlots(s: ArenaState, type: 'exchanged' | 'switched', a: Slot, b: Slot): void {
  swapStacks(s, a, b);
  if (s.sink !== undefined) tell(s, { type, seat: seatOf(a), slots: [a, b] });
}

/** The stack is no longer a character: its own bonuses end with it (MA-SA-GEN-37). */
export function clearSlot(s: ArenaState, slot: Slot): void {
  s.stacks[slot].length = 0;
  s.activated[slot] = 0;
  s.attackBonus[slot] = 0;
  s.defenceBonus[slot] = 0;
}

/** MA-PU-01, MA-PU-08: unseen, unengaged. */
export function powerUp(s: ArenaState, seat: Seat, slot: Slot): void {
  const deck = s.deck[seat];
  const card = deck[deck.length - 1];
  deck.length--;
  s.piles[slot].push(card);
  if (s.sink !== undefined) tell(s, { type: 'poweredUp', seat, slot });
}

/** MA-CR-05, MA-CR-07, MA-HID-06: an engaged one first, the oldest of its kind. */
export function losePowerPoint(s: ArenaState, slot: Slot): void {
  const pile = s.piles[slot];
  let at = 0;
  for (let i = 0; i < pile.length; i++) {
    if (s.engaged[pile[i]] !== 0) {
      at = i;
      break;
    }
  }
  const card = pile[at];
  remove(pile, card);
  putOnDiscard(s, seatOf(slot), card);
  if (s.sink !== undefined) tell(s, { type: 'powerPointLost', seat: seatOf(slot), slot, card: shown(s, card) });
}

/** MA-CR-08, MA-CR-10: the others keep their order. */
export function loseHitPoint(s: ArenaState, slot: Slot, card: CardId): void {
  remove(s.stacks[slot], card);
  putOnDiscard(s, seatOf(slot), card);
  if (s.sink !== undefined) tell(s, { type: 'hitPointLost', seat: seatOf(slot), slot, card: shown(s, card) });
}

/** MA-CR-11: the stack and all Power Points of the slot. */
export function loseCharacter(s: ArenaState, slot: Slot): void {
  const seat = seatOf(slot);
  const [stack, pile] = [s.stacks[slot], s.piles[slot]];
  const event =
    s.sink === undefined
      ? undefined
      : ({ type: 'characterLost', seat, slot, stack: allShown(s, stack), powerPoints: allShown(s, pile) } as const);
  for (let i = stack.length - 1; i >= 0; i--) putOnDiscard(s, seat, stack[i]);
  for (let i = 0; i < pile.length; i++) putOnDiscard(s, seat, pile[i]);
  clearSlot(s, slot);
  pile.length = 0;
  if (event !== undefined) tell(s, event);
}

/** MA-CP-02, MA-CP-03: the whole stack returns to hand. */
export function replaceReserve(s: ArenaState, seat: Seat, card: CardId, slot: Slot): void {
  const back = s.stacks[slot].slice();
  for (const returned of back) s.hand[seat].push(returned);
  clearSlot(s, slot);
  remove(s.hand[seat], card);
  show(s, card);
  s.stacks[slot].push(card);
  if (s.sink !== undefined) {
    tell(s, { type: 'replaced', seat, slot, back: allShown(s, back), card: shown(s, card) });
  }
}

/** MA-CP-08: it becomes the top card. Bringing others of the stack to the top starts afresh. */
export function addHitPoint(s: ArenaState, seat: Seat, card: CardId, slot: Slot): void {
  for (const old of s.stacks[slot]) remove(s.raised, old);
  remove(s.hand[seat], card);
  show(s, card);
  s.stacks[slot].push(card);
  if (s.sink !== undefined) tell(s, { type: 'hitPointAdded', seat, slot, card: shown(s, card) });
}

/** MA-CP-11. */
export function raiseCard(s: ArenaState, slot: Slot, card: CardId): void {
  remove(s.stacks[slot], card);
  s.stacks[slot].push(card);
  s.raised.push(card);
  if (s.sink !== undefined) tell(s, { type: 'raised', seat: seatOf(slot), slot, card: shown(s, card) });
}

export function forgetRaised(s: ArenaState): void {
  s.raised.length = 0;
}
