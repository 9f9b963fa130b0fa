import { type Card, TIMINGS, type Timing } from '../language/index.ts';

/** Each timing is two bits: one for what works only in its player's turn, one for what works in any. */
export const timingBit = (timing: Timing | 'reaction', anyTurn: boolean): number =>
  timing === 'reaction' ? 0 : 1 << (2 * TIMINGS.indexOf(timing) + (anyTurn ? 1 : 0));

/** When a plot twist can be played for what is printed on it. */
export const playableOf = ({ timing }: Extract<Card, { card: 'plotTwist' }>): number =>
  timing.reduce((mask, { at, anyTurn }) => mask | timingBit(at, anyTurn === true), 0);
