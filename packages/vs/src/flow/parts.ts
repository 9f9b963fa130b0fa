import { KW } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { mayAnyBeAffected } from '../queries/affecting.ts';
import { isPermitted } from '../queries/allowed.ts';
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
  ((hasKeyword(s, card, KW.ferocious) || isPermitted(s, 'strikeFirst', card)) && isMelee(s)) ||
  (hasKeyword(s, card, KW.fastTrigger) && isRanged(s));

/** VS-CMB-30 to 32: a combat in which some, but not all, strike early. */
export function hasFerociousPart(s: VsState): boolean {
  if (!mayAnyHave(s, KW.ferocious) && !mayAnyHave(s, KW.fastTrigger) && !mayAnyBeAffected(s, IS.can)) return false;
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
