import { choiceA, NONE, offer, packChoice, reveal, type Seat } from '@longbox/kernel';
import { enterPlay, putOn, resourceAppears } from '../atoms/appear.ts';
import { moveCard, turnResource } from '../atoms/move.ts';
import { bindNumber } from '../atoms/registers.ts';
import { happen } from '../atoms/triggers.ts';
import { EV, KIND } from '../catalogue/face.ts';
import { numberIn, registerNumber } from '../queries/registers.ts';
import { resolve } from '../queries/select.ts';
import { ableToAppear, cannotBeResource } from '../rules/entering.ts';
import { whyNotWear } from '../rules/play.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { WHY } from '../words/reasons.ts';
import { cardsOf, charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { offerRows, youIn } from './places.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

const ROWS = [ZONE.front, ZONE.back];

/** Onto the power user's side, in a row of choice. */
export const putIntoPlay: VerbRules<NodeOf<'putIntoPlay'>> = {
  run(s, node, { scope, phase }, ctx) {
    const cards = cardsOf(s, node.cards, ctx).filter((card) => !isInRow(s, card));
    if (cards.length === 0) return 'nothing';
    if (phase === 0 && node.row === undefined) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const row = node.row === undefined ? ROWS[registerNumber(s, ctx, 'chosenRow')] : ZONE[node.row];
    const entering = ableToAppear(s, cards, ctx.you);
    enterPlay(s, entering, row, ctx.you, node.stunned === true);
    return did(entering.length > 0);
  },
  list: (s, _, { scope }) => offerRows(s, youIn(s, scope)),
  answer(s, _, { scope }, choice) {
    bindNumber(s, scope, 'chosenRow', choiceA(choice));
  },
};

/** VS-EQP-17: on a character that may not have it, nothing is put. */
export const equip: VerbRules<NodeOf<'equip'>> = {
  run(s, node, _, ctx) {
    const [bearer] = charactersOf(s, node.bearer, ctx);
    if (bearer === undefined || !s.book.profile.equipment) return 'nothing';
    if (whyNotWear(s, s.controller[bearer], bearer) !== WHY.fine) return 'nothing';
    const cards = resolve(s, node.cards, ctx, []).filter((card) => (faceOf(s, card).kind & KIND.equipment) !== 0);
    for (const card of cards) putOn(s, card, bearer);
    return did(cards.length > 0);
  },
};

/** Top cards become resources, one after the other; their player may put a location there face up, and alone sees whether it is one. */
export const topToResources: VerbRules<NodeOf<'topToResources'>> = {
  run(s, node, { scope, phase }, ctx) {
    for (let placed = phase; placed < node.count; placed++) {
      if (!placeTop(s, scope, ctx.you)) return did(placed > 0);
      if (!node.mayTurnUp) {
        resourceAppears(s, numberIn(s, scope, 'turn'));
        continue;
      }
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
    const card = numberIn(s, scope, 'turn');
    if (choice === packChoice(CHOICE.yes)) turnResource(s, card, 'up');
    // VS-TERM-07: it appears once it is known which way up, and triggers see the face of a location.
    resourceAppears(s, card);
  },
};

/** False if the deck is empty, or its top card can't appear. */
function placeTop(s: VsState, scope: number, seat: Seat): boolean {
  const deck = zoneList(s, ZONE.deck, seat);
  if (deck.length === 0) return false;
  const card = deck[deck.length - 1];
  if (cannotBeResource(s, card)) {
    moveCard(s, card, ZONE.removed, s.owner[card]);
    return false;
  }
  moveCard(s, card, ZONE.resources, seat, true);
  reveal(s);
  happen(s, EV.gainsResource, card, NONE, seat);
  bindNumber(s, scope, 'turn', card);
  return true;
}
