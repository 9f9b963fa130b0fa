import { report, type Sink } from '@longbox/kernel';
import { anythingChanged, cardChanged, touch } from '../derived/settled.ts';
import type { VsState } from '../state/state.ts';
import type { VsEvent } from '../words/events.ts';

/** The sink of events; none while games are simulated. */
export function listenTo(s: VsState, sink: Sink<VsEvent> | undefined): void {
  s.sink = sink;
}

/** Atoms change columns and emit the events for it in one place. Simulated games have no listener. */
export function tell(s: VsState, event: VsEvent): void {
  anythingChanged(s);
  report(s.sink, event);
}

/** Tells of what has happened to one card. */
export function tellOf(s: VsState, card: number, event: VsEvent): void {
  cardChanged(s, card);
  report(s.sink, event);
}

/** Notes that something changed, so that the state check looks; true if an event is worth making for it. */
export function isHeard(s: VsState): boolean {
  anythingChanged(s);
  return s.sink !== undefined;
}

/** The same, for one card. */
export function isHeardOf(s: VsState, card: number): boolean {
  cardChanged(s, card);
  return s.sink !== undefined;
}

/** Tells of what no automatic consequence can follow from, unless powers make it so; see `derived/lowers.ts`. */
export function mention(s: VsState, event: VsEvent): void {
  touch(s);
  report(s.sink, event);
}

/** Like `isHeard`, for `mention`. */
export function isMentioned(s: VsState): boolean {
  touch(s);
  return s.sink !== undefined;
}

/** Tells of what the state check has nothing to do with at all. */
export function announce(s: VsState, event: VsEvent): void {
  report(s.sink, event);
}
