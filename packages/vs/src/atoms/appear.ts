import { NONE, type Seat } from '@longbox/kernel';
import { EV, KW } from '../catalogue/face.ts';
import { equipmentOn, hasKeyword } from '../queries/traits.ts';
import { FLAG, type VsState, ZONE } from '../state/state.ts';
import { koAll } from './ko.ts';
import { moveCard } from './move.ts';
import { tellOf } from './tell.ts';
import { happen } from './triggers.ts';

/**
 * Characters enter play together: they appear (VS-TERM-07), ready unless something says otherwise (VS-ZON-12). They have
 * one timestamp (VS-UNQ-03), and each is there when the others appear (VS-PWR-22).
 */
export function enterPlay(s: VsState, cards: readonly number[], row: number, seat: Seat, stunned = false): void {
  for (const card of cards) {
    moveCard(s, card, row, seat);
    s.stamp[card] = s.stamp[cards[0]];
    // VS-KW-EVOLUTIONARY-COCOON, VS-STN-45: it appears stunned and gets no wound from that.
    if (stunned || hasKeyword(s, card, KW.evolutionaryCocoon))
      s.flags[card] |= FLAG.faceDown | FLAG.exhausted | FLAG.stunned;
    tellOf(s, card, { type: 'appeared', card });
  }
  for (const card of cards) happen(s, EV.appears, card, NONE, seat);
}

/** VS-EQP-05, 06: at most one on a character, so a second one KOs the first. It is on the side of its bearer. */
export function putOn(s: VsState, card: number, bearer: number): void {
  const old = equipmentOn(s, bearer);
  moveCard(s, card, ZONE.equipped, s.controller[bearer]);
  s.attachedTo[card] = bearer;
  if (old !== NONE) koAll(s, [old], NONE);
  happen(s, EV.appears, card, NONE, s.controller[bearer]);
}

/** VS-TERM-07: a resource appears as it enters the row, face down too, where the edition lets any card appear. */
export function resourceAppears(s: VsState, card: number): void {
  if (s.book.profile.appears === 'cards') happen(s, EV.appears, card, NONE, s.controller[card]);
}
