import { report, truncate } from '@longbox/kernel';
import { V, type VsState } from '../state/state.ts';
import type { VsEvent } from '../words/events.ts';

/** Something has changed that the state check looks at. */
export function unsettle(s: VsState): void {
  s.v[V.touched] = 1;
  s.settled = 0;
  s.suspectsKnown = 0;
}

/** The same, where all that has changed is about one card: the check need not look at others for it. */
export function suspect(s: VsState, card: number): void {
  s.v[V.touched] = 1;
  if (s.settled === 1) {
    s.settled = 0;
    s.suspectsKnown = 1;
    truncate(s.suspects, 0);
  }
  if (s.suspectsKnown === 1) s.suspects.push(card);
}

/** Atoms change columns and tell of it, in one place. Nobody listens while games are simulated. */
export function tell(s: VsState, event: VsEvent): void {
  unsettle(s);
  report(s.sink, event);
}

/** Tells of what has happened to one card. */
export function tellOf(s: VsState, card: number, event: VsEvent): void {
  suspect(s, card);
  report(s.sink, event);
}

/** Notes that something changed, so that the state check looks; true if an event is worth making for it. */
export function isHeard(s: VsState): boolean {
  unsettle(s);
  return s.sink !== undefined;
}

/** The same, for one card. */
export function isHeardOf(s: VsState, card: number): boolean {
  suspect(s, card);
  return s.sink !== undefined;
}

/** Tells of what no automatic consequence can follow from, unless powers make it so; see `derived/lowers.ts`. */
export function mention(s: VsState, event: VsEvent): void {
  s.v[V.touched] = 1;
  report(s.sink, event);
}

/** Like `isHeard`, for `mention`. */
export function isMentioned(s: VsState): boolean {
  s.v[V.touched] = 1;
  return s.sink !== undefined;
}
