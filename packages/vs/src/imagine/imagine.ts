import { dealIdentities, HEAD, type Seat, type Suppositions } from '@longbox/kernel';
import { hiddenChanged } from '../derived/changes.ts';
import { forgetHints } from '../derived/hints.ts';
import { FRAMES } from '../flow/frames.ts';
import { knownTo } from '../state/known.ts';
import { identityOf, type VsState, ZONE, zoneList } from '../state/state.ts';
import { dealtOf, suppose } from './suppose.ts';

/** Tries before the real cards are kept. */
const TRIES = 32;
const HIDDEN_ZONES = [ZONE.deck, ZONE.hand, ZONE.resources, ZONE.removed];

/**
 * Deals everything `viewer` cannot see out again, owner by owner: hands, face-down resources, decks, face-down piles. Cards
 * the viewer has seen stay where they are. A decision that is open for somebody else stays possible. Where `lists` supposes a
 * deck, the unseen cards are what is left of it.
 */
export function imagine(s: VsState, viewer: Seat, _seed: number, lists?: Suppositions): void {
  for (let owner = 0; owner < s.seats; owner++) {
    const cards = hiddenFrom(s, viewer, owner);
    const list = owner === viewer ? undefined : lists?.[owner];
    const dealOut = (): void => (list === undefined ? deal(s, cards) : suppose(s, viewer, owner, cards, list));
    if (s.head[HEAD.seat] === viewer || s.head[HEAD.seat] !== owner) dealOut();
    else dealPossible(s, cards, dealOut);
    shufflePiles(s, owner, viewer);
  }
  hiddenChanged(s);
  forgetHints(s);
}

function hiddenFrom(s: VsState, viewer: Seat, owner: Seat): number[] {
  const cards: number[] = [];
  for (const zone of HIDDEN_ZONES) {
    for (const card of zoneList(s, zone, owner)) {
      if ((knownTo(s, card) & (1 << viewer)) === 0 && s.owner[card] === owner) cards.push(card);
    }
  }
  return cards;
}

/** Faces are dealt out again over the same ids; what others have seen of a card goes with its face. */
const deal = (s: VsState, cards: readonly number[]): void => dealIdentities(s.random, cards, dealtOf(s));

/** Somebody is in the middle of a choice from cards the viewer cannot see: it must not become impossible. */
function dealPossible(s: VsState, cards: readonly number[], dealOut: () => void): void {
  const real = cards.map((card) => identityOf(s).map((column) => column[card]));
  for (let tries = 0; tries < TRIES; tries++) {
    dealOut();
    if (hasOptions(s)) return;
  }
  cards.forEach((card, i) => {
    identityOf(s).forEach((column, k) => {
      column[card] = real[i][k];
    });
  });
}

function hasOptions(s: VsState): boolean {
  hiddenChanged(s);
  const at = s.stack.length - 8;
  s.offered.length = 0;
  FRAMES[s.stack[at]].list?.(s, at);
  const any = s.offered.length > 0;
  s.offered.length = 0;
  s.offeredAt = -1;
  return any;
}

/** Face-down side piles: their contents are known, their order to nobody (VS-RES-27). */
function shufflePiles(s: VsState, owner: Seat, viewer: Seat): void {
  const pile = zoneList(s, ZONE.side, owner);
  const closed = pile.filter((card) => (knownTo(s, card) & (1 << viewer)) === 0);
  dealIdentities(s.random, closed, [s.face]);
}
