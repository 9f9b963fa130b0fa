import { canStrike, doesInstead, strikesItself } from '../rules/strike.ts';
import type { VsState } from '../state/state.ts';
import { isItsPart } from './parts.ts';

// Who strikes in a part of the resolution.

/** VS-CMB-59: those of the attackers that strike in this part. */
export const strikersOf = (
  s: VsState,
  part: number,
  attackers: readonly number[],
  defender: number,
): readonly number[] =>
  // Mostly all of them.
  doAllStrike(s, part, attackers, defender)
    ? attackers
    : attackers.filter((card) => strikesIn(s, card, part, defender));

function doAllStrike(s: VsState, part: number, attackers: readonly number[], defender: number): boolean {
  for (let i = 0; i < attackers.length; i++) if (!strikesIn(s, attackers[i], part, defender)) return false;
  return true;
}

export const strikesIn = (s: VsState, card: number, part: number, defender: number): boolean =>
  actsIn(s, card, part, defender) && !doesInstead(s, card, defender);

export const actsIn = (s: VsState, card: number, part: number, defender: number): boolean =>
  isItsPart(s, card, part) && canStrike(s, card, defender) && !strikesItself(s, card, defender);

/** VS-MEC-STRIKE-06: would strike the defender in this part, but strikes itself. */
const isTurnedIn = (s: VsState, card: number, part: number, defender: number): boolean =>
  strikesItself(s, card, defender) && isItsPart(s, card, part) && canStrike(s, card, defender);

export function isTurnedAtAny(s: VsState, card: number, part: number, defenders: readonly number[]): boolean {
  for (let i = 0; i < defenders.length; i++) if (isTurnedIn(s, card, part, defenders[i])) return true;
  return false;
}

export const isTurned = (s: VsState, defender: number, struck: readonly number[]): boolean =>
  struck.length > 0 && strikesItself(s, defender, struck[0]);
