import { dealIdentities, NONE, type Seat, shuffle, truncate } from '@longbox/kernel';
import { type Face, KIND } from '../catalogue/face.ts';
import { LOG, LOG_ROW } from '../queries/history.ts';
import { bookOfAll } from '../set-up/set-up-table.ts';
import { knownTo } from '../state/known.ts';
import { faceOf } from '../state/relation.ts';
import { identityOf, type VsState, ZONE } from '../state/state.ts';

/**
 * Gives the cards of `owner` that `viewer` cannot see the faces of what is left of a supposed deck, once everything the viewer
 * has seen is taken out of it. Where the two do not add up, cards of the same deck stand in: a wrong but coherent deck.
 */
export function suppose(
  s: VsState,
  viewer: Seat,
  owner: Seat,
  hidden: readonly number[],
  list: readonly string[],
): void {
  if (hidden.length === 0) return;
  s.book = bookOfAll(s.book);
  forgetUnasked(s, viewer);
  const deck = facesOf(s, list);
  const mains = mainsAmong(s, hidden);
  const places = hidden.length - mains.length;
  const faces = leftOf(s, viewer, owner, deck);
  shuffle(s.random, faces);
  const stand = deck.slice();
  while (faces.length < places) {
    shuffle(s.random, stand);
    for (let i = 0; i < stand.length && faces.length < places; i++) faces.push(stand[i]);
  }
  if (mains.length > 0) {
    truncate(faces, places);
    faces.push(...mains);
    shuffle(s.random, faces);
  }
  // Whatever else goes with an identity is dealt without a trace of the faces that are really there.
  dealIdentities(s.random, hidden, dealtOf(s).slice(1));
  for (let i = 0; i < hidden.length; i++) s.face[hidden[i]] = faces[i];
}

/**
 * What is dealt out again of a hidden card. The mark of cards set aside stays with their place: everybody knows how many of
 * them will come back.
 */
export const dealtOf = (s: VsState): readonly Int32Array[] => identityOf(s).filter((column) => column !== s.memo);

/** A main character is on no list, and everybody saw it leave play: which ones lie hidden is no secret, only where. */
function mainsAmong(s: VsState, hidden: readonly number[]): number[] {
  const faces = hidden.map((card) => s.face[card]);
  return faces.filter((face) => (s.faces[face].kind & KIND.main) !== 0).sort((a, b) => a - b);
}

/** What only cards the viewer has not seen look back on must not be known: that it was recorded would tell of them. */
function forgetUnasked(s: VsState, viewer: Seat): void {
  const { lookBack, lookBacks } = s.book.catalogue;
  const thisTurn = new Set(lookBack.turn);
  const thisGame = new Set(lookBack.game);
  for (let card = 0; card < s.cards; card++) {
    if ((knownTo(s, card) & (1 << viewer)) === 0) continue;
    for (const event of lookBacks[s.face[card]].turn) thisTurn.add(event);
    for (const event of lookBacks[s.face[card]].game) thisGame.add(event);
  }
  keepEvents(s.turnLog, thisTurn);
  keepEvents(s.gameLog, thisGame);
}

function keepEvents(log: number[], kept: ReadonlySet<number>): void {
  let end = 0;
  for (let at = 0; at < log.length; at += LOG_ROW) {
    if (!kept.has(log[at + LOG.event])) continue;
    for (let i = 0; i < LOG_ROW; i++) log[end++] = log[at + i];
  }
  truncate(log, end);
}

const known = new WeakMap<readonly string[], number[]>();

/** The deck without its main character, ascending; cards nobody has heard of are left out. */
function facesOf(s: VsState, list: readonly string[]): readonly number[] {
  const before = known.get(list);
  if (before !== undefined) return before;
  const { catalogue } = s.book;
  const faces = list.slice(1).flatMap((id) => catalogue.faceOf(id)?.index ?? []);
  if (faces.length === 0) throw new RangeError('a supposed deck has no cards');
  faces.sort((a, b) => a - b);
  known.set(list, faces);
  return faces;
}

function leftOf(s: VsState, viewer: Seat, owner: Seat, deck: readonly number[]): number[] {
  const left = deck.slice();
  for (const card of seenCards(s, owner, viewer)) {
    const at = left.indexOf(s.under[card] === 0 ? s.face[card] : s.under[card] - 1);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Cards of a player's deck that a viewer has seen, wherever they are now. */
export function seenCards(s: VsState, owner: Seat, viewer: Seat): number[] {
  const cards: number[] = [];
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] !== owner || !isOfDeck(s, card)) continue;
    if ((knownTo(s, card) & (1 << viewer)) !== 0) cards.push(card);
  }
  return cards;
}

/** Main characters, their levels, side decks and tokens are no part of a deck. */
function isOfDeck(s: VsState, card: number): boolean {
  const zone = s.zone[card];
  if (zone === ZONE.player || zone === ZONE.levelUp || zone === ZONE.side) return false;
  return (faceOf(s, card).kind & (KIND.main | KIND.token)) === 0;
}

/** The main character a player started with, as far as its levels still show it; nothing while it is not shown. */
export function firstMainOf(s: VsState, owner: Seat, viewer: Seat): Face | undefined {
  const main = shownMain(s, owner, viewer);
  if (main === NONE) return undefined;
  let first = faceOf(s, main);
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] !== owner || s.zone[card] !== ZONE.levelUp) continue;
    const face = faceOf(s, card);
    if (face.line === first.line && face.level < first.level) first = face;
  }
  return first;
}

/** A shuffle gives a main character in the deck another id, so `firstMain` of the state is not asked. */
function shownMain(s: VsState, owner: Seat, viewer: Seat): number {
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] !== owner || s.zone[card] === ZONE.levelUp || (faceOf(s, card).kind & KIND.main) === 0) continue;
    if ((knownTo(s, card) & (1 << viewer)) !== 0) return card;
  }
  return NONE;
}
