import { DURATIONS, type Duration } from '../language/index.ts';
import type { VsState } from './state.ts';

/**
 * The modifiers table: what resolved effects left behind (VS-MOD-08). A row is ROW integers; the tree node it stands for is
 * in the catalogue, the numbers it fixed when it was made are here (VS-MOD-09).
 */
export const ROW = 10;
export const AT = {
  node: 0,
  kind: 1,
  /** Reference to the card it is about, or NONE. */
  card: 2,
  a: 3,
  b: 4,
  stamp: 5,
  duration: 6,
  until: 7,
  source: 8,
  you: 9,
} as const;

const DURATION_NUMBER = Object.fromEntries(DURATIONS.map((name, i) => [name, i])) as Record<Duration, number>;
export const durationNumber = (duration: Duration): number => DURATION_NUMBER[duration];

const TURNS = 8;

/** The turns each seat has taken, in one number: eight bits for each. */
export function packTurns(s: VsState): number {
  let packed = 0;
  for (let seat = 0; seat < s.seats; seat++) packed |= (s.turnsTaken[seat] & ((1 << TURNS) - 1)) << (seat * TURNS);
  return packed;
}

/** Turns a seat has begun since a row with such a number in `b` was made. */
export const turnsSince = (s: VsState, at: number, seat: number): number =>
  (s.turnsTaken[seat] - (s.modifiers[at + AT.b] >> (seat * TURNS))) & ((1 << TURNS) - 1);

/** An answer for every duration, by its number. */
export const byDuration = <T>(answers: Readonly<Record<Duration, T>>): readonly T[] =>
  DURATIONS.map((duration) => answers[duration]);
