import { NONE, type Seat } from '@longbox/kernel';
import { EV } from '../catalogue/face.ts';
import type { VsState } from '../state/state.ts';
import { happen } from './triggers.ts';

// The seats that have seen a card, as bits. Callers call `reveal` once for all cards, and emit the event.

/** These seats know the card from now on. */
export function showTo(s: VsState, card: number, seats: number): void {
  s.seen[card] |= seats;
}

/** VS-MEC-EVENT-10: a player has shown so many cards to all because of an effect. */
export function tellReveal(s: VsState, seat: Seat, count: number): void {
  if (count > 0) happen(s, EV.reveals, NONE, NONE, seat, count);
}
