import { reveal, type Seat } from '@longbox/kernel';
import { staticsChanged } from '../derived/changes.ts';
import { FLAG, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { moveCard } from './move.ts';
import { nextStamp } from './table.ts';
import { mention } from './tell.ts';
import { forgetPending } from './triggers.ts';
import { passTurn } from './turn.ts';

/** VS-SET-05: this player says who goes first. */
export function pickWhoChooses(s: VsState, seat: Seat): void {
  s.v[V.firstSeat] = seat;
}

export function chooseFirstPlayer(s: VsState, seat: Seat): void {
  mention(s, { type: 'firstPlayerChosen', seat, by: s.v[V.firstSeat] });
  s.v[V.firstSeat] = seat;
}

/** VS-SET-04: in editions that do not show them together, main characters become known as they are put down. */
export function coverMains(s: VsState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of zoneList(s, ZONE.levelUp, seat)) s.flags[card] |= FLAG.faceDown;
  }
}

/** VS-SET-17: this is no appearing. Its higher levels are laid out with it (VS-SET-08). */
export function placeMain(s: VsState, card: number, row: number, seat: Seat): void {
  moveCard(s, card, row, seat);
  for (const level of zoneList(s, ZONE.levelUp, seat)) s.flags[level] &= ~FLAG.faceDown;
  s.stamp[card] = nextStamp(s);
  staticsChanged(s);
}

/** VS-MEC-SETUP-02: out of the deck, and like a main character it does not appear. */
export function bringAlong(s: VsState, card: number, row: number, seat: Seat): void {
  reveal(s);
  moveCard(s, card, row, seat);
}

/** The first turn is the first player's, and nothing has happened before it. */
export function endSetUp(s: VsState): void {
  passTurn(s, s.v[V.firstSeat]);
  forgetPending(s);
}
