import {
  NONE,
  remove,
  reveal,
  type Seat,
  shuffle,
  shuffleIdentities,
  swapIdentities,
  truncate,
  unscriptedBelow,
} from '@longbox/kernel';
import { EV } from '../catalogue/face.ts';
import { boardChanged, holdingsChanged, staticsChanged } from '../derived/changes.ts';
import { cardChanged } from '../derived/settled.ts';
import { COPIED_ZONES } from '../derived/statics.ts';
import { isRuledOut } from '../queries/allowed.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isInPlay, isMain, isSameSide, listSeatOf } from '../state/relation.ts';
import { durationNumber } from '../state/rows.ts';
import { EVERYBODY, FLAG, identityOf, PHASE, ROLE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { isOpenZone, ZONE_NAMES } from '../state/zones.ts';
import { endGuise } from './guise.ts';
import { showTo, tellReveal } from './known.ts';
import { dropRowsOf, endRowsOf, nextStamp } from './table.ts';
import { announce, isMentioned, mention } from './tell.ts';
import { happen } from './triggers.ts';

/**
 * Puts a card somewhere else. A card that leaves play loses everything that was on it (VS-ZON-18); triggers on its departure
 * are the caller's, who knows whether it is a KO. Returns the card's id, which changes when an open card goes to a hand.
 * @param flags what it is there from the first moment on
 */
export function moveCard(s: VsState, card: number, to: number, seat: Seat, faceDown = false, flags = 0): number {
  const from = s.zone[card];
  const wasKnown = knownTo(s, card);
  const wasPublic = isOpenZone(from) && wasKnown === EVERYBODY;
  const wasInPlay = isInPlay(s, card);
  remove(zoneList(s, from, listSeatOf(s, card)), card);
  if (wasInPlay) stripCard(s, card);
  if (from === ZONE.side) s.memo[card] = 0;
  s.zone[card] = to;
  s.controller[card] = seat;
  s.visit[card]++;
  s.flags[card] = faceDown ? flags | FLAG.faceDown : flags;
  const entersPlay = isInPlay(s, card);
  if (entersPlay) s.stamp[card] = nextStamp(s);
  zoneList(s, to, listSeatOf(s, card)).push(card);
  keepBoard(s, card, from, to);
  if (isHeld(from) || isHeld(to)) holdingsChanged(s);
  if (to === ZONE.hand || to === ZONE.deck || faceDown) s.seen[card] = wasPublic ? EVERYBODY : s.seen[card];
  else s.seen[card] = 0;
  if ((wasInPlay || entersPlay || isCopied(from) || isCopied(to)) && faceOf(s, card).statics.length > 0)
    staticsChanged(s);
  const id = to === ZONE.hand && wasPublic ? relabel(s, card) : card;
  if (wasKnown !== EVERYBODY && knownTo(s, id) !== wasKnown) reveal(s);
  if (isChecked(from) || isChecked(to) || isMain(s, id)) cardChanged(s, id);
  if (isMentioned(s)) {
    mention(s, {
      type: 'moved',
      card: id,
      face: faceOf(s, id).id,
      from: ZONE_NAMES[from],
      to: ZONE_NAMES[to],
      seat,
      faceDown,
      known: knownTo(s, id) | (wasPublic ? EVERYBODY : 0),
    });
  }
  if (to === ZONE.ko) happen(s, EV.goesToKo, id, NONE, seat);
  return id;
}

/** Cards there may lend their powers to somebody in play. */
const isCopied = (zone: number): boolean => COPIED_ZONES.includes(zone);

/** Zones in which the state check looks at every card; elsewhere it looks for main characters (VS-TIME-12). */
const isChecked = (zone: number): boolean => isRow(zone) || zone === ZONE.equipped || zone === ZONE.removed;

/** See `derived/holdings.ts`. */
const isHeld = (zone: number): boolean => zone === ZONE.hand || zone === ZONE.resources;

const isRow = (zone: number): boolean => zone === ZONE.front || zone === ZONE.back;

function keepBoard(s: VsState, card: number, from: number, to: number): void {
  if (isRow(from) === isRow(to)) return;
  boardChanged(s);
  if (isRow(to)) s.board.push(card);
  else remove(s.board, card);
}

/** Counters, attachments and modifiers are gone once a card has left play (VS-ZON-18, VS-STN-47). */
function stripCard(s: VsState, card: number): void {
  endGuise(s, card);
  dropRowsOf(s, card);
  for (const column of s.counters) column[card] = 0;
  s.wounds[card] = 0;
  s.xp[card] = 0;
  s.role[card] = ROLE.none;
  s.part[card] = 0;
  s.frozen[card] = 0;
  s.memo[card] = 0;
  s.progress[card] = 0;
  s.attachedTo[card] = NONE;
}

/**
 * An open card that goes to a hand gets another id, traded with a random card of its owner's deck, so that nobody can follow
 * it there by its id. Nothing else changes: the traded card stays where it was in the deck.
 */
function relabel(s: VsState, card: number): number {
  const deck = zoneList(s, ZONE.deck, s.owner[card]);
  if (deck.length === 0) return card;
  const place = unscriptedBelow(s.random, deck.length);
  const other = deck[place];
  reveal(s);
  swapIdentities(card, other, identityOf(s));
  const hand = zoneList(s, ZONE.hand, s.owner[card]);
  hand[hand.indexOf(card)] = other;
  deck[place] = card;
  s.zone[card] = ZONE.deck;
  s.zone[other] = ZONE.hand;
  s.controller[other] = s.owner[other];
  s.visit[card]++;
  s.visit[other]++;
  return other;
}

/** Shuffles a deck: its order, and which id has which face, so that no id can be followed through it. */
export function shuffleDeck(s: VsState, seat: Seat): void {
  const deck = zoneList(s, ZONE.deck, seat);
  for (const card of deck) s.seen[card] = 0;
  shuffle(s.random, deck);
  shuffleIdentities(s.random, deck, identityOf(s));
  for (const card of deck) s.visit[card]++;
  reveal(s);
  mention(s, { type: 'shuffled', seat });
}

/** The same with all but these, which lie on top of it afterwards and keep who they are. */
export function shuffleUnder(s: VsState, seat: Seat, aside: readonly number[]): void {
  const deck = zoneList(s, ZONE.deck, seat);
  const kept = deck.filter((card) => aside.includes(card));
  const rest = deck.filter((card) => !aside.includes(card));
  truncate(deck, 0);
  deck.push(...rest);
  shuffleDeck(s, seat);
  deck.push(...kept);
}

/** Only who put cards into an order knows which of them lies where: these seats. */
export function knowPlace(s: VsState, card: number, knows: number): void {
  s.seen[card] &= knows;
  reveal(s);
}

/** It lies there though it is not printed on it. */
export function keepInPile(s: VsState, card: number, pile: string): void {
  if (faceOf(s, card).card.pile === undefined) s.memo[card] = s.book.catalogue.pools.indexOf(pile) + 1;
}

/** The cards of a side pile that lies face down: which id has which face. */
export function shufflePile(s: VsState, seat: Seat, pile: string): void {
  const cards = zoneList(s, ZONE.side, seat).filter((card) => faceOf(s, card).card.pile === pile);
  for (const card of cards) {
    s.seen[card] = 0;
    s.visit[card]++;
  }
  shuffleIdentities(s.random, cards, identityOf(s));
  reveal(s);
}

/** Puts a card that lies on top of its deck under it. Of those who knew it only these seats know where it lies. */
export function sinkToBottom(s: VsState, card: number, knows: number): void {
  knowPlace(s, card, knows);
  const deck = zoneList(s, ZONE.deck, s.owner[card]);
  for (let i = deck.length - 1; i > 0; i--) deck[i] = deck[i - 1];
  deck[0] = card;
}

/** Draws up to `count` cards; an empty deck gives none and harms nobody (VS-DRW-05, VS-END-09). */
export function drawCards(s: VsState, seat: Seat, count: number): number {
  const deck = zoneList(s, ZONE.deck, seat);
  const hand = zoneList(s, ZONE.hand, seat);
  const drawn = Math.min(count, deck.length);
  for (let i = 0; i < drawn; i++) {
    const card = deck[deck.length - 1];
    deck.pop();
    s.zone[card] = ZONE.hand;
    s.visit[card]++;
    hand.push(card);
  }
  if (drawn === 0) return 0;
  holdingsChanged(s);
  reveal(s);
  if (isMentioned(s)) {
    const cards = hand.slice(hand.length - drawn);
    mention(s, { type: 'drew', seat, cards, faces: cards.map((card) => faceOf(s, card).id) });
  }
  if (s.v[V.phase] !== PHASE.setup && isRuledOut(s, 'revealDraws', seat))
    revealDrawn(s, seat, hand.slice(hand.length - drawn));
  for (let i = hand.length - drawn; i < hand.length; i++) happen(s, EV.drawsCard, hand[i], NONE, seat);
  happen(s, EV.draws, NONE, NONE, seat, drawn);
  return drawn;
}

/** VS-MEC-OPEN-01: as they are drawn. */
function revealDrawn(s: VsState, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) showTo(s, card, EVERYBODY);
  const faces = cards.map((card) => faceOf(s, card).id);
  announce(s, { type: 'revealed', seat, faces, to: EVERYBODY, looked: false });
  tellReveal(s, seat, cards.length);
}

