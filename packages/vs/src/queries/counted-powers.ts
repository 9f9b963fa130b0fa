import { NONE } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { powersOf, shorten } from './traits.ts';
import { allEquipmentOn } from './worn.ts';

/** The powers a card counts as having. By the later update of VS-EQP-12 those of its equipment, which it may use, are not its own. */
export function countedPowersOf(s: VsState, card: number, out: PowerEntry[]): number {
  powersOf(s, card, out);
  const worn = s.book.profile.equipmentPowers === 'own' ? allEquipmentOn(s, card) : [];
  // They stand last; see `powersOf`.
  for (const equipment of worn) shorten(out, out.length - faceOf(s, equipment).powers.length);
  return out.length;
}

/** VS-MEC-LOSEPOW-03: how many powers it could lose; parts of one name in a row are one power, what a keyword means is none. */
export function countPowers(s: VsState, card: number): number {
  const entries: PowerEntry[] = [];
  countedPowersOf(s, card, entries);
  let count = 0;
  let last = '';
  for (const { power, keyword, always } of entries) {
    const isMeaning = keyword !== NONE && power.power !== 'keyword';
    if (isMeaning || always) continue;
    const name = power.power === 'keyword' ? '' : power.name;
    if (name === '' || name !== last) count++;
    last = name;
  }
  return count;
}
