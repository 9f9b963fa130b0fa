import type { VsState } from '../state/state.ts';

// Who has seen a card, as bits of seats. Whoever calls these says `reveal` once for all of them, and tells of it.

/** These seats know the card from now on. */
export function showTo(s: VsState, card: number, seats: number): void {
  s.seen[card] |= seats;
}
