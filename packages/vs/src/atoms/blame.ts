import type { VsState } from '../state/state.ts';

/** Who last put a -1/-1 counter, a lowering modifier or a wound on it; kept beside the combat marks in `part`. */
export const blameOf = (s: VsState, card: number): number => (s.part[card] >> 8) - 1;

/** NONE clears it: nobody gets credit for what no character does (VS-PWR-12, 13, 17). */
export function blame(s: VsState, card: number, source: number): void {
  s.part[card] = (s.part[card] & 0xff) | ((source + 1) << 8);
}
