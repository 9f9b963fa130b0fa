import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  randomOf,
  STEP,
} from '@longbox/kernel';
import { enterPlay } from '../atoms/appear.ts';
import { nextMoment } from '../atoms/chain.ts';
import { putCounters } from '../atoms/conditions.ts';
import { shuffleDeck } from '../atoms/move.ts';
import { payForRecruit, showRecruit } from '../atoms/points.ts';
import { removeRow } from '../atoms/table.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { RECRUITED_FROM_HAND } from '../queries/history.ts';
import { isMeant, recruitCost } from '../rules/cost.ts';
import { topToPlay } from '../rules/deck-top.ts';
import { canAfford, cardsToDiscard, discardsToRecruit, leastExtra, mayRecruitForSymbols } from '../rules/play.ts';
import { faceOf } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { deref, type VsState, ZONE } from '../state/state.ts';
import { discardCard, tellDiscards } from '../verbs/cards.ts';
import { offerPayers, payWith } from '../verbs/pay.ts';
import { CHOICE } from '../words/choices.ts';
import { fillRow } from './equip.ts';
import { settle } from './settle.ts';

// Slots: the card as a reference, the row, who recruits, and whose side it goes to.
const CARD = ARG;
const ROW_TO = ARG + 1;
const SEAT = ARG + 2;
const SIDE = ARG + 3;
/** Symbols paid for it, where it is not recruited for points. */
const PAID = ARG + 4;

/** How many points more than it costs are paid (VS-MEC-ADDCOST-03); FREE where nothing is (VS-MEC-PLAYFROM-02). */
const EXTRA = ARG + 5;
export const FREE = -1;

const START = 0;
const PAYING = 1;
const PAID_FOR = 2;
const COUNTING = 3;

/** VS-PWR-20, VS-TIME-06: paid for first; "when you recruit" resolves before the character appears. */
export const recruitFrame: FrameKind<VsState> = {
  name: 'recruit',
  run(s, at) {
    const card = s.stack[at + CARD] & 1023;
    const seat = s.stack[at + SEAT];
    const step = s.stack[at + STEP];
    const isFree = s.stack[at + EXTRA] === FREE;
    if (step === START && !isFree && leastExtra(s, card) > 0) {
      showRecruit(s, seat, card);
      s.stack[at + STEP] = COUNTING;
      return ask(s, seat, 'chooseNumber', card);
    }
    if (step === START && !isFree && mayRecruitForSymbols(s, seat, card)) {
      // What it is asked to pay with tells which card it is.
      showRecruit(s, seat, card);
      s.stack[at + STEP] = PAYING;
      return ask(s, seat, 'chooseCard', card);
    }
    if (step === PAYING && s.stack[at + PAID] > 0) {
      if (s.stack[at + PAID] < faceOf(s, card).recruitPrice.length) return ask(s, seat, 'chooseCard', card);
    }
    if (step !== PAID_FOR) {
      s.stack[at + STEP] = PAID_FOR;
      nextMoment(s);
      const isPaid = s.stack[at + PAID] > 0;
      payForRecruit(s, seat, card, isPaid || isFree ? 0 : recruitCost(s, seat, card) + s.stack[at + EXTRA]);
      if (!isPaid && !isFree) spendReduction(s, seat, card);
      if (!isFree) discardFor(s, seat, card);
      happen(s, EV.recruits, card, NONE, seat);
      happen(s, EV.playsCard, card, NONE, seat);
      return settle(s);
    }
    const there = deref(s, s.stack[at + CARD]);
    const row = s.stack[at + ROW_TO] === 0 ? ZONE.front : ZONE.back;
    const side = s.stack[at + SIDE];
    const extra = s.stack[at + EXTRA];
    popFrame(s);
    if (there === NONE) return;
    const fromHand = s.zone[there] === ZONE.hand;
    const fromRow = s.zone[there] === ZONE.resources;
    // From the top of the deck it is no search.
    const fromDeck = s.zone[there] === ZONE.deck && topToPlay(s, seat) !== there && !isFree;
    nextMoment(s);
    enterPlay(s, [there], row, side, false, fromHand ? RECRUITED_FROM_HAND : 1);
    // This is part of its appearing: triggers wait until the frame is done.
    putCounters(s, there, 'plus', extra, NONE);
    if (fromHand) happen(s, EV.leavesHand, there, NONE, s.owner[there]);
    if (fromRow) fillRow(s, seat);
    // VS-BLD-17: its player has searched it.
    if (fromDeck) shuffleDeck(s, s.owner[there]);
  },

  /** Symbols, one after the other; or "done" for recruit points, before any has been paid. */
  list(s, at) {
    const card = s.stack[at + CARD] & 1023;
    const seat = s.stack[at + SEAT];
    const paid = s.stack[at + PAID];
    if (s.stack[at + STEP] === COUNTING) {
      const most = s.seatPoints[seat] - recruitCost(s, seat, card);
      for (let points = leastExtra(s, card); points <= most; points++) offer(s, packChoice(CHOICE.digit, points));
      // A player who conceded meanwhile has no points left.
      if (s.offered.length === 0) offer(s, packChoice(CHOICE.digit, 0));
      return;
    }
    if (paid === 0 && canAfford(s, seat, card)) offer(s, packChoice(CHOICE.done));
    offerPayers(s, seat, card, faceOf(s, card).recruitPrice, paid);
    if (s.offered.length === 0) offer(s, packChoice(CHOICE.done));
  },

  answer(s, at, choice) {
    if (s.stack[at + STEP] === COUNTING) {
      s.stack[at + EXTRA] = choiceA(choice);
      s.stack[at + STEP] = PAYING;
      return;
    }
    if (choiceKind(choice) === CHOICE.done) {
      s.stack[at + STEP] = PAYING;
      return;
    }
    const card = s.stack[at + CARD] & 1023;
    payWith(s, s.stack[at + SEAT], choiceA(choice), card, faceOf(s, card).recruitPrice[s.stack[at + PAID]]);
    s.stack[at + PAID]++;
  },
};

/** VS-MEC-ADDCOST-01: paid together with the recruit points. */
function discardFor(s: VsState, seat: number, card: number): void {
  const cards = cardsToDiscard(s, seat, card);
  const discarded: number[] = [];
  for (let left = discardsToRecruit(s, card); left > 0 && cards.length > 0; left--) {
    const one = randomOf(s.random, cards);
    cards.splice(cards.indexOf(one), 1);
    discardCard(s, one);
    discarded.push(seat);
  }
  tellDiscards(s, discarded);
}

const RULE = IS.rule;

/** "Your next character": used up by this recruit. */
function spendReduction(s: VsState, seat: number, card: number): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.modifiers[at + AT.kind] !== RULE || (s.modifiers[at + AT.a] & (1 << seat)) === 0) continue;
    const node = s.book.catalogue.lasting[s.modifiers[at + AT.node]];
    if (!('rule' in node) || node.rule !== 'nextRecruitCosts') continue;
    const source = s.modifiers[at + AT.source] & 1023;
    if (isMeant(s, node, card, source, s.modifiers[at + AT.you])) removeRow(s, at);
  }
}
