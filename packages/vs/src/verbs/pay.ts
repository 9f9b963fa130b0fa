import { choiceA, choiceKind, NONE, offer, packChoice, reveal, type Seat } from '@longbox/kernel';
import { turnResource } from '../atoms/move.ts';
import { bindNumber } from '../atoms/registers.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { costMask, EV } from '../catalogue/face.ts';
import { hintAtHand } from '../derived/hints.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { firstPlayerOf } from '../queries/players.ts';
import { borrow, giveBack, resolveFirst } from '../queries/select.ts';
import { type Allowed, canPay, canPayWith, canSpare, payers } from '../rules/payment.ts';
import { faceOf, isFaceUp, isInPlay, isInRow } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { discardCard, tellDiscards } from './cards.ts';
import { askInEffect } from './effect-frame.ts';
import type { NodeOf, VerbRules } from './verb.ts';

/** The locations that can pay symbol `at` of a price so that the rest can still be paid; of equal ones the first. */
export function offerPayers(
  s: VsState,
  seat: Seat,
  character: number,
  price: readonly number[],
  at: number,
  allowed?: Allowed,
  spare = 0,
): void {
  const all = payers(s, seat, character, borrow(), allowed);
  for (let i = 0; i < all.length; i++) {
    if (isSameAsEarlier(s, all, i)) continue;
    if (canPayWith(s, seat, character, price, at, all[i], allowed, spare)) offer(s, packChoice(CHOICE.pay, all[i]));
  }
  giveBack();
  // Between equal symbols there is nothing to choose.
  const isChoice = price.some((mask, i) => i > at && mask !== price[at]);
  if (isChoice && canSpare(s, seat, character, price, at, allowed, spare)) offer(s, packChoice(CHOICE.spare));
}

/** Two copies of a location in one place pay alike. */
function isSameAsEarlier(s: VsState, all: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++)
    if (s.face[all[i]] === s.face[all[at]] && s.zone[all[i]] === s.zone[all[at]]) return true;
  return false;
}

/**
 * Turned face down in the row, or discarded from hand (VS-PWR-36); whether it was discarded. `character` pays (a player, if
 * there is none), and the price says which symbols it can be.
 */
export function payWith(s: VsState, seat: Seat, location: number, character = NONE, symbols = 0): boolean {
  const { symbols: yielded, paysFor } = faceOf(s, location);
  const paid = paysFor === NONE ? yielded & symbols : symbols;
  const turned = s.zone[location] === ZONE.resources;
  if (isMentioned(s)) {
    mention(s, {
      type: 'paid',
      seat,
      card: location,
      face: faceOf(s, location).id,
      how: turned ? 'turned' : 'discarded',
    });
  }
  if (turned) turnResource(s, location, 'down');
  else {
    discardCard(s, location);
    tellDiscards(s, [seat]);
  }
  if (character !== NONE) happen(s, EV.paysSymbol, character, location, seat, paid);
  return !turned;
}

type PayNode = NodeOf<'pay'>;

/** VS-MEC-PAYSYM-01: the character must be face up; its team decides about special locations. */
function payerOf(s: VsState, node: PayNode, ctx: Ctx): { seat: Seat; character: number } | undefined {
  const seat = firstPlayerOf(s, node.player, ctx);
  if (seat === NONE) return undefined;
  if (node.cards === undefined) return { seat, character: NONE };
  const character = resolveFirst(s, node.cards, ctx);
  if (character === NONE) return undefined;
  // VS-MEC-PAYSYM-03: as it is recruited it is not in play yet.
  const isThere = isInPlay(s, character) ? isInRow(s, character) && isFaceUp(s, character) : node.cards === 'self';
  return isThere ? { seat, character } : undefined;
}

const priceOf = (node: PayNode): number[] => node.cost.map(costMask);

export function canPayNode(s: VsState, node: PayNode, ctx: Ctx): boolean {
  const payer = payerOf(s, node, ctx);
  if (payer === undefined) return false;
  hintAtHand(s, payer.seat);
  return canPay(s, payer.seat, payer.character, priceOf(node));
}

/** Paid symbol by symbol, like a super power; what cannot be paid in full is not paid at all. */
export const pay: VerbRules<PayNode> = {
  run(s, node, { scope, phase }, ctx) {
    const payer = payerOf(s, node, ctx);
    if (payer === undefined) return 'nothing';
    // Asking would reveal whether the hand could pay.
    if (phase === 0) reveal(s);
    if (phase === 0 && !canPayNode(s, node, ctx)) return 'nothing';
    if (phase >= node.cost.length) return undefined;
    askInEffect(s, payer.seat, 'chooseCard', scope);
    return 'wait';
  },
  list(s, node, { scope, phase }) {
    const ctx = enterScope(s, scope);
    const payer = payerOf(s, node, ctx);
    leave();
    if (payer !== undefined) offerPayers(s, payer.seat, payer.character, priceOf(node), phase);
    // A player who conceded while paying has nothing left to pay with.
    if (s.offered.length === 0) offer(s, packChoice(CHOICE.done));
  },
  answer(s, node, { scope, phase }, choice) {
    if (choiceKind(choice) === CHOICE.done) return;
    const ctx = enterScope(s, scope);
    const payer = payerOf(s, node, ctx);
    const seat = firstPlayerOf(s, node.player, ctx);
    leave();
    payWith(s, seat, choiceA(choice), payer?.character, priceOf(node)[phase]);
    if (node.name !== undefined) bindNumber(s, scope, node.name, s.face[choiceA(choice)]);
  },
};
