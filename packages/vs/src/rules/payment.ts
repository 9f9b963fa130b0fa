import type { Seat } from '@longbox/kernel';
import { truncate } from '@longbox/kernel';
import { costMask } from '../catalogue/face.ts';
import type { CostSymbol } from '../language/index.ts';
import { faceOf, isFaceUp } from '../queries/relation.ts';
import { teamsOf } from '../queries/traits.ts';
import { type VsState, ZONE, zoneList } from '../state.ts';

/** Symbols a location can yield for this character: none if it is of another team (VS-RES-15) or no location. */
function symbolsFor(s: VsState, location: number, character: number): number {
  const face = faceOf(s, location);
  if (face.symbols === 0) return 0;
  if (face.teams !== 0 && (face.teams & teamsOf(s, character)) === 0) return 0;
  return face.symbols;
}

/** Locations that can pay at all: face up in the row, or in hand (VS-RES-18). */
export function payers(s: VsState, seat: Seat, character: number, out: number[]): number[] {
  truncate(out, 0);
  const row = zoneList(s, ZONE.resources, seat);
  for (let i = 0; i < row.length; i++) {
    if (isFaceUp(s, row[i]) && symbolsFor(s, row[i], character) !== 0) out.push(row[i]);
  }
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) if (symbolsFor(s, hand[i], character) !== 0) out.push(hand[i]);
  return out;
}

/** Whether there is any location to pay with, whatever it yields. */
export function hasLocation(s: VsState, seat: Seat): boolean {
  const row = zoneList(s, ZONE.resources, seat);
  for (let i = 0; i < row.length; i++) if (isFaceUp(s, row[i]) && faceOf(s, row[i]).symbols !== 0) return true;
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) if (faceOf(s, hand[i]).symbols !== 0) return true;
  return false;
}

const found: number[] = [];

/** Whether the symbols of `cost` from number `from` on can all be paid (VS-PWR-37); one location yields one (VS-RES-21). */
export function canPay(s: VsState, seat: Seat, character: number, cost: readonly CostSymbol[], from = 0): boolean {
  if (from >= cost.length) return true;
  payers(s, seat, character, found);
  return canCover(s, character, cost, from, 0);
}

/** Whether paying symbol `at` with `location` leaves the rest payable. */
export function canPayWith(
  s: VsState,
  seat: Seat,
  character: number,
  cost: readonly CostSymbol[],
  at: number,
  location: number,
): boolean {
  if ((symbolsFor(s, location, character) & costMask(cost[at])) === 0) return false;
  if (at + 1 >= cost.length) return true;
  payers(s, seat, character, found);
  const i = found.indexOf(location);
  found.splice(i, 1);
  return canCover(s, character, cost, at + 1, 0);
}

/** Costs have at most a handful of symbols: trying every assignment is fine. `taken` marks places in `found`. */
function canCover(s: VsState, character: number, cost: readonly CostSymbol[], at: number, taken: number): boolean {
  if (at >= cost.length) return true;
  const mask = costMask(cost[at]);
  for (let i = 0; i < found.length && i < 31; i++) {
    if ((taken & (1 << i)) !== 0 || (symbolsFor(s, found[i], character) & mask) === 0) continue;
    if (at + 1 >= cost.length || canCover(s, character, cost, at + 1, taken | (1 << i))) return true;
  }
  return false;
}
