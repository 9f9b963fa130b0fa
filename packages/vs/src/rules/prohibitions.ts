import type { StaticEntry } from '../catalogue/face.ts';
import { PROHIBITIONS, type Prohibition } from '../language/index.ts';
import { faceOf } from '../queries/relation.ts';
import { V, type VsState, ZONE } from '../state.ts';
import { areGifts } from './affecting.ts';
import { IS } from './row-kinds.ts';
import { AT, kindsOfRows, ROW } from './rows.ts';

const BIT = Object.fromEntries(PROHIBITIONS.map((what, i) => [what, 1 << i])) as Readonly<Record<Prohibition, number>>;

/** For the catalogue: see `Face.forbids`. */
export function forbiddenBy(entries: readonly StaticEntry[]): number {
  let bits = 0;
  for (const { power } of entries) for (const mod of power.by) if (mod.mod === 'cant') bits |= BIT[mod.what];
  return bits;
}

/** Whether anything there could keep anybody from this; of what forbids something else nobody need ask whom and when. */
export function mayForbid(s: VsState, what: Prohibition): boolean {
  if (s.v[V.wideRows] !== 0 || ((s.v[V.givenMask] & CANT) !== 0 && mayGive(s, BIT[what]))) return true;
  const { statics, modifiers } = s;
  const bit = BIT[what];
  for (let i = 0; i < statics.length; i++) if ((faceOf(s, statics[i]).forbids & bit) !== 0) return true;
  if ((kindsOfRows(s) & (1 << IS.cant)) === 0) return false;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if (modifiers[at + AT.kind] !== IS.cant) continue;
    const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
    if ('mod' in node && node.mod === 'cant' && node.what === what) return true;
  }
  return false;
}

const CANT = 1 << IS.cant;

/** Whether a static power that is copied or given could do so; must agree with `givenMask`. */
function mayGive(s: VsState, bit: number): boolean {
  if (areGifts(s)) return true;
  const { board } = s;
  for (let i = 0; i < board.length; i++) if ((faceOf(s, board[i]).forbids & bit) !== 0) return true;
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of s.zones[ZONE.removed * s.seats + seat]) if ((faceOf(s, card).forbids & bit) !== 0) return true;
  }
  return false;
}

/** Prohibitions printed on a card that is not in play, as on one that can't appear. */
export const printsProhibition = (s: VsState, what: Prohibition, card: number): boolean => {
  const { forbidsItself } = faceOf(s, card);
  return forbidsItself !== 0 && (forbidsItself & BIT[what]) !== 0;
};
