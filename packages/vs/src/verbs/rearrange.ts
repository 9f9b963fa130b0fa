import { choiceB, NONE, offer, packChoice } from '@longbox/kernel';
import { carry } from '../atoms/appear.ts';
import { append, setRegister } from '../atoms/registers.ts';
import { CAN } from '../catalogue/possible.ts';
import { isPermitted } from '../queries/allowed.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerCard, registerCount } from '../queries/registers.ts';
import { mayCarry } from '../queries/wear.ts';
import { allEquipmentOn } from '../queries/worn.ts';
import { refTo, type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { cardsOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

type Node = NodeOf<'rearrangeEquipment'>;

/** The characters chosen so far, one for each of the equipment. */
const BEARERS = 'queue';

/** VS-MEC-EQUIPX-05: its player chooses for one after the other; then all are moved at one stroke. */
export const rearrangeEquipment: VerbRules<Node> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) setRegister(s, scope, BEARERS);
    const lifted = liftedBy(s, node, ctx);
    if (lifted.length === 0) return 'nothing';
    for (let next = registerCount(s, ctx, BEARERS); next < lifted.length; next++) {
      const bearers = bearersFor(s, lifted, chosenSoFar(s, ctx));
      if (bearers.length > 1) {
        askInEffect(s, ctx.you, 'chooseCard', scope);
        return 'wait';
      }
      append(s, scope, BEARERS, refTo(s, bearers[0] ?? s.attachedTo[lifted[next]]));
    }
    const bearers = chosenSoFar(s, ctx);
    const moving = lifted.filter((card, i) => bearers[i] !== NONE && bearers[i] !== s.attachedTo[card]);
    for (const card of moving) carry(s, card, bearers[lifted.indexOf(card)]);
    return did(moving.length > 0);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    const lifted = liftedBy(s, node, ctx);
    const chosen = chosenSoFar(s, ctx);
    for (const bearer of bearersFor(s, lifted, chosen)) {
      offer(s, packChoice(CHOICE.equip, lifted[chosen.length], bearer));
    }
    leave();
  },
  answer: (s, _, { scope }, choice) => append(s, scope, BEARERS, refTo(s, choiceB(choice))),
};

const liftedBy = (s: VsState, node: Node, ctx: Ctx): number[] =>
  cardsOf(s, node.cards, ctx).filter((card) => s.zone[card] === ZONE.equipped);

const chosenSoFar = (s: VsState, ctx: Ctx): number[] =>
  Array.from({ length: registerCount(s, ctx, BEARERS) }, (_, i) => registerCard(s, ctx, BEARERS, i));

/** The characters that can get the next card, if the others must still find one each. */
function bearersFor(s: VsState, lifted: readonly number[], chosen: readonly number[]): number[] {
  const next = lifted[chosen.length];
  const rest = lifted.slice(chosen.length + 1);
  return freeFor(s, next, lifted, chosen).filter((bearer) => canPlaceAll(s, rest, lifted, [...chosen, bearer]));
}

function freeFor(s: VsState, card: number, lifted: readonly number[], taken: readonly number[]): number[] {
  return s.board.filter((bearer) => {
    if (bearer !== s.attachedTo[card] && !mayCarry(s, card, bearer)) return false;
    if (isPermitted(s, CAN.wearAnyNumber, bearer)) return true;
    return !taken.includes(bearer) && allEquipmentOn(s, bearer).every((one) => lifted.includes(one));
  });
}

/** A matching of what is left with characters: each takes a free one, or one whose card finds another. */
function canPlaceAll(
  s: VsState,
  rest: readonly number[],
  lifted: readonly number[],
  taken: readonly number[],
): boolean {
  const holder = new Map<number, number>();
  const place = (card: number, tried: Set<number>): boolean =>
    freeFor(s, card, lifted, taken).some((bearer) => {
      if (isPermitted(s, CAN.wearAnyNumber, bearer)) return true;
      if (tried.has(bearer)) return false;
      tried.add(bearer);
      const other = holder.get(bearer);
      if (other !== undefined && !place(other, tried)) return false;
      holder.set(bearer, card);
      return true;
    });
  return rest.every((card) => place(card, new Set()));
}
