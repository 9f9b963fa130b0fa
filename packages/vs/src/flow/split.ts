import type { Seat } from '@longbox/kernel';
import { append, setRegister } from '../atoms/registers.ts';
import { openScope } from '../atoms/scopes.ts';
import { enterScope, leave } from '../queries/ctx.ts';
import { registerCard, registerCount } from '../queries/registers.ts';
import { refTo, type VsState } from '../state/state.ts';

// Whom a defender strikes that strikes several times (VS-MEC-STRIKE-03), one after the other, in a scope of its own.

const STRUCK = 'queue';

export function openSplit(s: VsState, defender: number, seat: Seat): number {
  const scope = openScope(s, refTo(s, defender), seat, -1);
  setRegister(s, scope, STRUCK);
  return scope;
}

/** One more; how many there are now. */
export function noteSplit(s: VsState, scope: number, card: number): number {
  append(s, scope, STRUCK, refTo(s, card));
  return splitOf(s, scope).length;
}

export function splitOf(s: VsState, scope: number): number[] {
  const ctx = enterScope(s, scope);
  const cards: number[] = [];
  const count = registerCount(s, ctx, STRUCK);
  for (let i = 0; i < count; i++) cards.push(registerCard(s, ctx, STRUCK, i));
  leave();
  return cards;
}
