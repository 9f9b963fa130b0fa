import { NONE, type Seat } from '@longbox/kernel';
import { costMask, type Face, KIND } from '../catalogue/face.ts';
import { NO_TEAMS, shareTeam } from '../catalogue/team-sets.ts';
import { teamsOf } from '../queries/traits.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isFaceUp, isInRow, isMain, isSameSide, sharesName } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { mainOf, printedWorth } from './sight.ts';
import { W } from './worths.ts';

/** The cost of losing this card of one's own; an unseen card counts like any other. */
export function keepOf(s: VsState, seat: Seat, card: number): number {
  if ((knownTo(s, card) & (1 << seat)) === 0) return W.card;
  const face = faceOf(s, card);
  if ((face.kind & KIND.location) !== 0) return locationKeep(s, seat, card);
  if ((face.kind & KIND.plotTwist) !== 0) return isPlayable(s, seat, card) ? twistKeep(face) : W.unplayable;
  if ((face.kind & KIND.equipment) !== 0) return s.book.profile.equipment ? 8 + 3 * face.cost : 2;
  const twin = twinInPlay(s, seat, card);
  const copies = W.copy * copiesBefore(s, seat, card);
  if (twin !== NONE) return (isMain(s, twin) ? W.powerUp : W.powerUp - W.twinLess) - copies;
  return characterKeep(s, seat, card) - copies;
}

/** The worth of keeping a trick in hand for the combat it decides; cards for the main phase gain little by waiting. */
function twistKeep({ card }: Face): number {
  return card.card === 'plotTwist' && card.timing.some(({ at }) => at === 'main') ? W.plan : W.trick;
}

/** A character counts in full once it can be recruited, and less for each turn it must wait. */
function characterKeep(s: VsState, seat: Seat, card: number): number {
  const points = zoneList(s, ZONE.resources, seat).length + 1;
  const worth = (W.keepShare * printedWorth(s, card)) >> 4;
  const wait = faceOf(s, card).cost - points;
  return wait <= 0 ? worth : Math.max(4, (worth * (16 - Math.min(16, W.wait * wait))) >> 4);
}

/** Locations beyond what their player can use are the first to go. */
function locationKeep(s: VsState, seat: Seat, card: number): number {
  return isWanted(s, seat, card) ? W.wantedLocation : W.idleLocation;
}

function copiesBefore(s: VsState, seat: Seat, card: number): number {
  const hand = zoneList(s, ZONE.hand, seat);
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === card) break;
    if (s.face[hand[i]] === s.face[card]) count++;
  }
  return count;
}

/** A character of one's own in play with the same name: the card can power it up. */
export function twinInPlay(s: VsState, seat: Seat, card: number): number {
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (isSameSide(s, s.controller[board[i]], seat) && sharesName(s, board[i], card)) return board[i];
  }
  return NONE;
}

/** Whether a character of the plot twist's team is there to play it. */
function isPlayable(s: VsState, seat: Seat, card: number): boolean {
  const { teams } = faceOf(s, card);
  if (teams === NO_TEAMS) return true;
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (isSameSide(s, s.controller[board[i]], seat) && shareTeam(teamsOf(s, board[i]), teams)) return true;
  }
  return false;
}

/** Whether a power of one's own characters, in play or in hand, asks for a symbol of this location. */
export function isWanted(s: VsState, seat: Seat, location: number): boolean {
  const { symbols } = faceOf(s, location);
  return (symbols & symbolsAsked(s, seat)) !== 0;
}

/** Symbols that powers of a player's main character, characters in play and characters in hand ask for. */
export function symbolsAsked(s: VsState, seat: Seat): number {
  let mask = 0;
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (isSameSide(s, s.controller[board[i]], seat)) mask |= askedBy(s, board[i]);
  }
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) mask |= askedBy(s, hand[i]);
  return mask;
}

function askedBy(s: VsState, card: number): number {
  const { supers } = faceOf(s, card);
  let mask = 0;
  for (let i = 0; i < supers.length; i++) {
    const { power } = supers[i];
    if (power.power !== 'super') continue;
    for (let k = 0; k < power.cost.length; k++) mask |= costMask(power.cost[k]);
  }
  return mask;
}

/** Face-up locations in the row that yield any of these symbols. */
export function yielding(s: VsState, seat: Seat, symbols: number): number {
  const row = zoneList(s, ZONE.resources, seat);
  let count = 0;
  for (let i = 0; i < row.length; i++) {
    if (isFaceUp(s, row[i]) && (faceOf(s, row[i]).symbols & symbols) !== 0) count++;
  }
  return count;
}

/** What a known card is worth to its owner, wherever it lies. */
export function worthAnywhere(s: VsState, seat: Seat, card: number): number {
  return isInRow(s, card) || mainOf(s, seat) === NONE ? printedWorth(s, card) : keepOf(s, seat, card);
}
