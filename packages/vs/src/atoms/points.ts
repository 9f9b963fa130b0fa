import type { Seat } from '@longbox/kernel';
import type { VsState } from '../state/state.ts';
import { mention } from './tell.ts';

// Recruit points (VS-BLD-08 to 14).

export function clearPoints(s: VsState, seats: readonly Seat[]): void {
  for (const seat of seats) s.seatPoints[seat] = 0;
}

export function addPoints(s: VsState, seat: Seat, count: number): void {
  s.seatPoints[seat] += count;
}

/** By an effect. */
export function gainPoints(s: VsState, seat: Seat, count: number): void {
  addPoints(s, seat, count);
  mention(s, { type: 'gainedPoints', seat, count });
}

export function spendPoints(s: VsState, seat: Seat, count: number): void {
  s.seatPoints[seat] -= count;
}
