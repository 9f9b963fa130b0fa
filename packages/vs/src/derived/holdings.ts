import { NONE, type Seat } from '@longbox/kernel';
import { KIND } from '../catalogue/face.ts';
import { faceOf, isFaceUp } from '../state/relation.ts';
import { HOLDINGS, type VsState, ZONE, zoneList } from '../state/state.ts';

// What a hand holds by and large, and what could be paid. Options are listed far oftener than a hand changes, and mostly there
// is nothing in it to use now.

const PLAYABLE = 0;
const SYMBOLS = 1;
const NAMES = 2;
const OTHER_NAMES = 3;

/** All bits. */
const ANY_NAME = -1;
const ANY_SYMBOL = -1;

function factsOf(s: VsState, seat: Seat): number {
  if ((s.holdingsKnown & (1 << seat)) === 0) look(s, seat);
  return seat * HOLDINGS;
}

function look(s: VsState, seat: Seat): void {
  let playable = 0;
  let symbols = 0;
  let names = 0;
  let others = 0;
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(s, hand[i]);
    playable |= face.playable;
    // VS-KW-BOND: it may be any symbol.
    symbols |= face.paysFor === NONE ? face.symbols : ANY_SYMBOL;
    if ((face.kind & KIND.character) === 0) continue;
    names |= face.powersUpAny ? ANY_NAME : face.nameBits;
    others |= face.powersUpAny ? ANY_NAME : face.otherNameBits;
  }
  const resources = zoneList(s, ZONE.resources, seat);
  for (let i = 0; i < resources.length; i++) if (isFaceUp(s, resources[i])) symbols |= faceOf(s, resources[i]).symbols;
  const { holdings } = s;
  const at = seat * HOLDINGS;
  holdings[at + PLAYABLE] = playable;
  holdings[at + SYMBOLS] = symbols;
  holdings[at + NAMES] = names;
  holdings[at + OTHER_NAMES] = others;
  s.holdingsKnown |= 1 << seat;
}

/** When plot twists in the hand can be played, as bits. */
export const playableInHand = (s: VsState, seat: Seat): number => s.holdings[factsOf(s, seat) + PLAYABLE];

/** All symbols the player could pay with, for any user of a power. */
export const symbolsAtHand = (s: VsState, seat: Seat): number => s.holdings[factsOf(s, seat) + SYMBOLS];

/** Whether a character in the hand may have a name in common with a character of these name bits. */
export function mayNameInHand(s: VsState, seat: Seat, nameBits: number, otherNameBits: number): boolean {
  const at = factsOf(s, seat);
  return (s.holdings[at + NAMES] & nameBits) !== 0 && (s.holdings[at + OTHER_NAMES] & otherNameBits) !== 0;
}
