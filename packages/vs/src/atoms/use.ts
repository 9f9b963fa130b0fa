import { isForGame, type PowerEntry } from '../catalogue/face.ts';
import type { SuperPower } from '../language/index.ts';
import { refTo, V, type VsState } from '../state/state.ts';
import { mention } from './tell.ts';

// `V.acting` says whether the super power or plot twist that others can react to now has been cancelled (VS-PWR-56). Uses nest;
// the frame of each keeps the mark of the one around it.

/** A use begins; returns the mark of the one around it. */
export function beginUse(s: VsState): number {
  const outer = s.v[V.acting];
  s.v[V.acting] = 0;
  return outer;
}

/** All reactions are over; returns whether it was cancelled. */
export function endUse(s: VsState, outer: number): boolean {
  const cancelled = s.v[V.acting] === 1;
  s.v[V.acting] = outer;
  return cancelled;
}

export function setCancelled(s: VsState, mark: number): void {
  s.v[V.acting] = mark;
}

/** The power of `card` that is being used does not resolve. */
export function cancelUse(s: VsState, card: number): void {
  s.v[V.acting] = 1;
  mention(s, { type: 'cancelledPower', card });
}

/** Once a turn for the object in play; false if it has been spent. */
export function spendTurn(s: VsState, card: number, key: number): boolean {
  const who = refTo(s, card);
  for (let i = 0; i < s.used.length; i += 2) if (s.used[i] === who && s.used[i + 1] === key) return false;
  s.used.push(who, key);
  return true;
}

/** Where the parts of powers begin that can be spent one by one; powers have smaller numbers. */
const PARTS = 1 << 20;

/** Once in the game for the card and this part of its power; false if it has been spent. */
export function spendGame(s: VsState, card: number, key: number, part: number): boolean {
  if (s.spent[card] === 0) s.spent[card] = 1 + s.usedUp.length;
  const spent = PARTS * (1 + part) + key;
  for (let i = 0; i < s.usedUp.length; i += 2)
    if (s.usedUp[i] === s.spent[card] && s.usedUp[i + 1] === spent) return false;
  s.usedUp.push(s.spent[card], spent);
  return true;
}

/** For the turn it is the object in play that has used it (VS-PWR-47), for the game the card (VS-PWR-54). */
export function noteUse(s: VsState, card: number, entry: PowerEntry & { power: SuperPower }): void {
  if (!isForGame(entry.power)) {
    s.used.push(refTo(s, card), entry.key);
    return;
  }
  if (s.spent[card] === 0) s.spent[card] = 1 + s.usedUp.length;
  s.usedUp.push(s.spent[card], entry.key);
}
