import { NONE } from '@longbox/kernel';
import { isInRow } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';

// What characters wear.

export function isAnyEquipped(s: VsState): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.zones[ZONE.equipped * s.seats + seat].length > 0) return true;
  return false;
}

export function equipmentOn(s: VsState, card: number): number {
  if (!s.book.hasEquipment || !isInRow(s, card)) return NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    const list = s.zones[ZONE.equipped * s.seats + seat];
    for (let i = 0; i < list.length; i++) if (s.attachedTo[list[i]] === card) return list[i];
  }
  return NONE;
}

/** All it wears: mostly one at most (VS-EQP-05, VS-MEC-EQUIPX-04). */
export function allEquipmentOn(s: VsState, card: number): readonly number[] {
  const first = equipmentOn(s, card);
  if (first === NONE) return NO_CARDS;
  const worn: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    for (const one of s.zones[ZONE.equipped * s.seats + seat]) if (s.attachedTo[one] === card) worn.push(one);
  }
  return worn;
}
const NO_CARDS: readonly number[] = [];
