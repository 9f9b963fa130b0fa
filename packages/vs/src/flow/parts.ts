import { KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { mayAnyBeAffected } from '../queries/affecting.ts';
import { isPermitted, mayPermit } from '../queries/allowed.ts';
import { isMelee, isRanged } from '../queries/combat-facts.ts';
import { hasKeyword, mayAnyHave } from '../queries/traits.ts';
import { MARK } from '../state/marks.ts';
import { ROLE, type VsState } from '../state/state.ts';

// The parts of a resolution (VS-CMB-30 to 37).

export const WHOLE = 0;
export const FEROCIOUS = 1;
export const NORMAL = 2;

/** VS-KW-FAST-TRIGGER: in ranged combat what Ferocious is in melee; in a combat that is both, either will do. */
export const isFerocious = (s: VsState, card: number): boolean =>
  ((hasKeyword(s, card, KW.ferocious) || isPermitted(s, CAN.strikeFirst, card)) && isMelee(s)) ||
  (hasKeyword(s, card, KW.fastTrigger) && isRanged(s));

/** VS-CMB-30 to 32: a combat in which some, but not all, strike early. */
export function hasFerociousPart(s: VsState): boolean {
  const mayStrikeFirst = mayPermit(s, CAN.strikeFirst) && mayAnyBeAffected(s, IS.can);
  if (!mayStrikeFirst && !mayAnyHave(s, KW.ferocious) && !mayAnyHave(s, KW.fastTrigger)) return false;
  let some = false;
  let all = true;
  for (const card of s.board) {
    if (s.role[card] === ROLE.none) continue;
    if (isFerocious(s, card)) some = true;
    else all = false;
  }
  return some && !all;
}

/** Whether a combatant strikes in this part (VS-CMB-33 to 37). */
export function isItsPart(s: VsState, card: number, part: number): boolean {
  if (part === WHOLE) return true;
  if ((s.part[card] & MARK.struckFirst) !== 0) return false;
  return part === FEROCIOUS ? isFerocious(s, card) : true;
}
