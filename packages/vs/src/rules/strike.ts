import { CANT } from '../catalogue/cant.ts';
import { KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { affecting, gathered, mayBeAffected, release } from '../queries/affecting.ts';
import { isForbidden, isPermitted } from '../queries/allowed.ts';
import { attacksFrom, isMelee } from '../queries/combat-facts.ts';
import { enter, leave } from '../queries/ctx.ts';
import { fits } from '../queries/filter.ts';
import { attacksWithPartner } from '../queries/partners.ts';
import { atkOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { MARK } from '../state/marks.ts';
import { isFaceUp, isMain } from '../state/relation.ts';
import { ROLE, type VsState, ZONE } from '../state/state.ts';

/** What any strike needs: enough ATK (VS-CMB-14), and nothing that forbids it to either. */
export function canStrike(s: VsState, striker: number, target: number): boolean {
  if (atkOf(s, striker) < s.book.profile.leastAtkToStrike) return false;
  if (isForbidden(s, CANT.strike, striker, target) || isForbidden(s, CANT.beStruck, target, striker)) return false;
  if (attacksWithPartner(s, target)) return false;
  return !(hasKeyword(s, target, KW.airSuperiority) && hasKeyword(s, striker, KW.flight));
}

/** VS-MEC-STRIKE-06: a strike it would make at this one it makes at itself. */
export const strikesItself = (s: VsState, striker: number, target: number): boolean =>
  isPermitted(s, CAN.strikeItself, striker, target);

/** The defender's strike: not face down, and in a ranged combat it needs Ranged (VS-CMB-15). */
export function canStrikeBack(s: VsState, defender: number, attacker: number): boolean {
  // VS-MEC-ATTACK-09: no location strikes.
  if (s.zone[defender] === ZONE.resources) return false;
  if (!isFaceUp(s, defender) || !canStrike(s, defender, attacker)) return false;
  if (!isMelee(s) && !hasKeyword(s, defender, KW.ranged)) return false;
  if (isForbidden(s, CANT.strikeBack, defender, attacker) || isForbidden(s, CANT.beStruckBack, attacker, defender))
    return false;
  // VS-KW-INVADE.
  return !(s.zone[defender] === ZONE.back && hasKeyword(s, attacker, KW.invade));
}

/**
 * ATK, or a multiple of it by a power (the strike, not ATK itself): Fearless doubles it against a main character it attacks
 * (VS-KW-FEARLESS). Of several the largest counts (VS-MEC-STRIKE-05).
 */
export function strikeValue(s: VsState, striker: number, target: number): number {
  const atk = atkOf(s, striker);
  const attacks = s.role[striker] === ROLE.attacker && s.role[target] === ROLE.defender;
  return strikeFactor(s, striker, target, attacks) * atk;
}

/** A modifier `against` some characters applies in attacks on them. */
export function strikeFactor(s: VsState, striker: number, target: number, attacks: boolean): number {
  const fearless = attacks && isMain(s, target) && hasKeyword(s, striker, KW.fearless) ? 2 : 1;
  if (!mayBeAffected(s, striker, IS.strikeTwice)) return fearless;
  const start = affecting(s, striker, IS.strikeTwice);
  const end = gathered.length;
  let most = fearless;
  for (let i = start; i < end; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'strikeTwice' || mod.more === true) continue;
    if (mod.attacking === 'ranged' && !(attacks && attacksFrom(s, striker) === ZONE.back)) continue;
    const ctx = enter(striker, s.controller[striker]);
    if (mod.against === undefined || (attacks && fits(s, mod.against, target, ctx)))
      most = Math.max(most, mod.times ?? 2);
    leave();
  }
  release(start);
  return most;
}

/** How often it strikes in the combat going on: once, and once more for each power that says so (VS-MEC-STRIKE-03). */
export function strikesOf(s: VsState, striker: number): number {
  if (!mayBeAffected(s, striker, IS.strikeTwice)) return 1;
  const start = affecting(s, striker, IS.strikeTwice);
  let times = 1;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'strikeTwice' && mod.more === true) times++;
  }
  release(start);
  return times;
}

/** VS-MEC-STRIKE-07: what it does in place of a strike at this one. */
export const putsMinusInstead = (s: VsState, striker: number, target: number): boolean =>
  isPermitted(s, CAN.putMinusInsteadOfStrike, striker, target);
export const mayWoundInstead = (s: VsState, striker: number, target: number): boolean =>
  isPermitted(s, CAN.woundInsteadOfStrike, striker, target);
/** Its player has chosen the wound. */
export const woundsInstead = (s: VsState, striker: number, target: number): boolean =>
  (s.part[striker] & MARK.woundsInstead) !== 0 && mayWoundInstead(s, striker, target);
export const doesInstead = (s: VsState, striker: number, target: number): boolean =>
  putsMinusInstead(s, striker, target) || woundsInstead(s, striker, target);
