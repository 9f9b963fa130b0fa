import type { Seat } from '@longbox/kernel';
import type { ReadyFilter } from '../catalogue/shapes.ts';
import type { Query } from '../language/index.ts';
import { knownTo } from '../state/known.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';

// What comes of an effect may tell what lies hidden though nobody saw a card: an enemy is asked for a card that costs 3, or is not.
// The cards at the table then are as they were, so who learned something is kept beside them.

/** Rules look there for certain cards: whether they find one is a hint for whoever does not know all that lie there. */
export function hintAtPile(s: VsState, { where }: Query, zone: number, seat: Seat): void {
  const { isOpen, findsBlank } = where as ReadyFilter;
  if (isOpen || (zone === ZONE.resources && !findsBlank)) return;
  hintAtAll(s, zoneList(s, zone, seat));
}

/** Rules look whether the hand can pay. */
export function hintAtHand(s: VsState, seat: Seat): void {
  hintAtAll(s, zoneList(s, ZONE.hand, seat));
}

function hintAtAll(s: VsState, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) hintAt(s, cards[i]);
}

export function hintAt(s: VsState, card: number): void {
  s.hinted |= ~knownTo(s, card);
}

/** From here on it is noted who has learned something so. */
export function forgetHints(s: VsState): void {
  s.hinted = 0;
}
