import { NONE, type Seat } from '@longbox/kernel';
import { companionOf } from '../catalogue/companions.ts';
import { faceOf } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';

/** While the table is set up: the main character that the seat places next, or NONE (VS-SET-07, VS-MEC-MULTIMAIN-02). */
export function nextToPlace(s: VsState, seat: Seat): number {
  const first = s.firstMain[seat];
  if (s.zone[first] === ZONE.levelUp) return first;
  const companion = companionOf(s.book.catalogue, faceOf(s, first));
  if (companion === undefined) return NONE;
  return zoneList(s, ZONE.levelUp, seat).find((card) => faceOf(s, card) === companion) ?? NONE;
}
