import { choiceA, NONE, offer, packChoice, pushFrame, reveal, type Seat } from '@longbox/kernel';
import { carry, enterPlay, enterPlayAt, type Place, putOn, resourceAppears } from '../atoms/appear.ts';
import { endAbsence } from '../atoms/captives.ts';
import { koAll } from '../atoms/ko.ts';
import { moveCard, turnResource } from '../atoms/move.ts';
import { bindNumber } from '../atoms/registers.ts';
import { happen } from '../atoms/triggers.ts';
import { CANT } from '../catalogue/cant.ts';
import { EV, KIND } from '../catalogue/face.ts';
import { isRuledOut, printsProhibition } from '../queries/allowed.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { RECRUITED_FROM_HAND } from '../queries/history.ts';
import { numberIn, registerNumber } from '../queries/registers.ts';
import { resolve } from '../queries/select.ts';
import { whyNotWear } from '../queries/wear.ts';
import { equipmentOn } from '../queries/worn.ts';
import { ableToAppear, cannotBeResource, whoCouldAppear } from '../rules/entering.ts';
import { clashesWithMain } from '../rules/play.ts';
import { faceOf, isInRow, isSameSide } from '../state/relation.ts';
import { refTo, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';
import { cardsOf, charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { offerRows, youIn } from './places.ts';
import { keepTrack } from './track.ts';
import { did, type NodeOf, type Outcome, type VerbRules } from './verb.ts';

const ROWS = [ZONE.front, ZONE.back];
/** What `flow/recruit.ts` is told where nothing is paid. */
const FREE = -1;

/** So many rows fit into one number; whoever comes after them goes where the last of them went. */
const MOST_ROWS = 30;

/** Onto the power user's side, each in a row of choice (VS-BLD-15). */
export const putIntoPlay: VerbRules<NodeOf<'putIntoPlay'>> = {
  run(s, node, { scope, phase }, ctx) {
    const cards = notInRows(s, node, ctx);
    if (cards.length === 0) return 'nothing';
    if (node.side === 'owner') return toOwnersSide(s, cards, scope, phase, ctx);
    const besides = node.beside === undefined ? [] : charactersOf(s, node.beside, ctx);
    if (node.beside !== undefined && besides.length === 0) return 'nothing';
    const coming = node.row === undefined && node.beside === undefined ? comingToRows(s, node, ctx) : [];
    const asked = Math.min(coming.length, MOST_ROWS);
    if (phase < asked) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const rows = asked === 0 ? 0 : registerNumber(s, ctx, 'chosenRow');
    const rowOf = (card: number): number => {
      if (besides.length > 0) return s.zone[besides[0]];
      if (node.row !== undefined) return ZONE[node.row];
      return ROWS[(rows >> Math.min(coming.indexOf(card), MOST_ROWS - 1)) & 1];
    };
    const entering = ableToAppear(s, cards, ctx.you, node.anyway === true);
    const places = entering.map((card): Place => ({ card, row: rowOf(card), seat: ctx.you }));
    for (const card of entering) endAbsence(s, card);
    enterPlayAt(s, places, node.stunned === true);
    keepTrack(s, scope, node.cards, entering);
    return did(entering.length > 0);
  },
  list(s, node, { scope, phase }) {
    if (node.side !== 'owner') return offerRows(s, youIn(s, scope));
    const ctx = enterScope(s, scope);
    const card = notInRows(s, node, ctx)[phase];
    leave();
    offerRows(s, s.owner[card]);
  },
  answer(s, _, { scope, phase }, choice) {
    const before = phase === 0 ? 0 : numberIn(s, scope, 'chosenRow');
    bindNumber(s, scope, 'chosenRow', before | (choiceA(choice) << phase));
  },
};

/** For whom a row is being chosen, if more than one is on the way. */
export function nextToPlace(s: VsState, node: NodeOf<'putIntoPlay'>, scope: number, phase: number): number | undefined {
  const ctx = enterScope(s, scope);
  const cards = node.side === 'owner' ? notInRows(s, node, ctx) : comingToRows(s, node, ctx);
  leave();
  return cards.length > 1 ? cards[phase] : undefined;
}

const notInRows = (s: VsState, node: NodeOf<'putIntoPlay'>, ctx: Ctx): number[] =>
  cardsOf(s, node.cards, ctx).filter((card) => !isInRow(s, card));

/** Those that can appear; if nobody can, the first one tries (VS-ZON-19), and a row is chosen for it. */
function comingToRows(s: VsState, node: NodeOf<'putIntoPlay'>, ctx: Ctx): number[] {
  const cards = notInRows(s, node, ctx);
  const coming = whoCouldAppear(s, cards, ctx.you, node.anyway === true);
  return coming.length > 0 ? coming : cards.slice(0, 1);
}

/** VS-MEC-PHASEOUT-01: their owners choose the rows, one after the other; then all of them appear together. */
function toOwnersSide(s: VsState, cards: readonly number[], scope: number, phase: number, ctx: Ctx): Outcome {
  const next = cards[phase];
  if (next !== undefined) {
    askInEffect(s, s.owner[next], 'chooseCard', scope);
    return 'wait';
  }
  const rows = registerNumber(s, ctx, 'chosenRow');
  const places: Place[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const own = cards.filter((card) => s.owner[card] === seat);
    const able = own.length === 0 || s.out[seat] !== 0 ? [] : ableToAppear(s, own, seat);
    for (const card of able) places.push({ card, row: ROWS[(rows >> cards.indexOf(card)) & 1], seat });
  }
  for (const card of cards) endAbsence(s, card);
  if (places.length > 0) enterPlayAt(s, places);
  return did(places.length > 0);
}

/** VS-MEC-PLAYFROM-02: it is recruited, which its name or a rule may forbid. */
export const recruitFree: VerbRules<NodeOf<'recruitFree'>> = {
  run(s, node, { scope, phase }, ctx) {
    const [card] = cardsOf(s, node.cards, ctx);
    if (card === undefined || isInRow(s, card) || (faceOf(s, card).kind & KIND.character) === 0) return 'nothing';
    if (isRuledOut(s, 'cantPlay', ctx.you, card) || printsProhibition(s, CANT.appear, card)) return 'nothing';
    if (clashesWithMain(s, ctx.you, card)) return 'nothing';
    if (phase === 0) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    pushFrame(s, K.recruit, refTo(s, card), registerNumber(s, ctx, 'chosenRow'), ctx.you, ctx.you, 0, FREE);
    return undefined;
  },
  list: (s, _, { scope }) => offerRows(s, youIn(s, scope)),
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, 'chosenRow', choiceA(choice)),
};

/** VS-MEC-CONTROL-02: it appears there directly; without a KO nothing changes. */
export const takePlaceOf: VerbRules<NodeOf<'takePlaceOf'>> = {
  run(s, node, _, ctx) {
    const [card] = cardsOf(s, node.cards, ctx);
    const [victim] = charactersOf(s, node.with, ctx);
    if (card === undefined || victim === undefined || isInRow(s, card)) return 'nothing';
    const [row, seat] = [s.zone[victim], s.controller[victim]];
    koAll(s, [victim], isInRow(s, ctx.source) ? ctx.source : NONE);
    if (isInRow(s, victim)) return 'nothing';
    const fromHand = s.zone[card] === ZONE.hand;
    const entering = ableToAppear(s, [card], seat);
    if (entering.length > 0) enterPlay(s, entering, row, seat, false, fromHand ? RECRUITED_FROM_HAND : 1);
    if (fromHand && entering.length > 0) happen(s, EV.leavesHand, card, NONE, s.owner[card]);
    return undefined;
  },
};

/** As many as there are aside, at most so many that the side has the number (VS-ZON-23). */
export const putTokens: VerbRules<NodeOf<'putTokens'>> = {
  run(s, node, _, ctx) {
    const name = s.book.catalogue.nameId(node.token);
    const isIt = (card: number): boolean =>
      (faceOf(s, card).kind & KIND.token) !== 0 && faceOf(s, card).names.includes(name);
    const there = s.board.filter((card) => isIt(card) && isSameSide(s, s.controller[card], ctx.you)).length;
    const aside = zoneList(s, ZONE.side, ctx.you).filter(isIt);
    const entering = ableToAppear(s, aside.slice(0, Math.max(0, node.until - there)), ctx.you);
    if (entering.length > 0) enterPlay(s, entering, ZONE[node.row], ctx.you);
    return did(entering.length > 0);
  },
};

/** VS-EQP-17: on a character that may not have it, be it from its own player or from who puts it there, nothing is put. */
export const equip: VerbRules<NodeOf<'equip'>> = {
  run(s, node, _, ctx) {
    const [bearer] = charactersOf(s, node.bearer, ctx);
    if (bearer === undefined || !s.book.profile.equipment) return 'nothing';
    const mayWear = (card: number): boolean =>
      [s.controller[bearer], ctx.you].some((seat) => whyNotWear(s, seat, card, bearer) === WHY.fine);
    const cards = resolve(s, node.cards, ctx, []).filter(
      (card) => (faceOf(s, card).kind & KIND.equipment) !== 0 && mayWear(card),
    );
    for (const card of cards) {
      if (s.zone[card] === ZONE.equipped && equipmentOn(s, bearer) === NONE) carry(s, card, bearer);
      else putOn(s, card, bearer);
      if (node.free === true) happen(s, EV.playsCard, card, NONE, ctx.you);
    }
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
