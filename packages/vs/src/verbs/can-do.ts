import type { Effects } from '../language/index.ts';
import type { Ctx } from '../queries/ctx.ts';
import { playersOf } from '../queries/players.ts';
import { find, resolve } from '../queries/select.ts';
import { isExhausted, isHidden } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { canPayNode } from './pay.ts';

/** Whether an offered way out can be taken at all: something to discard, somebody to exhaust. */
export function canDo(s: VsState, effects: Effects, ctx: Ctx): boolean {
  for (const node of effects) {
    if (node.verb === 'discard') {
      const { cards } = node;
      if (typeof cards === 'object' && 'from' in cards) {
        if (find(s, cards.from, ctx, []).length === 0) return false;
      } else if (playersOf(s, node.player, ctx, []).every((seat) => zoneList(s, ZONE.hand, seat).length === 0))
        return false;
    }
    if (node.verb === 'pay' && !canPayNode(s, node, ctx)) return false;
    if (node.verb === 'exhaust') {
      const cards = resolve(s, node.cards, ctx, []);
      if (!cards.some((card) => !isExhausted(s, card) && !isHidden(s, card))) return false;
    }
  }
  return true;
}
