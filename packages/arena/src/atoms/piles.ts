import { type CardId, redeal, remove, reveal, type Seat } from '@longbox/kernel';
import { MEMBERS } from '../catalogue/book.ts';
import { type ArenaState, endSlot, firstSlot, isOccupied, printAt } from '../state/state.ts';
import { allShown, show, shown, tell } from './tell.ts';

// Decks, hands, discard piles and Mission Zones.

/** Forgets which id is which card and where it lies, for everybody (MA-HID-16). */
export function shuffleDeck(s: ArenaState, seat: Seat): void {
  for (const card of s.deck[seat]) s.known[card] = 0;
  redeal(s.random, [s.deck[seat]], [s.print]);
}

/** Up to `count` cards, as many as there are (MA-CD-08); returns how many. */
export function draw(s: ArenaState, seat: Seat, count: number): number {
  const deck = s.deck[seat];
  const hand = s.hand[seat];
  const drawn = Math.min(count, deck.length);
  for (let i = 0; i < drawn; i++) {
    const card = deck[deck.length - 1];
    deck.length--;
    hand.push(card);
    s.known[card] |= 1 << seat;
    reveal(s);
  }
  if (s.sink !== undefined && drawn > 0) {
    tell(s, { type: 'drew', seat, count: drawn, cards: allShown(s, hand.slice(hand.length - drawn)) });
  }
  return drawn;
}

/** Puts a card face up on the own pile (MA-TERM-16). The caller has taken it from where it was and tells. */
export function putOnDiscard(s: ArenaState, seat: Seat, card: CardId): void {
  show(s, card);
  s.engaged[card] = 0;
  s.discard[seat].push(card);
}

/** MA-SET-03. */
export function dealMissions(s: ArenaState, seat: Seat): void {
  const deck = s.deck[seat];
  for (let i = 0; i < s.profile.missions && deck.length > 0; i++) {
    const card = deck[deck.length - 1];
    deck.length--;
    show(s, card);
    s.missions[seat].push(card);
  }
  tell(s, { type: 'missionsDealt', seat, cards: allShown(s, s.missions[seat]) });
}

/** MA-SA-NEW-04, MA-SA-NEW-05: the new Mission takes the place of the old one, which goes to hand. */
export function exchangeMission(s: ArenaState, seat: Seat, mission: CardId, card: CardId): void {
  const place = s.missions[seat].indexOf(mission);
  remove(s.hand[seat], card);
  show(s, card);
  s.missions[seat][place] = card;
  s.hand[seat].push(mission);
  if (s.sink !== undefined) {
    tell(s, { type: 'missionExchanged', seat, out: shown(s, mission), in: shown(s, card), place });
  }
}

/** MA-SA-RCY-01. */
export function recycleCard(s: ArenaState, seat: Seat, card: CardId): void {
  remove(s.discard[seat], card);
  s.hand[seat].push(card);
  if (s.sink !== undefined) tell(s, { type: 'recycled', seat, card: shown(s, card) });
}

/** A beaten Mission gives way to a card of its owner's pile (MA-SA-AMI-07, MA-SA-AMI-08). */
export function replaceMission(s: ArenaState, seat: Seat, card: CardId): void {
  const out = s.missions[seat][0];
  remove(s.discard[seat], card);
  s.missions[seat][0] = card;
  putOnDiscard(s, seat, out);
  if (s.sink !== undefined) tell(s, { type: 'missionReplaced', seat, out: shown(s, out), in: shown(s, card) });
}

/**
 * Everybody has seen that no card of this hand may be played: each is a Team or of a name in play. `imagine` keeps to it.
 */
export function markUnfit(s: ArenaState, seat: Seat): void {
  const barred = s.barred[seat];
  barred.length = 0;
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (!isOccupied(s, slot)) continue;
    const print = printAt(s, slot);
    barred.push(s.book.name[print]);
    for (let i = 0; i < s.book.size[print]; i++) barred.push(s.book.members[print * MEMBERS + i]);
  }
  if (s.hand[seat].length > 0) reveal(s);
  for (const card of s.hand[seat]) s.unfit[card] = 1;
}
