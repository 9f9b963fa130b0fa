import { choiceA, NONE, offer, packChoice, reveal } from '@longbox/kernel';
import { moveCard, turnResource } from '../atoms/move.ts';
import { EV, KIND } from '../catalogue/face.ts';
import { CHOICE } from '../choices.ts';
import { askInEffect } from '../flow/effect.ts';
import { bindNumber, numberIn, registerNumber } from '../queries/registers.ts';
import { faceOf, isInRow } from '../queries/relation.ts';
import { resolve } from '../queries/select.ts';
import { printsProhibition } from '../rules/allowed.ts';
import { enterPlay } from '../rules/appear.ts';
import { clashesWithMain } from '../rules/play.ts';
import { happen } from '../rules/triggers.ts';
import { ZONE, zoneList } from '../state.ts';
import { offerRows } from './places.ts';
import type { NodeOf, VerbRules } from './verb.ts';

const ROWS = [ZONE.front, ZONE.back];

/** Onto the power user's side, in a row of choice; a card that may not enter is removed from the game (VS-ZON-19). */
export const putIntoPlay: VerbRules<NodeOf<'putIntoPlay'>> = {
  run(s, node, { scope, phase }, ctx) {
    const cards = resolve(s, node.cards, ctx, []).filter((card) => !isInRow(s, card));
    if (cards.length === 0) return 'nothing';
    if (phase === 0) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const row = ROWS[registerNumber(s, ctx, 'chosenRow')];
    let any = false;
    for (const card of cards) {
      // VS-UNQ-06: the part of the effect that would give a second card of the main character's name is ignored.
      if (clashesWithMain(s, ctx.you, card)) continue;
      if (printsProhibition(s, 'appear', card)) moveCard(s, card, ZONE.removed, s.owner[card]);
      else {
        enterPlay(s, card, row, ctx.you, node.stunned === true);
        any = true;
      }
    }
    return any ? undefined : 'nothing';
  },
  list: offerRows,
  answer(s, _, { scope }, choice) {
    bindNumber(s, scope, 'chosenRow', choiceA(choice));
  },
};

/** The top card becomes a face-down resource; its player may turn a location up. Only its player sees whether it is one. */
export const topToResources: VerbRules<NodeOf<'topToResources'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) {
      const deck = zoneList(s, ZONE.deck, ctx.you);
      if (deck.length === 0) return 'nothing';
      const card = deck[deck.length - 1];
      moveCard(s, card, ZONE.resources, ctx.you, true);
      reveal(s);
      happen(s, EV.gainsResource, card, NONE, ctx.you);
      bindNumber(s, scope, 'turn', card);
      if (!node.mayTurnUp) return undefined;
      askInEffect(s, ctx.you, 'yesOrNo', scope);
      return 'wait';
    }
    return undefined;
  },
  list(s, _, { scope }) {
    const card = numberIn(s, scope, 'turn');
    if ((faceOf(s, card).kind & KIND.location) !== 0) offer(s, packChoice(CHOICE.yes));
    offer(s, packChoice(CHOICE.no));
  },
  answer(s, _, { scope }, choice) {
    if (choice !== packChoice(CHOICE.yes)) return;
    const card = numberIn(s, scope, 'turn');
    turnResource(s, card, 'up');
    if (s.book.profile.appears === 'cards') happen(s, EV.appears, card, NONE, s.controller[card]);
  },
};
