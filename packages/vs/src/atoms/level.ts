import { remove, reveal, swapIdentities } from '@longbox/kernel';
import { EV, KIND } from '../catalogue/face.ts';
import { faceChanged, holdingsChanged } from '../derived/changes.ts';
import { namesChanged } from '../derived/settled.ts';
import { faceOf, isInRow, isMain, listSeatOf } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { endGuise } from './guise.ts';
import { moveCard } from './move.ts';
import { tell } from './tell.ts';
import { happen } from './triggers.ts';

/** Up to `most`: XP may have to stop at the number needed (VS-LVL-17). */
export function addXpTo(s: VsState, card: number, count: number, most: number): void {
  s.xp[card] = Math.min(s.xp[card] + count, most);
  tell(s, { type: 'gainedXp', card, count, total: s.xp[card] });
}

/** XP never go below 0. */
export function removeXp(s: VsState, card: number, count: number): void {
  const gone = Math.min(count, s.xp[card]);
  s.xp[card] -= gone;
  tell(s, { type: 'gainedXp', card, count: -gone, total: s.xp[card] });
}

/**
 * Puts the version `other` in place of `card`: the character in play keeps its id and with it everything that is on it
 * (VS-LVL-05 to 08, VS-LVL-32); only the faces, and the XP that belong to a level, trade places (VS-LVL-22).
 */
export function becomeVersion(s: VsState, card: number, other: number, isReturn = false): void {
  const wasLevel = faceOf(s, card).level;
  // VS-PWR-08: the old version may have the trigger too, so triggers are collected before the change.
  const isUp = faceOf(s, other).level > wasLevel;
  if (isUp && !isReturn) happen(s, EV.levelsUp, card, -1, s.controller[card]);
  swapIdentities(card, other, [s.face, s.xp]);
  s.progress[card] = 0;
  faceChanged(s);
  const face = faceOf(s, card);
  // VS-LVL-03, 19: the XP for the level reached are removed.
  if (isUp) s.xp[other] = 0;
  tell(s, { type: 'leveled', card, face: face.id, level: face.level });
}

/**
 * VS-LVL-26, 27: replaced by a different character. Like in a level change the one in play keeps its id and everything that is
 * on it; the two faces trade places.
 */
export function takeForm(s: VsState, card: number, other: number): void {
  endGuise(s, card);
  const held = s.face[card];
  s.face[card] = s.face[other];
  s.face[other] = held;
  // VS-MEC-TRANSFORM-03: XP stay with the card they were earned on, for the way back.
  const earned = s.xp[card];
  s.xp[card] = s.xp[other];
  s.xp[other] = earned;
  s.progress[card] = 0;
  // The card left behind is out of the game but stays at hand for a way back (VS-LVL-28).
  if (s.zone[other] !== ZONE.removed) {
    remove(zoneList(s, s.zone[other], listSeatOf(s, other)), other);
    s.zone[other] = ZONE.removed;
    zoneList(s, ZONE.removed, s.owner[other]).push(other);
  }
  bringLevels(s, card);
  faceChanged(s);
  tell(s, { type: 'transformed', card, face: faceOf(s, card).id, level: faceOf(s, card).level });
  happen(s, EV.takesForm, card, -1, s.controller[card]);
}

/** The same with a card out of its owner's hand. */
export function takeFormFromHand(s: VsState, card: number, other: number): void {
  reveal(s);
  holdingsChanged(s);
  takeForm(s, card, other);
  s.visit[other]++;
  s.seen[other] = 0;
  happen(s, EV.leavesHand, other, -1, s.owner[other]);
}

/** VS-ZON-44: the other levels of the new main character come out of the side deck and are shown. */
export function bringLevels(s: VsState, card: number): void {
  const { line, kind } = faceOf(s, card);
  if ((kind & KIND.main) === 0) return;
  for (const other of zoneList(s, ZONE.side, s.owner[card]).slice()) {
    const face = faceOf(s, other);
    if (face.line === line && face.card.pile === undefined) moveCard(s, other, ZONE.levelUp, s.owner[card]);
  }
}

/** VS-MC-07 to 10: `card` becomes the main character in place of the one its player had, in play or waiting in hand. */
export function promoteCharacter(s: VsState, card: number): void {
  let instead: number | undefined;
  for (let other = 0; other < s.cards; other++) {
    if (other === card || s.owner[other] !== s.owner[card] || !isMain(s, other)) continue;
    if (!isInRow(s, other) && s.zone[other] !== ZONE.hand) continue;
    s.status[other] = 2;
    instead = other;
  }
  s.status[card] = 1;
  namesChanged(s);
  tell(s, { type: 'promoted', card, instead });
}
