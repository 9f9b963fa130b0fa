import type { Seat } from '@longbox/kernel';
import type { Amount, Cards } from '../language/index.ts';
import { isTreeNode, walk } from '../language/walk.ts';
import type { Ctx } from '../queries/ctx.ts';
import { firstPlayerOf } from '../queries/players.ts';
import type { VsState } from '../state/state.ts';

const HIDDEN_ZONES: ReadonlySet<unknown> = new Set(['hand', 'deck', 'side', 'removed', 'resources']);
const open = new WeakMap<object, boolean>();

/** Whether a question can be answered from the table alone: it asks nothing of hands, decks and face-down cards. */
export function isOpen(node: object): boolean {
  const kept = open.get(node);
  if (kept !== undefined) return kept;
  let isSo = true;
  walk(node, {
    enter(part) {
      if (isTreeNode(part.where) && HIDDEN_ZONES.has(part.zone)) isSo = false;
    },
  });
  open.set(node, isSo);
  return isSo;
}

/** Who chooses the cards of a pick. */
export function chooserOf(s: VsState, cards: Extract<Cards, { cards: 'pick' }>, ctx: Ctx): Seat {
  if (cards.by === undefined) return ctx.you;
  const seat = firstPlayerOf(s, cards.by, ctx);
  return seat < 0 ? ctx.you : seat;
}

/** A tally of how often a power was used does not count the use that is thought of. */
export const usesNow = (amount: Amount): number =>
  typeof amount !== 'number' && amount.amount === 'tally' && amount.of.on === 'usesSuperPower' ? 1 : 0;
