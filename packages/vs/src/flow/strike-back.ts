import { NONE } from '@longbox/kernel';
import { KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { isPermitted } from '../queries/allowed.ts';
import { attackersOf, countAttackers, defenderOf, isMelee } from '../queries/combat-facts.ts';
import { hasKeyword } from '../queries/traits.ts';
import { canStrikeBack, strikesItself } from '../rules/strike.ts';
import { V, type VsState } from '../state/state.ts';
import { isItsPart } from './parts.ts';

// Whom a defender strikes, and who decides it (VS-CMB-18 to 24).

/** VS-CMB-24, VS-KW-MONSTROUS. */
export function strikesAll(s: VsState, defender: number): boolean {
  if (!isMelee(s) || countAttackers(s) < 2) return false;
  return hasKeyword(s, defender, KW.monstrous) || isPermitted(s, CAN.strikeEachAttacker, defender);
}

/** VS-CMB-23: while a character with Leader is team attacking. */
export function hasLeader(s: VsState): boolean {
  return attackersOf(s).some((card) => hasKeyword(s, card, KW.leader) || isPermitted(s, CAN.chooseWhoIsStruck, card));
}

/** Those the defender can strike (VS-CMB-22). */
export function ableToBeStruck(s: VsState, defender: number, part: number, attackers: readonly number[]): number[] {
  if (!isItsPart(s, defender, part)) return [];
  if (attackers.length === 1) return canStrikeBack(s, defender, attackers[0]) ? [attackers[0]] : [];
  const able: number[] = [];
  for (let i = 0; i < attackers.length; i++) if (canStrikeBack(s, defender, attackers[i])) able.push(attackers[i]);
  return able;
}

/** Whom the defender can be made to strike: by its player those it can strike, by a Leader's anybody. */
export function strikable(s: VsState, part: number): number[] {
  const defender = defenderOf(s);
  if (defender === NONE) return [];
  const attackers = attackersOf(s);
  const able = ableToBeStruck(s, defender, part, attackers);
  return able.length > 0 && attackers.length > 1 && hasLeader(s) ? attackers : able;
}

/** The seat that must choose, or NONE if there is nothing to choose. */
export function whoChooses(s: VsState, part: number): number {
  // Most attacks are one character's.
  if (countAttackers(s) < 2) return NONE;
  const defender = defenderOf(s);
  if (defender === NONE || strikesAll(s, defender) || strikable(s, part).length < 2) return NONE;
  if (attackersOf(s).every((card) => strikesItself(s, defender, card))) return NONE;
  return hasLeader(s) ? s.v[V.attackingSeat] : s.controller[defender];
}