/** Turns a resource over (VS-RES-09). */
export function turnResource(s: VsState, card: number, face: 'up' | 'down'): void {
  holdingsChanged(s);
  if (face === 'up') {
    s.flags[card] &= ~FLAG.faceDown;
    s.seen[card] = 0;
    reveal(s);
  } else {
    s.flags[card] |= FLAG.faceDown;
    s.seen[card] = EVERYBODY;
  }
  if (faceOf(s, card).statics.length > 0) staticsChanged(s);
  if (isMentioned(s)) {
    mention(s, {
      type: 'moved',
      card,
      face: faceOf(s, card).id,
      from: 'resources',
      to: 'resources',
      seat: s.controller[card],
      faceDown: face === 'down',
      known: EVERYBODY,
    });
  }
}

/** A card goes face down out of a hand: what is known of it and of the rest of the hand is forgotten, before it moves and could be followed. */
export function forgetHand(s: VsState, seat: Seat): void {
  for (const card of zoneList(s, ZONE.hand, seat)) s.seen[card] = 0;
}

/** Moves a character between rows of its side, or to another side (VS-TERM-03: its new controller's). */
export function moveToRow(s: VsState, card: number, row: number, seat: Seat): void {
  const from = s.zone[card];
  remove(zoneList(s, from, listSeatOf(s, card)), card);
  s.zone[card] = row;
  // A mere change of rows is nothing to the state check.
  if (s.controller[card] !== seat) {
    cardChanged(s, card);
    boardChanged(s);
  }
  s.controller[card] = seat;
  zoneList(s, row, listSeatOf(s, card)).push(card);
  bringEquipment(s, card);
  if (isMentioned(s)) {
    mention(s, {
      type: 'moved',
      card,
      face: faceOf(s, card).id,
      from: ZONE_NAMES[from],
      to: ZONE_NAMES[row],
      seat,
      known: EVERYBODY,
    });
  }
}

