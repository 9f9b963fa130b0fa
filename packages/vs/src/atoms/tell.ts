import type { VsEvent } from '../events.ts';
import { V, type VsState } from '../state.ts';

/** Atoms change columns and tell of it, in one place. Nobody listens while games are simulated. */
export function tell(s: VsState, event: VsEvent): void {
  s.v[V.touched] = 1;
  s.sink?.push(event);
}

/** Notes that something changed, so that the state check looks; true if an event is worth making for it. */
export function isHeard(s: VsState): boolean {
  s.v[V.touched] = 1;
  return s.sink !== undefined;
}
