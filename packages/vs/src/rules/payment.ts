import { NONE, type Seat, truncate } from '@longbox/kernel';
import { NO_TEAMS, shareTeam } from '../catalogue/team-sets.ts';
import { symbolsAtHand } from '../derived/holdings.ts';
import { teamsOf } from '../queries/traits.ts';
import { faceOf, isFaceUp } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';

/** Symbols a location can yield for this character: none if it is of another team (VS-RES-15) or no location. NONE is a player without one. */
function symbolsFor(s: VsState, location: number, character: number): number {
  const face = faceOf(s, location);
  if (face.symbols === 0) return face.paysFor === NONE ? 0 : symbolsOfBond(s, location, character);
  if (face.teams !== NO_TEAMS && (character === NONE || !shareTeam(face.teams, teamsOf(s, character)))) return 0;
  return face.symbols;
}

/** Which locations can pay, where not all can. */
export type Allowed = (location: number) => boolean;

/** VS-KW-BOND: any symbol, from hand, for the character of that name. */
function symbolsOfBond(s: VsState, card: number, character: number): number {
  if (character === NONE || s.zone[card] !== ZONE.hand) return 0;
  return faceOf(s, character).names.includes(faceOf(s, card).paysFor) ? ANY_SYMBOL : 0;
}

/** All bits. */
const ANY_SYMBOL = -1;

/** Locations that can pay at all: face up in the row, or in hand (VS-RES-18). */
export function payers(s: VsState, seat: Seat, character: number, out: number[], allowed?: Allowed): number[] {
  truncate(out, 0);
  const row = zoneList(s, ZONE.resources, seat);
  for (let i = 0; i < row.length; i++) {
    if (isFaceUp(s, row[i]) && symbolsFor(s, row[i], character) !== 0) out.push(row[i]);
  }
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) if (symbolsFor(s, hand[i], character) !== 0) out.push(hand[i]);
  if (allowed !== undefined) leaveOnly(out, allowed);
  return out;
}

function leaveOnly(locations: number[], allowed: Allowed): void {
  let left = 0;
  for (const location of locations) if (allowed(location)) locations[left++] = location;
  truncate(locations, left);
}

/** Whether there is any location to pay with, whatever it yields. */
export function hasLocation(s: VsState, seat: Seat): boolean {
  return symbolsAtHand(s, seat) !== 0;
}

/** Quick test: a price that none of these symbols pay is beyond `canPay`. */
export function mayPay(price: readonly number[], symbols: number): boolean {
  for (let i = 0; i < price.length; i++) if ((price[i] & symbols) === 0) return false;
  return true;
}

const found: number[] = [];

/** Whether all symbols of a price can be paid (VS-PWR-37); one location yields one (VS-RES-21). */
export function canPay(
  s: VsState,
  seat: Seat,
  character: number,
  price: readonly number[],
  allowed?: Allowed,
  spare = 0,
): boolean {
  if (price.length <= spare) return true;
  if (price.length === 1 && allowed === undefined) return canPaySymbol(s, seat, character, price[0]);
  payers(s, seat, character, found, allowed);
  return canCover(s, character, price, 0, 0, spare);
}

/** Most prices are one symbol, for which no locations need to be shared out. */
function canPaySymbol(s: VsState, seat: Seat, character: number, mask: number): boolean {
  const row = zoneList(s, ZONE.resources, seat);
  for (let i = 0; i < row.length; i++) {
    if (isFaceUp(s, row[i]) && (symbolsFor(s, row[i], character) & mask) !== 0) return true;
  }
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) if ((symbolsFor(s, hand[i], character) & mask) !== 0) return true;
  return false;
}

/** Whether paying symbol `at` with `location` leaves the rest payable. */
export function canPayWith(
  s: VsState,
  seat: Seat,
  character: number,
  price: readonly number[],
  at: number,
  location: number,
  allowed?: Allowed,
  spare = 0,
): boolean {
  if ((symbolsFor(s, location, character) & price[at]) === 0) return false;
  if (at + 1 >= price.length) return true;
  payers(s, seat, character, found, allowed);
  const i = found.indexOf(location);
  found.splice(i, 1);
  return canCover(s, character, price, at + 1, 0, spare);
}

/** Whether symbol `at` can be left out so that the rest is still payable (VS-MEC-SYMBOL-01). */
export function canSpare(
  s: VsState,
  seat: Seat,
  character: number,
  price: readonly number[],
  at: number,
  allowed: Allowed | undefined,
  spare: number,
): boolean {
  if (spare < 1) return false;
  payers(s, seat, character, found, allowed);
  return canCover(s, character, price, at + 1, 0, spare - 1);
}

/**
 * Costs have at most a handful of symbols: trying every assignment is fine. `taken` marks places in `found`; so many symbols
 * are spared.
 */
function canCover(
  s: VsState,
  character: number,
  price: readonly number[],
  at: number,
  taken: number,
  spare: number,
): boolean {
  if (at + spare >= price.length) return true;
  const mask = price[at];
  for (let i = 0; i < found.length && i < 31; i++) {
    if ((taken & (1 << i)) !== 0 || (symbolsFor(s, found[i], character) & mask) === 0) continue;
    if (at + 1 >= price.length || canCover(s, character, price, at + 1, taken | (1 << i), spare)) return true;
  }
  return spare > 0 && canCover(s, character, price, at + 1, taken, spare - 1);
}
