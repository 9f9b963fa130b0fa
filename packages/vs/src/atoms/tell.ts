import type { VsEvent } from '../events.ts';
import type { VsState } from '../state.ts';

/** Atoms change columns and tell of it, in one place. Nobody listens while games are simulated. */
export function tell(s: VsState, event: VsEvent): void {
  s.sink?.push(event);
}

export const isHeard = (s: VsState): boolean => s.sink !== undefined;
