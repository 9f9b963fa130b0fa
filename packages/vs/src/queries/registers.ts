import { NONE, truncate } from '@longbox/kernel';
import { deref, refTo, type VsState } from '../state/state.ts';
import { type Ctx, SCOPE } from './ctx.ts';

// A register holds an offset into `pool`, where a count and that many integers stand: cards as references, or numbers.

const slot = (s: VsState, scope: number, name: string): number =>
  scope + SCOPE.registers + s.book.catalogue.bindingId(name);

/** Starts a new value; `append` adds to it. */
export function setRegister(s: VsState, scope: number, name: string): void {
  s.scopes[slot(s, scope, name)] = s.pool.length;
  s.pool.push(0);
}

export function append(s: VsState, scope: number, name: string, value: number): void {
  const place = slot(s, scope, name);
  const at = s.scopes[place];
  // Only the newest value can grow; an older one is copied to the end first.
  if (at + s.pool[at] + 1 !== s.pool.length) moveToEnd(s, place, at);
  s.pool[s.scopes[place]]++;
  s.pool.push(value);
}

function moveToEnd(s: VsState, place: number, at: number): void {
  const count = s.pool[at];
  s.scopes[place] = s.pool.length;
  s.pool.push(count);
  for (let i = 1; i <= count; i++) s.pool.push(s.pool[at + i]);
}

export function bindNumber(s: VsState, scope: number, name: string, value: number): void {
  setRegister(s, scope, name);
  append(s, scope, name, value);
}

export function bindCard(s: VsState, scope: number, name: string, card: number): void {
  append(s, scope, name, refTo(s, card));
}

/** Offset of the value in the pool, or NONE if nothing was bound. */
function registerAt(s: VsState, ctx: Ctx, name: string): number {
  return ctx.scope === NONE ? NONE : registerIn(s, ctx.scope, name);
}

/** The same, by scope alone. */
export const registerIn = (s: VsState, scope: number, name: string): number => s.scopes[slot(s, scope, name)];

export function registerNumber(s: VsState, ctx: Ctx, name: string): number {
  const at = registerAt(s, ctx, name);
  return at === NONE || s.pool[at] === 0 ? NONE : s.pool[at + 1];
}

export function registerCount(s: VsState, ctx: Ctx, name: string): number {
  const at = registerAt(s, ctx, name);
  return at === NONE ? 0 : s.pool[at];
}

/** The i-th card bound, or NONE if it has moved on since. */
export function registerCard(s: VsState, ctx: Ctx, name: string, i: number): number {
  return deref(s, s.pool[registerAt(s, ctx, name) + 1 + i]);
}

/** The cards bound, but for those that have moved on since. */
export function registerCards(s: VsState, ctx: Ctx, name: string, out: number[]): number[] {
  truncate(out, 0);
  const at = registerAt(s, ctx, name);
  if (at === NONE) return out;
  const end = at + s.pool[at];
  for (let i = at + 1; i <= end; i++) {
    const card = deref(s, s.pool[i]);
    if (card !== NONE) out.push(card);
  }
  return out;
}

/** Like `registerNumber`, by scope alone. */
export function numberIn(s: VsState, scope: number, name: string): number {
  const at = s.scopes[slot(s, scope, name)];
  return at === NONE || s.pool[at] === 0 ? NONE : s.pool[at + 1];
}
