import type { Seat } from '@longbox/kernel';
import type { Face } from '../catalogue/face.ts';
import { KIND } from '../catalogue/face.ts';
import { FLAG, ROLE, refTo, type VsState, ZONE } from './state.ts';

export const faceOf = (s: VsState, card: number): Face => s.faces[s.face[card]];

export const isEnemySeat = (s: VsState, a: Seat, b: Seat): boolean => s.team[a] !== s.team[b];
export const isSameSide = (s: VsState, a: Seat, b: Seat): boolean => s.sideOf[a] === s.sideOf[b];

export const isInRow = (s: VsState, card: number): boolean => s.zone[card] === ZONE.front || s.zone[card] === ZONE.back;
/** A player attacked in person, who counts as a supporting character in that combat. */
export const isPlayerDefending = (s: VsState, card: number): boolean =>
  s.zone[card] === ZONE.player && s.role[card] === ROLE.defender;
/** In one of the three rows, or on a character in one (VS-TERM-01). */
export const isInPlay = (s: VsState, card: number): boolean =>
  isInRow(s, card) || s.zone[card] === ZONE.resources || s.zone[card] === ZONE.equipped;

export const isFaceUp = (s: VsState, card: number): boolean => (s.flags[card] & FLAG.faceDown) === 0;
export const isStunned = (s: VsState, card: number): boolean => (s.flags[card] & FLAG.stunned) !== 0;
export const isHidden = (s: VsState, card: number): boolean => (s.flags[card] & FLAG.hidden) !== 0;
export const isExhausted = (s: VsState, card: number): boolean => (s.flags[card] & FLAG.exhausted) !== 0;

export const isCharacter = (s: VsState, card: number): boolean => (faceOf(s, card).kind & KIND.character) !== 0;

/** Promotion and demotion count wherever the card is (VS-MC-09). */
export function isMain(s: VsState, card: number): boolean {
  if (s.status[card] === 1) return true;
  return s.status[card] !== 2 && (faceOf(s, card).kind & KIND.main) !== 0;
}

/** A promoted character is of Level 1 (VS-MC-08); other supporting ones are of none, which is 0. */
export function levelOf(s: VsState, card: number): number {
  const { level } = faceOf(s, card);
  return level === 0 && s.status[card] === 1 ? 1 : level;
}

export const isSupporting = (s: VsState, card: number): boolean => isCharacter(s, card) && !isMain(s, card);

/** A card that was absorbed remembers by which stay in play of which card. */
export const isAbsorbed = (s: VsState, card: number, by: number): boolean =>
  s.zone[card] === ZONE.removed && s.memo[card] === absorbedBy(refTo(s, by));

/** What `memo` says of a card that is removed for a time, with its counters; no stamp is as high. */
export const AWAY = 0x7fffffff;
export const isAway = (s: VsState, card: number): boolean => s.zone[card] === ZONE.removed && s.memo[card] === AWAY;
/** Below 0, as no other mark is. */
export const absorbedBy = (ref: number): number => -1 - ref;

/** Two cards share a name, AKA included (VS-UNQ-09). Stars are part of a name (VS-UNQ-11). */
export const sharesName = (s: VsState, a: number, b: number): boolean =>
  haveCommon(faceOf(s, a).names, faceOf(s, b).names);

/** For loops that read the names of one card once. */
export function haveCommon(namesOfA: readonly number[], namesOfB: readonly number[]): boolean {
  if (namesOfA.length === 1 && namesOfB.length === 1) return namesOfA[0] === namesOfB[0];
  for (let i = 0; i < namesOfA.length; i++) if (namesOfB.includes(namesOfA[i])) return true;
  return false;
}

/** Seats still in the game, starting with `from` and going left. */
export function nextSeat(s: VsState, from: Seat): Seat {
  let seat = from;
  do seat = (seat + 1) % s.seats;
  while (s.out[seat] !== 0 && seat !== from);
  return seat;
}

/** The next seat on another side: teams that share one follow each other. */
export function nextSide(s: VsState, from: Seat): Seat {
  let seat = nextSeat(s, from);
  while (seat !== from && isSameSide(s, seat, from)) seat = nextSeat(s, seat);
  return seat;
}

/** The seat whose list a card is in: rows and resources go by controller, everything else by owner (VS-ZON-03). */
export function listSeatOf(s: VsState, card: number): Seat {
  switch (s.zone[card]) {
    case ZONE.front:
    case ZONE.back:
      return s.sideOf[s.controller[card]];
    case ZONE.resources:
    case ZONE.equipped:
      return s.controller[card];
    default:
      return s.owner[card];
  }
}

/** Of a side pile by its print, or in one that it has been put into. */
export function isInPile(s: VsState, card: number, pile: string): boolean {
  const printed = faceOf(s, card).card.pile;
  if (printed !== undefined) return printed === pile;
  return s.zone[card] === ZONE.side && s.book.catalogue.pools[s.memo[card] - 1] === pile;
}
