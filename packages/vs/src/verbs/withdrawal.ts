import { choiceA, NONE } from '@longbox/kernel';
import { enterPlay } from '../atoms/appear.ts';
import { stepOutside } from '../atoms/captives.ts';
import { leavePlay } from '../atoms/ko.ts';
import { moveCard } from '../atoms/move.ts';
import { append, bindNumber, setRegister } from '../atoms/registers.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import type { Ctx } from '../queries/ctx.ts';
import { playersOf } from '../queries/players.ts';
import { registerCount, registerIn, registerNumber } from '../queries/registers.ts';
import { ableToAppear } from '../rules/entering.ts';
import { deref, refTo, type VsState, ZONE, zoneList } from '../state/state.ts';
import { cardsOf, charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { offerRows, youIn } from './places.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

/** VS-MEC-GAME-09: unseen; of an odd number the half that goes is the smaller one. */
export const removeHalf: VerbRules<NodeOf<'removeHalf'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const deck = zoneList(s, ZONE.deck, seat);
      const size = Math.floor(deck.length / 2);
      const half = node.half === 'top' ? deck.slice(deck.length - size) : deck.slice(0, size);
      for (const card of half) moveCard(s, card, ZONE.removed, seat, true);
      any ||= half.length > 0;
    }
    return did(any);
  },
};

export const stepOut: VerbRules<NodeOf<'stepOut'>> = {
  run(s, node, _, ctx) {
    const cards = cardsOf(s, node.cards, ctx).filter((card) => s.zone[card] !== ZONE.removed);
    for (const card of cards) stepOutside(s, card);
    return did(cards.length > 0);
  },
};

// The register holds the card where it is now, then its counters in the order of `countersKept`.

/** VS-MEC-PHASEOUT-04: to its owner's hand, with all its counters set aside. */
export const withdraw: VerbRules<NodeOf<'withdraw'>> = {
  run(s, node, { scope }, ctx) {
    const [card] = charactersOf(s, node.cards, ctx);
    setRegister(s, scope, node.name);
    if (card === undefined) return 'nothing';
    const counters = [s.wounds[card], s.xp[card], ...s.counters.map((column) => column[card])];
    happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
    append(s, scope, node.name, refTo(s, leavePlay(s, card, ZONE.hand)));
    for (const count of counters) append(s, scope, node.name, count);
    return undefined;
  },
};

/** Its own player chooses the row; it comes to its owner's side. */
export const comeBack: VerbRules<NodeOf<'comeBack'>> = {
  run(s, node, { scope, phase }, ctx) {
    const card = waitingIn(s, scope, node.name, ctx);
    if (card === NONE) return 'nothing';
    if (phase === 0) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const at = registerIn(s, scope, node.name);
    const counters = s.pool.slice(at + 2, at + 1 + s.pool[at]);
    const row = registerNumber(s, ctx, 'chosenRow') === 0 ? ZONE.front : ZONE.back;
    const entering = ableToAppear(s, [card], s.owner[card]);
    enterPlay(s, entering, row, s.owner[card], false, 1, counters);
    return did(entering.length > 0);
  },
  list: (s, _, { scope }) => offerRows(s, youIn(s, scope)),
  answer(s, _, { scope }, choice) {
    bindNumber(s, scope, 'chosenRow', choiceA(choice));
  },
};

function waitingIn(s: VsState, scope: number, name: string, ctx: Ctx): number {
  if (registerCount(s, ctx, name) === 0) return NONE;
  const card = deref(s, s.pool[registerIn(s, scope, name) + 1]);
  return card !== NONE && s.zone[card] === ZONE.hand ? card : NONE;
}
