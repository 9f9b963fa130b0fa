import { ask, NONE, pushFrame } from '@longbox/kernel';
import { closeScope } from '../atoms/scopes.ts';
import type { Effects } from '../language/index.ts';
import { SCOPE } from '../queries/ctx.ts';
import type { VsState } from '../state/state.ts';
import type { VsAsk } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

/** Runs a list of instructions with its own scope. */
export function pushEffect(s: VsState, block: Effects, scope: number): void {
  if (block.length === 0) closeScope(s, scope);
  else pushFrame(s, K.effect, s.book.catalogue.blockId(block), 0, scope, 0, 0, 1);
}

/** The same, by the number of the list; see `PowerEntry.block`. */
export function pushBlock(s: VsState, block: number, scope: number): void {
  if (block === NONE) closeScope(s, scope);
  else pushFrame(s, K.effect, block, 0, scope, 0, 0, 1);
}

/** Runs instructions inside another effect, with its bindings. */
export function pushInner(s: VsState, block: Effects, scope: number): void {
  if (block.length > 0) pushFrame(s, K.effect, s.book.catalogue.blockId(block), 0, scope, 0, 0, 0);
}

/** For verbs that ask a question of their own. */
export function askInEffect(s: VsState, seat: number, kind: VsAsk, scope: number): void {
  ask(s, seat, kind, s.scopes[scope + SCOPE.source] & 1023);
}
