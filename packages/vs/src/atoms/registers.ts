import { registerSlot } from '../queries/registers.ts';
import { refTo, type VsState } from '../state/state.ts';

// How registers are laid out is said in `queries/registers.ts`.

/** Starts a new value; `append` adds to it. */
export function setRegister(s: VsState, scope: number, name: string): void {
  s.scopes[registerSlot(s, scope, name)] = s.pool.length;
  s.pool.push(0);
}

export function append(s: VsState, scope: number, name: string, value: number): void {
  const place = registerSlot(s, scope, name);
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

/** More of what is counted in that slot of a scope. */
export function addToNumber(s: VsState, place: number, more: number): void {
  s.pool[s.scopes[place] + 1] += more;
}

export function bindCard(s: VsState, scope: number, name: string, card: number): void {
  append(s, scope, name, refTo(s, card));
}
