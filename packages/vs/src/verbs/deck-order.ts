import { choiceA, NONE, offer, packChoice } from '@longbox/kernel';
import { leavePlay } from '../atoms/ko.ts';
import { knowPlace, moveCard, sinkToBottom } from '../atoms/move.ts';
import { append, setRegister } from '../atoms/registers.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerCard, registerCount } from '../queries/registers.ts';
import { isInPlay } from '../state/relation.ts';
import { refTo, type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { cardsOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { keepTrack } from './track.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

/** Cards in the order chosen so far. */
const ORDERED = 'ordered';

type Place = NodeOf<'toDeckBottom' | 'toDeckTop'>;

/** Into the owners' decks one under the other, in the order the power's user likes; the last one lies lowest. */
const inOrder = (put: (s: VsState, cards: readonly number[], knows: number) => number[]): VerbRules<Place> => ({
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) setRegister(s, scope, ORDERED);
    const left = waiting(s, node, ctx);
    if (left.some((card) => s.face[card] !== s.face[left[0]])) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const cards = [...ordered(s, ctx), ...left];
    keepTrack(s, scope, node.cards, put(s, cards, 1 << ctx.you));
    return did(cards.length > 0);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    const left = waiting(s, node, ctx);
    left.forEach((card, i) => {
      // Of equal cards one is enough.
      if (left.findIndex((other) => s.face[other] === s.face[card]) === i) offer(s, packChoice(CHOICE.card, card));
    });
    leave();
  },
  answer(s, _, { scope }, choice) {
    append(s, scope, ORDERED, refTo(s, choiceA(choice)));
  },
});

export const toDeckBottom: VerbRules<NodeOf<'toDeckBottom'>> = inOrder((s, cards, knows) =>
  cards.map((card) => {
    const id = putOnTop(s, card);
    if (s.zone[id] === ZONE.deck) sinkToBottom(s, id, knows);
    return id;
  }),
);

export const toDeckTop: VerbRules<NodeOf<'toDeckTop'>> = inOrder((s, cards, knows) =>
  cards.toReversed().map((card) => {
    const id = putOnTop(s, card);
    if (s.zone[id] === ZONE.deck) knowPlace(s, id, knows);
    return id;
  }),
);

function ordered(s: VsState, ctx: Ctx): number[] {
  return Array.from({ length: registerCount(s, ctx, ORDERED) }, (_, i) => registerCard(s, ctx, ORDERED, i));
}

function waiting(s: VsState, node: Place, ctx: Ctx): number[] {
  const placed = ordered(s, ctx);
  return cardsOf(s, node.cards, ctx)
    .filter((card) => !placed.includes(card))
    .sort((a, b) => a - b);
}

function putOnTop(s: VsState, card: number): number {
  if (isInPlay(s, card)) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
  return isInPlay(s, card) ? leavePlay(s, card, ZONE.deck) : moveCard(s, card, ZONE.deck, s.owner[card]);
}
