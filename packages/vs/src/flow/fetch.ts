import { NONE, offer, packChoice, pushFrame, type Seat } from '@longbox/kernel';
import { shuffleDeck } from '../atoms/move.ts';
import { costOf } from '../queries/filter.ts';
import { whyNotRecruit } from '../rules/play.ts';
import { refTo, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';

/** A card of that face in a player's deck; NONE if there is none. */
function inDeck(s: VsState, seat: Seat, face: number): number {
  const deck = zoneList(s, ZONE.deck, seat);
  for (let i = 0; i < deck.length; i++) if (s.face[deck[i]] === face) return deck[i];
  return NONE;
}

/** VS-KW-DIMENSIONAL-WRISTWATCH: offered by the face, because the id of a card in a deck would tell where it lies. */
export function listFetches(s: VsState, seat: Seat, isCheaper: boolean): void {
  if (!s.book.hasFetched) return;
  const { fetched } = s.book.catalogue;
  for (let which = 0; which < fetched.length; which++) {
    const card = inDeck(s, seat, fetched[which]);
    if (card === NONE || (!isCheaper && costOf(s, card) > s.seatPoints[seat])) continue;
    if (whyNotRecruit(s, seat, card, seat) !== WHY.fine) continue;
    offer(s, packChoice(CHOICE.fetch, which, 0));
    offer(s, packChoice(CHOICE.fetch, which, 1));
  }
}

/** VS-BLD-17: searched for and the deck shuffled, then recruited; the shuffle gives it another id. */
export function fetchFromDeck(s: VsState, seat: Seat, which: number, row: number): void {
  shuffleDeck(s, seat);
  pushFrame(s, K.recruit, refTo(s, inDeck(s, seat, s.book.catalogue.fetched[which])), row, seat, seat);
}
