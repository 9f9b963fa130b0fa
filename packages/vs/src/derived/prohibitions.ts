import { NONE } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { faceOf } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { V, type VsState } from '../state/state.ts';
import { kindsOfRows } from './row-kinds.ts';
import { areGifts, COPIED_ZONES, copiesElsewhere } from './statics.ts';

/**
 * Whether anything there could keep anybody from this, as its bit in `CANT`; of what forbids something else nobody need ask whom
 * and when.
 */
export function mayForbid(s: VsState, bit: number): boolean {
  if ((forbiddenNow(s) & bit) !== 0 || s.v[V.wideRows] !== 0) return true;
  return (s.v[V.givenMask] & (1 << IS.cant)) !== 0 && mayGive(s, bit);
}

/** What static powers in play and rows of the modifiers table forbid, whomever. */
const forbiddenNow = (s: VsState): number => (s.forbids === NONE ? lookForBans(s) : s.forbids);

function lookForBans(s: VsState): number {
  const { statics, modifiers } = s;
  let bits = 0;
  for (let i = 0; i < statics.length; i++) bits |= faceOf(s, statics[i]).forbids;
  if ((kindsOfRows(s) & (1 << IS.cant)) !== 0) {
    for (let at = 0; at < modifiers.length; at += ROW) {
      if (modifiers[at + AT.kind] !== IS.cant) continue;
      const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
      if ('mod' in node && node.mod === 'cant') bits |= CANT[node.what];
    }
  }
  s.forbids = bits;
  return bits;
}

/** Whether a static power that is copied or given could do so; must agree with `givenMask`. */
function mayGive(s: VsState, bit: number): boolean {
  if (areGifts(s)) return true;
  const { board } = s;
  for (let i = 0; i < board.length; i++) if ((faceOf(s, board[i]).forbids & bit) !== 0) return true;
  if (!copiesElsewhere(s)) return false;
  for (const zone of COPIED_ZONES) {
    for (let seat = 0; seat < s.seats; seat++) {
      for (const card of s.zones[zone * s.seats + seat]) if ((faceOf(s, card).forbids & bit) !== 0) return true;
    }
  }
  return false;
}
