import { choiceA, offer, packChoice, reveal } from '@longbox/kernel';
import { append, setRegister } from '../atoms/registers.ts';
import { amountOf } from '../queries/amount.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { firstPlayerOf } from '../queries/players.ts';
import { registerCard, registerCount } from '../queries/registers.ts';
import { refTo, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { discardCard, tellDiscards } from './cards.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

type Node = NodeOf<'discardMany'>;

/** Cards chosen so far. */
const CHOSEN = 'ordered';

/** VS-TERM-11: their player chooses, one after the other; then all go at once (VS-MEC-EVENT-08). */
export const discardMany: VerbRules<Node> = {
  run(s, node, { scope, phase }, ctx) {
    const seat = firstPlayerOf(s, node.player, ctx);
    if (phase === 0) setRegister(s, scope, CHOSEN);
    if (seat === -1) return 'nothing';
    const hand = zoneList(s, ZONE.hand, seat);
    const count = Math.max(0, amountOf(s, node.count, ctx));
    const chosen = chosenIn(s, ctx);
    if (chosen.length < count && count < hand.length) {
      askInEffect(s, seat, 'chooseCard', scope);
      return 'wait';
    }
    const cards = count < hand.length ? chosen : hand.slice();
    for (const card of cards) discardCard(s, card);
    tellDiscards(
      s,
      cards.map(() => seat),
    );
    if (cards.length > 0) reveal(s);
    return did(cards.length > 0);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    const chosen = chosenIn(s, ctx);
    const left = zoneList(s, ZONE.hand, firstPlayerOf(s, node.player, ctx)).filter((card) => !chosen.includes(card));
    left.forEach((card, i) => {
      // Of equal cards one is enough.
      if (left.findIndex((other) => s.face[other] === s.face[card]) === i) offer(s, packChoice(CHOICE.card, card));
    });
    leave();
  },
  answer(s, _, { scope }, choice) {
    append(s, scope, CHOSEN, refTo(s, choiceA(choice)));
  },
};

const chosenIn = (s: VsState, ctx: Ctx): number[] =>
  Array.from({ length: registerCount(s, ctx, CHOSEN) }, (_, i) => registerCard(s, ctx, CHOSEN, i));
