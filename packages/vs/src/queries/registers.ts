import { NONE, truncate } from '@longbox/kernel';
import { deref, type VsState } from '../state/state.ts';
import { type Ctx, SCOPE } from './ctx.ts';

// A register holds an offset into `pool`, where a count and that many integers stand: cards as references, or numbers.

/** Where in `scopes` a register stands. */
export const registerSlot = (s: VsState, scope: number, name: string): number =>
  scope + SCOPE.registers + s.book.catalogue.bindingId(name);

/** Offset of the value in the pool, or NONE if nothing was bound. */
function registerAt(s: VsState, ctx: Ctx, name: string): number {
  return ctx.scope === NONE ? NONE : registerIn(s, ctx.scope, name);
}

/** The same, by scope alone. */
export const registerIn = (s: VsState, scope: number, name: string): number => s.scopes[registerSlot(s, scope, name)];

export function registerNumber(s: VsState, ctx: Ctx, name: string): number {
  const at = registerAt(s, ctx, name);
  return at === NONE || s.pool[at] === 0 ? supposedNumber(name) : s.pool[at + 1];
}

// What an effect that has not begun would bind, for asking what it would bring. Rules suppose nothing.
const supposedNames: string[] = [];
const supposedNumbers: number[] = [];

/** Supposes a number, or the seat of a player, under a name; returns what `forgetNumbers` needs to take it back. */
export function supposeNumber(name: string, value: number): number {
  supposedNames.push(name);
  return supposedNumbers.push(value) - 1;
}

/** As many as are supposed now. */
export const supposedHeight = (): number => supposedNames.length;

export function forgetNumbers(height: number): void {
  supposedNames.length = height;
  truncate(supposedNumbers, height);
}

const supposedCardNames: string[] = [];
const supposedCards: number[] = [];

/** Supposes that a card was chosen under a name. */
export function supposeCard(name: string, card: number): void {
  supposedCardNames.push(name);
  supposedCards.push(card);
}

export function forgetCards(height: number): void {
  supposedCardNames.length = height;
  truncate(supposedCards, height);
}

export const supposedCardsHeight = (): number => supposedCards.length;

export function supposedCard(name: string): number {
  for (let i = supposedCards.length - 1; i >= 0; i--) if (supposedCardNames[i] === name) return supposedCards[i];
  return NONE;
}

/** What is supposed under a name; NONE if nothing. */
export function supposedNumber(name: string): number {
  for (let i = supposedNames.length - 1; i >= 0; i--) if (supposedNames[i] === name) return supposedNumbers[i];
  return NONE;
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
  if (at === NONE) {
    const card = supposedCard(name);
    if (card !== NONE) out.push(card);
    return out;
  }
  const end = at + s.pool[at];
  for (let i = at + 1; i <= end; i++) {
    const card = deref(s, s.pool[i]);
    if (card !== NONE) out.push(card);
  }
  return out;
}

/** Like `registerNumber`, by scope alone. */
export function numberIn(s: VsState, scope: number, name: string): number {
  const at = s.scopes[registerSlot(s, scope, name)];
  return at === NONE || s.pool[at] === 0 ? NONE : s.pool[at + 1];
}
