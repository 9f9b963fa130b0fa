import type { PowerEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import type { SuperPower } from '../language/index.ts';
import { affecting, gathered, mayBeAffected, release } from '../queries/affecting.ts';
import { hasUsedSuperPower } from '../queries/history.ts';
import { isInRow } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { refTo, type VsState } from '../state/state.ts';

/** Whether anything in the game could make powers of this character cheaper. */
export const mayPayLess = (s: VsState, card: number): boolean => mayBeAffected(s, card, IS.payLess);

/** VS-MEC-SYMBOL-01: how many symbols of its price a super power costs less now; several discounts add. */
export function discountOf(s: VsState, card: number, entry: PowerEntry & { power: SuperPower }): number {
  if (entry.power.free === true || !isInRow(s, card) || !mayPayLess(s, card)) return 0;
  let less = 0;
  const isFirst = !hasUsedSuperPower(s, card);
  const start = affecting(s, card, IS.payLess);
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'payLess' && isFirst) less += mod.less;
  }
  release(start);
  for (const at of cheapened(s, card, entry)) less += s.modifiers[at + AT.a];
  return Math.min(less, entry.price.length);
}

/** The rows that make this power of it cheaper the next time, the last one first. */
export function cheapened(s: VsState, card: number, entry: PowerEntry): number[] {
  const rows: number[] = [];
  if ((s.modified[card] & (1 << IS.payLess)) === 0) return rows;
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const row = s.modifiers;
    if (row[at + AT.kind] !== IS.payLess || row[at + AT.card] !== refTo(s, card)) continue;
    if (row[at + AT.b] === entry.key) rows.push(at);
  }
  return rows;
}
