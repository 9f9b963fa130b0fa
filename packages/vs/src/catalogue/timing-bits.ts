import { TIMINGS, type Timing } from '../language/index.ts';

/** Each timing is two bits: one for what works only in its player's turn, one for what works in any. */
export const timingBit = (timing: Timing | 'reaction', anyTurn: boolean): number =>
  timing === 'reaction' ? 0 : 1 << (2 * TIMINGS.indexOf(timing) + (anyTurn ? 1 : 0));
