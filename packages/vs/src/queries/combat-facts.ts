import { ARG, FRAME, NONE, sortAscending } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { KW } from '../catalogue/face.ts';
import { MARK } from '../state/marks.ts';
import { isFaceUp, isInRow, isSameSide } from '../state/relation.ts';
import { ROLE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { isForbidden } from './allowed.ts';
import { hasKeyword } from './traits.ts';

// Facts about the combat going on, read off the rows its attackers stand in now (VS-ATK-32).

/** The row it attacks from: where it stands, unless a card says that it attacks in melee. */
export const attacksFrom = (s: VsState, attacker: number): number =>
  (s.part[attacker] & MARK.melee) === 0 ? s.zone[attacker] : ZONE.front;

function anyAttackerIn(s: VsState, zone: number): boolean {
  if (s.v[V.combat] === 0) return false;
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (s.role[board[i]] === ROLE.attacker && attacksFrom(s, board[i]) === zone) return true;
  }
  return false;
}

export const isMelee = (s: VsState): boolean => anyAttackerIn(s, ZONE.front);
export const isRanged = (s: VsState): boolean => anyAttackerIn(s, ZONE.back);

export function countAttackers(s: VsState): number {
  const { board } = s;
  let count = 0;
  for (let i = 0; i < board.length; i++) if (s.role[board[i]] === ROLE.attacker) count++;
  return count;
}

/** The attackers, in the order of their ids. */
export const attackersOf = (s: VsState): number[] => inRole(s, ROLE.attacker);

function inRole(s: VsState, role: number): number[] {
  let cards: number[] | undefined;
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (s.role[board[i]] !== role) continue;
    // Mostly one alone: a list made with it has no room for more.
    if (cards === undefined) cards = [board[i]];
    else cards.push(board[i]);
  }
  if (cards === undefined) return [];
  return cards.length < 2 ? cards : sortAscending(cards);
}

/** A team attack reduced to one attacker is a solo attack (VS-CMB-49). */
export const isAttackingSolo = (s: VsState): boolean => countAttackers(s) === 1;

/** A character, the stand-in of a player who is attacked in person, or a location. */
export function defenderOf(s: VsState): number {
  const { board } = s;
  for (let i = 0; i < board.length; i++) if (s.role[board[i]] === ROLE.defender) return board[i];
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.role[s.playerCard[seat]] === ROLE.defender) return s.playerCard[seat];
  }
  return s.v[V.combat] === 0 ? NONE : defendingLocation(s);
}

/** VS-MEC-ATTACK-09 */
export function defendingLocation(s: VsState): number {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of zoneList(s, ZONE.resources, seat)) if (s.role[card] === ROLE.defender) return card;
  }
  return NONE;
}

/** Where the frame of a combat keeps the newest timestamp as it began. */
export const COMBAT_SINCE = ARG + 5;

/** The newest timestamp as the combat going on began, or NONE: what has a greater one was made in it. */
export function combatSince(s: VsState): number {
  if (s.v[V.combat] === 0) return NONE;
  let at = s.stack.length - FRAME;
  while (at >= 0 && s.stack[at] !== K.combat) at -= FRAME;
  return at < 0 ? NONE : s.stack[at + COMBAT_SINCE];
}

/** All of them, where a row or two characters are attacked (VS-MEC-ATTACK-01); a player defends alone. */
export function defendersOf(s: VsState): number[] {
  const defenders = inRole(s, ROLE.defender);
  if (defenders.length > 0) return defenders;
  const alone = defenderOf(s);
  return alone === NONE ? [] : [alone];
}

/** VS-TERM-18: a face-up front row character protects the face-up back row characters of its side. */
export function protects(s: VsState, protector: number, card: number): boolean {
  return (
    s.zone[protector] === ZONE.front &&
    isShield(s, protector) &&
    s.zone[card] === ZONE.back &&
    isFaceUp(s, card) &&
    isInRow(s, card) &&
    isSameSide(s, s.controller[protector], s.controller[card])
  );
}

/** VS-TERM-19. */
export function isProtected(s: VsState, card: number): boolean {
  if (s.zone[card] !== ZONE.back || !isFaceUp(s, card)) return false;
  return isAnyShield(s, s.zones[ZONE.front * s.seats + s.sideOf[s.controller[card]]]);
}

function isAnyShield(s: VsState, cards: readonly number[]): boolean {
  for (let i = 0; i < cards.length; i++) if (isShield(s, cards[i])) return true;
  return false;
}

/** VS-KW-INVISIBLE: who does not protect counts as absent (VS-MEC-PROTECT-02). */
const isShield = (s: VsState, card: number): boolean =>
  isFaceUp(s, card) && !hasKeyword(s, card, KW.invisible) && !isForbidden(s, CANT.protect, card);
