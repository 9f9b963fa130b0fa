import { NONE, type Seat } from '@longbox/kernel';
import { EV, KIND } from '../catalogue/face.ts';
import { staticsChanged } from '../derived/changes.ts';
import { AWAY, absorbedBy, faceOf, isAway, isCharacter, isInPlay } from '../state/relation.ts';
import { FLAG, V, type VsState, ZONE } from '../state/state.ts';
import { leavePlay } from './ko.ts';
import { moveCard } from './move.ts';
import { happen } from './triggers.ts';

// Cards out of the game that belong to somebody or something.

/** VS-ZON-25, 26: removed from the game, tied to the captor, with its wounds. */
export function captureCard(s: VsState, card: number, captor: number): void {
  const wounds = s.wounds[card];
  moveCard(s, card, ZONE.removed, s.owner[card]);
  s.wounds[card] = wounds;
  s.attachedTo[card] = captor;
}

/**
 * VS-MEC-PHASEOUT-01: out of the game with its counters, wounds and XP among them. False if it has gone where it cannot
 * come back from: a token, or a card that goes to a pile instead.
 */
export function removeWithCounters(s: VsState, card: number): boolean {
  const kept = columnsOf(s).map((column) => column[card]);
  const isToken = (faceOf(s, card).kind & KIND.token) !== 0;
  const id = leavePlay(s, card, ZONE.removed);
  if (isToken || s.zone[id] !== ZONE.removed) return false;
  columnsOf(s).forEach((column, i) => {
    column[id] = kept[i];
  });
  s.memo[id] = AWAY;
  return true;
}

/** VS-MEC-PHASEOUT-04: wherever it is, out of the game, until a power of its own brings it back in a later turn. */
export function stepOutside(s: VsState, card: number): void {
  if (isInPlay(s, card)) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
  const id = isInPlay(s, card) ? leavePlay(s, card, ZONE.removed) : moveCard(s, card, ZONE.removed, s.owner[card]);
  if (s.zone[id] !== ZONE.removed) return;
  s.memo[id] = AWAY;
  s.progress[id] = s.v[V.turn];
}

/** It comes back now, or never. */
export function endAbsence(s: VsState, card: number): void {
  if (!isAway(s, card)) return;
  s.memo[card] = 0;
  s.progress[card] = 0;
}

const columnsOf = (s: VsState) => [...s.counters, s.wounds, s.xp];

/** VS-ZON-27: back to its owner's back row, stunned and with its wounds. */
export function freeCaptive(s: VsState, card: number, seat: Seat): void {
  s.attachedTo[card] = NONE;
  // VS-MEC-RESOURCE-05: a card that was a character only in play is not one any more.
  if (!isCharacter(s, card)) {
    moveCard(s, card, ZONE.ko, s.owner[card]);
    return;
  }
  moveCard(s, card, ZONE.back, seat, false, FLAG.faceDown | FLAG.exhausted | FLAG.stunned);
}

/** VS-ZON-34: to the KO pile. It is not in play, so this is no KO. */
export function dropCaptive(s: VsState, card: number): void {
  s.attachedTo[card] = NONE;
  s.wounds[card] = 0;
  moveCard(s, card, ZONE.ko, s.owner[card]);
}

/** Removed from the game, and from then on they belong to a stay in play; see `isAbsorbed`. */
export function absorbCards(s: VsState, cards: readonly number[], stay: number): void {
  for (const card of cards) {
    if (isInPlay(s, card)) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
    const id = isInPlay(s, card) ? leavePlay(s, card, ZONE.removed) : moveCard(s, card, ZONE.removed, s.owner[card]);
    s.memo[id] = absorbedBy(stay);
  }
  staticsChanged(s);
}

/** Face down and out of the game until they come back; `mark` tells which belong together. */
export function setAsideCard(s: VsState, card: number, mark: number): void {
  moveCard(s, card, ZONE.removed, s.owner[card], true);
  s.memo[card] = mark;
}

export function returnToHand(s: VsState, card: number, seat: Seat): void {
  s.memo[card] = 0;
  moveCard(s, card, ZONE.hand, seat);
}
