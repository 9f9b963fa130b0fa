import { truncate } from '@longbox/kernel';
import { V, type VsState } from '../state/state.ts';

// What the state check need not look at again. `V.touched` says that something has happened since the last check, `settled`
// that the last one found nothing and nothing it looks at has changed, `suspects` which cards have.

/** Something has happened, but nothing that the state check looks at has changed; see `lowers.ts`. */
export function touch(s: VsState): void {
  s.v[V.touched] = 1;
}

/** Something the state check looks at has changed, and it may concern any card. */
export function anythingChanged(s: VsState): void {
  s.v[V.touched] = 1;
  s.settled = 0;
  s.suspectsKnown = 0;
}

/** The same, where all that has changed is about one card: the check need not look at others for it. */
export function cardChanged(s: VsState, card: number): void {
  s.v[V.touched] = 1;
  if (s.settled === 1) {
    s.settled = 0;
    s.suspectsKnown = 1;
    truncate(s.suspects, 0);
  }
  if (s.suspectsKnown === 1) s.suspects.push(card);
}

/** A character came into a row or onto a side, or has another name. */
export function namesChanged(s: VsState): void {
  s.v[V.namesChanged] = 1;
}

export function namesCompared(s: VsState): void {
  s.v[V.namesChanged] = 0;
}

/** Whatever a check itself changes marks the state again. */
export function beginCheck(s: VsState): void {
  s.v[V.touched] = 0;
}

export function endCheck(s: VsState, foundNothing: boolean): void {
  s.settled = foundNothing && s.v[V.touched] === 0 ? 1 : 0;
}

/** Whether only the suspects have to be looked at. */
export const areSuspectsEnough = (s: VsState): boolean => s.suspectsKnown === 1 && s.suspects.length > 0;

/** Keeps `card` suspect, at position `kept`. The list may be the one the caller iterates over. */
export function keepSuspect(s: VsState, kept: number, card: number): void {
  s.suspects[kept] = card;
}

/** All others have been cleared. */
export function endSuspects(s: VsState, kept: number): void {
  truncate(s.suspects, kept);
  s.suspectsKnown = 1;
}
