import { NONE } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { EV, KIND } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { FACEHUGGERS, UNDER_DECK } from '../language/index.ts';
import { affecting, gathered, release } from '../queries/affecting.ts';
import { isForbidden } from '../queries/allowed.ts';
import { healthOf } from '../queries/stats.ts';
import { faceOf, isInPlay, isInRow, isMain } from '../state/relation.ts';
import { EVERYBODY, type VsState, ZONE } from '../state/state.ts';
import { moveCard, sinkToBottom } from './move.ts';
import { tellOf } from './tell.ts';
import { happen } from './triggers.ts';

/** KOs cards in play together (VS-STN-46): first every trigger looks at the situation before, then all of them go. */
export function koAll(s: VsState, cards: readonly number[], source: number): void {
  const dying = cards.filter((card) => isInPlay(s, card) && !(isInRow(s, card) && isForbidden(s, CANT.beKod, card)));
  for (const card of dying) koTriggers(s, card, source);
  koMoves(s, dying);
}

export function koTriggers(s: VsState, card: number, source: number): void {
  const health = isInRow(s, card) ? healthOf(s, card) : 0;
  if (source !== NONE) happen(s, EV.kos, source, card, s.controller[source], health);
  happen(s, EV.getsKod, card, source, s.controller[card], health);
  happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
}

export function koMoves(s: VsState, dying: readonly number[]): void {
  for (const card of dying) tellOf(s, card, { type: 'koed', card });
  for (const card of dying) leavePlay(s, card, ZONE.ko);
}

/**
 * Takes a card out of play to a zone of its owner (VS-ZON-03), or where its own text, its being a token (VS-ZON-21) or a
 * demoted main character (VS-MC-13) sends it. Returns its id there.
 */
export function leavePlay(s: VsState, card: number, to: number, faceDown = false): number {
  const owner = s.owner[card];
  if (isInRow(s, card)) {
    const instead = placeInstead(s, card);
    if (instead === ZONE.deck) return putUnderDeck(s, card);
    if (instead !== NONE) return moveCard(s, card, instead, owner);
  }
  if ((faceOf(s, card).kind & KIND.token) !== 0) {
    // VS-ZON-35: Facehuggers go back to their pile in every edition.
    const isKept = s.book.profile.tokensAfterPlay === 'setAside' || faceOf(s, card).card.pile === FACEHUGGERS;
    return moveCard(s, card, isKept ? ZONE.side : ZONE.removed, owner);
  }
  if (s.status[card] === 2 && isOriginalMain(s, card)) return moveCard(s, card, ZONE.removed, owner);
  return moveCard(s, card, to, owner, faceDown);
}

/** Replacement: "if it would leave play, put it into that pile, or remove it from the game, instead"; NONE without one. */
function placeInstead(s: VsState, card: number): number {
  const start = affecting(s, card, IS.leavesToPile);
  let place = NONE;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'leavesToPile') continue;
    place = mod.pile === undefined ? ZONE.removed : mod.pile === UNDER_DECK ? ZONE.deck : ZONE.side;
  }
  release(start);
  return place;
}

/** Everybody sees where it goes. */
function putUnderDeck(s: VsState, card: number): number {
  const id = moveCard(s, card, ZONE.deck, s.owner[card]);
  sinkToBottom(s, id, EVERYBODY);
  return id;
}

const isOriginalMain = (s: VsState, card: number): boolean => (faceOf(s, card).kind & KIND.main) !== 0;

/** Main characters a player still has in play on any side count for their owner (VS-MC-16, VS-END-14). */
export function hasMainInPlay(s: VsState, seat: number): boolean {
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] === seat && isInRow(s, card) && isMain(s, card)) return true;
  }
  return false;
}
