import { choiceA, NONE, offer, packChoice, type Seat } from '@longbox/kernel';
import { handOver, moveToRow } from '../atoms/move.ts';
import { bindNumber } from '../atoms/registers.ts';
import { addRow } from '../atoms/table.ts';
import { CANT } from '../catalogue/cant.ts';
import { RETURN_CONTROL, TAKEN } from '../catalogue/standing.ts';
import { isForbidden } from '../queries/allowed.ts';
import { enterScope, leave, SCOPE } from '../queries/ctx.ts';
import { firstPlayerOf } from '../queries/players.ts';
import { registerNumber } from '../queries/registers.ts';
import { withoutClashes } from '../rules/play.ts';
import { isInRow, isSameSide } from '../state/relation.ts';
import { V, type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

const ROWS = [ZONE.front, ZONE.back];

/** The two rows of a seat. */
export function offerRows(s: VsState, seat: Seat): void {
  for (let row = 0; row < ROWS.length; row++) offer(s, packChoice(CHOICE.row, row, s.sideOf[seat]));
}

/** Who uses the power. */
export const youIn = (s: VsState, scope: number): Seat => s.scopes[scope + SCOPE.you];

/** Moves one character to a row of its side; one that is there already, or can't be moved, stays. */
export function changeRow(s: VsState, card: number, row: number): boolean {
  if (!isInRow(s, card) || s.zone[card] === row || isForbidden(s, CANT.beMoved, card)) return false;
  moveToRow(s, card, row, s.controller[card]);
  return true;
}

/** With a choice of row the power's user chooses, once for all of them. */
export const move: VerbRules<NodeOf<'move'>> = {
  run(s, node, { scope, phase }, ctx) {
    const cards = charactersOf(s, node.cards, ctx);
    if (cards.length === 0) return 'nothing';
    if (node.row === 'choose') {
      if (phase === 0) {
        askInEffect(s, ctx.you, 'chooseCard', scope);
        return 'wait';
      }
    }
    const { row } = node;
    const rowFor = (card: number): number => {
      if (row === 'other') return s.zone[card] === ZONE.front ? ZONE.back : ZONE.front;
      return row === 'choose' ? ROWS[registerNumber(s, ctx, 'chosenRow')] : ZONE[row];
    };
    let any = false;
    for (const card of cards) any = changeRow(s, card, rowFor(card)) || any;
    return did(any);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    const [card] = charactersOf(s, node.cards, ctx);
    leave();
    offerRows(s, card === undefined ? ctx.you : s.controller[card]);
  },
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, 'chosenRow', choiceA(choice)),
};

/** VS-TERM-23, 24: both or neither. */
export const switchPlaces: VerbRules<NodeOf<'switchPlaces'>> = {
  run(s, node, _, ctx) {
    const [a] = charactersOf(s, node.cards, ctx);
    const [b] = charactersOf(s, node.with, ctx);
    if (a === undefined || b === undefined || a === b) return 'nothing';
    if (isForbidden(s, CANT.beMoved, a) || isForbidden(s, CANT.beMoved, b)) return 'nothing';
    const [rowOfA, rowOfB] = [s.zone[a], s.zone[b]];
    if (rowOfA === rowOfB) return 'nothing';
    moveToRow(s, a, rowOfB, s.controller[a]);
    moveToRow(s, b, rowOfA, s.controller[b]);
    return undefined;
  },
};

/** VS-TERM-03; a change of sides takes a character out of the combat (VS-CMB-54) and is no appearing (VS-TERM-08). It is a move. */
export const takeControl: VerbRules<NodeOf<'takeControl'>> = {
  run(s, node, { scope, phase }, ctx) {
    const others = charactersOf(s, node.cards, ctx).filter(
      (card) => !isSameSide(s, s.controller[card], ctx.you) && !isForbidden(s, CANT.beMoved, card),
    );
    const cards = withoutClashes(s, others, ctx.you);
    if (cards.length === 0) return 'nothing';
    if (phase === 0 && node.row === undefined) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const row = node.row === undefined ? ROWS[registerNumber(s, ctx, 'chosenRow')] : ZONE[node.row];
    for (const card of cards) {
      const from = s.controller[card] * 2 + (s.zone[card] === ZONE.front ? 0 : 1);
      handOver(s, card, row, ctx.you);
      const isForTurn = node.until === 'endOfTurn';
      addRow(s, {
        node: isForTurn ? RETURN_CONTROL : TAKEN,
        kind: isForTurn ? 'later' : 'control',
        card,
        a: from,
        b: 3,
        duration: 'game',
        until: s.v[V.turn],
        source: ctx.source,
        you: ctx.you,
      });
    }
    return undefined;
  },
  list: (s, _, { scope }) => offerRows(s, youIn(s, scope)),
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, 'chosenRow', choiceA(choice)),
};

/** VS-TERM-03: the same the other way round. Who gives chooses the player; the row is given. */
export const giveControl: VerbRules<NodeOf<'giveControl'>> = {
  run(s, node, { scope, phase }, ctx) {
    const seat = firstPlayerOf(s, node.player, ctx);
    if (seat === NONE) return 'nothing';
    const others = charactersOf(s, node.cards, ctx).filter(
      (card) => !isSameSide(s, s.controller[card], seat) && !isForbidden(s, CANT.beMoved, card),
    );
    const cards = withoutClashes(s, others, seat);
    if (cards.length > 0 && node.row === undefined && phase === 0) {
      askInEffect(s, seat, 'chooseCard', scope);
      return 'wait';
    }
    const row = node.row === undefined ? ROWS[registerNumber(s, ctx, 'chosenRow')] : ZONE[node.row];
    for (const card of cards) handOver(s, card, row, seat);
    return did(cards.length > 0);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    const seat = firstPlayerOf(s, node.player, ctx);
    leave();
    offerRows(s, seat);
  },
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, 'chosenRow', choiceA(choice)),
};
