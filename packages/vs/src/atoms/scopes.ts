import { NONE, type Seat, truncate } from '@longbox/kernel';
import { SCOPE } from '../queries/ctx.ts';
import type { VsState } from '../state/state.ts';

const widthOf = (s: VsState): number => SCOPE.registers + s.book.catalogue.bindings;

/** Room for one running effect: who, what set it off, and its bindings. Scopes nest like the frames that use them. */
export function openScope(
  s: VsState,
  source: number,
  you: Seat,
  power: number,
  subject = NONE,
  object = NONE,
  eventSeat: Seat = NONE,
  amount = 0,
): number {
  const at = s.scopes.length;
  s.scopes.push(source, you, power, subject, object, eventSeat, amount, 0, s.pool.length, 0);
  for (let i = 0; i < s.book.catalogue.bindings; i++) s.scopes.push(NONE);
  return at;
}

export function closeScope(s: VsState, scope: number): void {
  truncate(s.pool, s.scopes[scope + SCOPE.poolHeight]);
  truncate(s.scopes, scope);
}

/**
 * Keeps a copy of a scope for a delayed trigger and returns where: its width of integers, then the values bound. The number of
 * the trigger's node takes the place of the `done` mark, which means nothing while it waits.
 */
export function captureScope(s: VsState, scope: number, node: number): number {
  const at = s.captured.length;
  const width = widthOf(s);
  for (let i = 0; i < width; i++) s.captured.push(s.scopes[scope + i]);
  s.captured[at + SCOPE.done] = node;
  for (let i = SCOPE.registers; i < width; i++) {
    const value = s.scopes[scope + i];
    if (value === NONE) continue;
    s.captured[at + i] = s.captured.length - at;
    for (let k = 0; k <= s.pool[value]; k++) s.captured.push(s.pool[value + k]);
  }
  return at;
}

/** A captured scope as a running one again. */
export function openCaptured(s: VsState, captured: number): number {
  const at = s.scopes.length;
  const width = widthOf(s);
  const height = s.pool.length;
  for (let i = 0; i < width; i++) s.scopes.push(s.captured[captured + i]);
  s.scopes[at + SCOPE.poolHeight] = height;
  for (let i = SCOPE.registers; i < width; i++) {
    const value = s.captured[captured + i];
    if (value === NONE) continue;
    const from = captured + value;
    s.scopes[at + i] = s.pool.length;
    for (let k = 0; k <= s.captured[from]; k++) s.pool.push(s.captured[from + k]);
  }
  return at;
}

/** Once no delayed trigger is left that could need one. */
export function forgetCaptured(s: VsState): void {
  truncate(s.captured, 0);
}

/** What set a delayed trigger off; its bindings are those it was made with. */
export function setEvent(
  s: VsState,
  scope: number,
  subject: number,
  object: number,
  eventSeat: Seat,
  amount: number,
): void {
  s.scopes[scope + SCOPE.subject] = subject;
  s.scopes[scope + SCOPE.object] = object;
  s.scopes[scope + SCOPE.eventSeat] = eventSeat;
  s.scopes[scope + SCOPE.amount] = amount;
}

/** Whether the last instruction did anything, for "if you do". */
export function noteOutcome(s: VsState, scope: number, didIt: boolean): void {
  s.scopes[scope + SCOPE.done] = didIt ? 1 : 0;
}
