import { IS } from '../catalogue/row-kinds.ts';
import { AT, ROW } from '../state/rows.ts';
import { deref, ROLE, refTo, type VsState } from '../state/state.ts';

/** VS-KW-RELATIONSHIP: whether these two are in one; it ends when either leaves play. */
export function arePartners(s: VsState, one: number, other: number): boolean {
  if ((s.modified[one] & (1 << IS.partner)) === 0) return false;
  const { modifiers } = s;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if (modifiers[at + AT.kind] !== IS.partner || modifiers[at + AT.card] !== refTo(s, one)) continue;
    if (deref(s, modifiers[at + AT.a]) === other) return true;
  }
  return false;
}

/** Its partner attacks beside it, so that neither can be struck. */
export function attacksWithPartner(s: VsState, card: number): boolean {
  if ((s.modified[card] & (1 << IS.partner)) === 0 || s.role[card] !== ROLE.attacker) return false;
  return s.board.some((other) => s.role[other] === ROLE.attacker && arePartners(s, card, other));
}
