import { choiceA, NONE, offer, packChoice, reveal } from '@longbox/kernel';
import { append, setRegister } from '../atoms/registers.ts';
import type { Query } from '../language/index.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerCard, registerCount } from '../queries/registers.ts';
import { find } from '../queries/select.ts';
import { sharesName } from '../state/relation.ts';
import { refTo, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { askInEffect } from './effect-frame.ts';
import type { NodeOf, VerbRules } from './verb.ts';

type Node = NodeOf<'chooseEach'>;

/** VS-MEC-RESOURCE-06: one from each place, no two of one name; where that is impossible nobody is asked. */
export const chooseEach: VerbRules<Node> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) {
      setRegister(s, scope, node.name);
      // Asking would reveal something about hidden places.
      reveal(s);
    }
    if (phase >= node.from.length) return undefined;
    if (possible(s, node, ctx).length === 0) return 'nothing';
    askInEffect(s, ctx.you, 'chooseCard', scope);
    return 'wait';
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    for (const card of possible(s, node, ctx)) offer(s, packChoice(CHOICE.card, card));
    leave();
    // A player who conceded has nobody left to choose.
    if (s.offered.length === 0) offer(s, packChoice(CHOICE.done));
  },
  answer(s, node, { scope }, choice) {
    append(s, scope, node.name, refTo(s, choiceA(choice)));
  },
};

/** What can be chosen next, so that the rest can be chosen, too. */
function possible(s: VsState, { from, name }: Node, ctx: Ctx): number[] {
  const chosen = Array.from({ length: registerCount(s, ctx, name) }, (_, i) => registerCard(s, ctx, name, i));
  if (chosen.includes(NONE)) return [];
  const [next, ...rest] = from.slice(chosen.length).map((query: Query) => find(s, query, ctx, []));
  return (next ?? []).filter((card) => isFree(s, card, chosen) && canGoOn(s, rest, [...chosen, card]));
}

const isFree = (s: VsState, card: number, taken: readonly number[]): boolean =>
  !taken.some((other) => other === card || sharesName(s, card, other));

function canGoOn(s: VsState, places: readonly (readonly number[])[], taken: readonly number[]): boolean {
  const [next, ...rest] = places;
  if (next === undefined) return true;
  return next.some((card) => isFree(s, card, taken) && canGoOn(s, rest, [...taken, card]));
}
