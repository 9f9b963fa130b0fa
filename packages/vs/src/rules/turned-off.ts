import type { Seat } from '@longbox/kernel';
import { type StaticEntry, symbolBit } from '../catalogue/face.ts';
import { isTurnedOff } from '../queries/affecting.ts';
import { arePowersOn } from '../queries/powers-on.ts';
import { faceOf, isEnemySeat, isFaceUp } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';

/** A power that an enemy of its character may turn off, and the bits of the symbol that does it. */
export interface TurnOff {
  readonly card: number;
  readonly key: number;
  readonly symbol: number;
}

/** VS-MEC-PROTECT-04: the powers this player could turn off now. */
export function turnOffsFor(s: VsState, seat: Seat): readonly TurnOff[] {
  let found = NONE_AT_ALL;
  for (const card of s.statics) {
    if (!faceOf(s, card).turnsOff || !isEnemySeat(s, s.controller[card], seat) || !arePowersOn(s, card)) continue;
    for (const entry of faceOf(s, card).statics as readonly StaticEntry[]) {
      const { offFor } = entry.power;
      if (offFor === undefined || isTurnedOff(s, card, entry)) continue;
      found = [...found, { card, key: entry.key, symbol: symbolBit(offFor) }];
    }
  }
  return found;
}
const NONE_AT_ALL: readonly TurnOff[] = [];

/** Face-up locations in the row that show the symbol; special ones do, whoever is of their team. */
export const locationsWith = (s: VsState, seat: Seat, symbol: number): number[] =>
  zoneList(s, ZONE.resources, seat).filter((card) => isFaceUp(s, card) && (faceOf(s, card).symbols & symbol) !== 0);