/** VS-EQP-16: what a character wears is on the side of who controls it. */
export function bringEquipment(s: VsState, card: number): void {
  if (!s.book.hasEquipment) return;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.controller[card]) continue;
    for (const worn of zoneList(s, ZONE.equipped, seat).filter((one) => s.attachedTo[one] === card)) {
      remove(zoneList(s, ZONE.equipped, seat), worn);
      s.controller[worn] = s.controller[card];
      zoneList(s, ZONE.equipped, s.controller[card]).push(worn);
    }
  }
}

const SOURCE_ON_SIDE = durationNumber('sourceOnSide');

/** To another side. It leaves the combat (VS-CMB-54) and may move again in a Formation Step. */
export function handOver(s: VsState, card: number, row: number, seat: number): void {
  if (!isSameSide(s, s.controller[card], seat)) happen(s, EV.changesSides, card, NONE, s.controller[card]);
  endRowsOf(s, card, 'source', SOURCE_ON_SIDE);
  moveToRow(s, card, row, seat);
  s.role[card] = ROLE.none;
  s.flags[card] &= ~FLAG.moved;
  // VS-UNQ-04: by arriving it becomes the later of two with one name. It has not come into play anew (VS-STAT-05).
  remove(s.board, card);
  s.board.push(card);
}
