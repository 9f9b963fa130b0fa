import { choiceA, choiceKind, NONE, offer, packChoice } from '@longbox/kernel';
import { append, setRegister } from '../atoms/registers.ts';
import { amountOf } from '../queries/amount.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerCard, registerCount } from '../queries/registers.ts';
import { find } from '../queries/select.ts';
import { refTo, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { putOrReplace } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

const PLACED = 'queue';

/** "Divided as you choose": one counter at a time, ascending; all go on together at the end (VS-CTR-07). */
export const divide: VerbRules<NodeOf<'divide'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) setRegister(s, scope, PLACED);
    if (registerCount(s, ctx, PLACED) < amountOf(s, node.count, ctx) && targets(s, node, ctx).length > 0) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    return did(putAll(s, node, ctx));
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    for (const card of targets(s, node, ctx)) offer(s, packChoice(CHOICE.card, card));
    leave();
  },
  answer(s, _, { scope }, choice) {
    if (choiceKind(choice) === CHOICE.card) append(s, scope, PLACED, refTo(s, choiceA(choice)));
  },
};

function targets(s: VsState, node: NodeOf<'divide'>, ctx: Ctx): number[] {
  const count = registerCount(s, ctx, PLACED);
  const last = count === 0 ? NONE : registerCard(s, ctx, PLACED, count - 1);
  const chosen = new Set<number>();
  for (let i = 0; i < count; i++) chosen.add(registerCard(s, ctx, PLACED, i));
  const isFull = node.upTo !== undefined && chosen.size >= node.upTo;
  return find(s, node.among, ctx, []).filter((card) => card >= last && (!isFull || chosen.has(card)));
}

function putAll(s: VsState, node: NodeOf<'divide'>, ctx: Ctx): boolean {
  const on = new Map<number, number>();
  const count = registerCount(s, ctx, PLACED);
  for (let i = 0; i < count; i++) {
    const card = registerCard(s, ctx, PLACED, i);
    if (card !== NONE) on.set(card, (on.get(card) ?? 0) + 1);
  }
  let any = false;
  for (const [card, many] of on) any = putOrReplace(s, card, node.counter, many, ctx) > 0 || any;
  return any;
}
