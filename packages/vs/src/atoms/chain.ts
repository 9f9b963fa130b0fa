import { V, type VsState } from '../state/state.ts';

// Counts by which the rules tell moments apart and find chains without end (VS-TIME-14).

export function nextMoment(s: VsState): void {
  s.v[V.moment]++;
}

/** A state check is made; returns how many there were since the last choice. */
export const countCheck = (s: VsState): number => ++s.v[V.checks];

export function forgetChecks(s: VsState): void {
  s.v[V.checks] = 0;
}

/** A trigger resolves; returns how many have since a player last acted of their own accord. */
export const countTrigger = (s: VsState): number => ++s.v[V.chain];

export function forgetChain(s: VsState): void {
  s.v[V.chain] = 0;
}
