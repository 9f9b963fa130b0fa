import { NONE } from '@longbox/kernel';
import { isFaceUp, isInRow, isSameSide } from '../queries/relation.ts';
import { ROLE, V, type VsState, ZONE } from '../state.ts';

// Facts about the combat going on, read off the rows its attackers stand in now (VS-ATK-32).

function anyAttackerIn(s: VsState, zone: number): boolean {
  if (s.v[V.combat] === 0) return false;
  for (let seat = 0; seat < s.seats; seat++) {
    const list = s.zones[zone * s.seats + seat];
    for (let i = 0; i < list.length; i++) if (s.role[list[i]] === ROLE.attacker) return true;
  }
  return false;
}

export const isMelee = (s: VsState): boolean => anyAttackerIn(s, ZONE.front);
export const isRanged = (s: VsState): boolean => anyAttackerIn(s, ZONE.back);

export function countAttackers(s: VsState): number {
  let count = 0;
  for (let card = 0; card < s.cards; card++) if (s.role[card] === ROLE.attacker) count++;
  return count;
}

/** A team attack reduced to one attacker is a solo attack (VS-CMB-49). */
export const isAttackingSolo = (s: VsState): boolean => countAttackers(s) === 1;

export function defenderOf(s: VsState): number {
  for (let card = 0; card < s.cards; card++) if (s.role[card] === ROLE.defender) return card;
  return NONE;
}

/** VS-TERM-18: a face-up front row character protects the face-up back row characters of its side. */
export function protects(s: VsState, protector: number, card: number): boolean {
  return (
    s.zone[protector] === ZONE.front &&
    isFaceUp(s, protector) &&
    s.zone[card] === ZONE.back &&
    isFaceUp(s, card) &&
    isInRow(s, card) &&
    isSameSide(s, s.controller[protector], s.controller[card])
  );
}

/** VS-TERM-19. */
export function isProtected(s: VsState, card: number): boolean {
  if (s.zone[card] !== ZONE.back || !isFaceUp(s, card)) return false;
  const front = s.zones[ZONE.front * s.seats + s.sideOf[s.controller[card]]];
  for (let i = 0; i < front.length; i++) if (isFaceUp(s, front[i])) return true;
  return false;
}
