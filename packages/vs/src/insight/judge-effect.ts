import { ARG, choiceA, choiceB, choiceKind, type Seat, STEP } from '@longbox/kernel';
import { PLAYER_IT } from '../catalogue/own-registers.ts';
import type { Effect } from '../language/index.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { playerIs } from '../queries/players.ts';
import { forgetNumbers, supposeNumber } from '../queries/registers.ts';
import { registerOf } from '../queries/select.ts';
import { isFaceUp, isInRow } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { operandsOf } from '../verbs/operands.ts';
import { CHOICE } from '../words/choices.ts';
import { appraiseAll, supposing } from './appraise.ts';
import { worthAnywhere } from './hand.ts';
import { sight } from './sight.ts';
import { FOLLY } from './value-on.ts';
import { P, rate, type Verdict } from './verdict.ts';

// Slots of an effect frame; must agree with `flow/effect.ts`.
const INDEX = ARG + 1;
const SCOPE_AT = ARG + 2;
const OPERAND = ARG + 4;
const WAITING = 3;

/** A choice in the middle of an effect: what the rest of it makes of each answer. */
export function judgeEffect(s: VsState, seat: Seat, at: number, v: Verdict): void {
  const block = s.book.catalogue.blocks[s.stack[at + ARG]];
  const index = s.stack[at + INDEX];
  const ctx = enterScope(s, s.stack[at + SCOPE_AT]);
  if (s.stack[at + STEP] === WAITING) judgeAsked(s, seat, block[index], ctx, v);
  else judgeOperand(s, seat, at, ctx, v);
  leave();
}

function judgeOperand(s: VsState, seat: Seat, at: number, ctx: Ctx, v: Verdict): void {
  const block = s.book.catalogue.blocks[s.stack[at + ARG]];
  const index = s.stack[at + INDEX];
  const operand = operandsOf(block[index])[s.stack[at + OPERAND]];
  const name = operand.kind === 'cards' && operand.cards.cards === 'pick' ? registerOf(operand.cards) : undefined;
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    const kind = choiceKind(choice);
    if (kind === CHOICE.card && name !== undefined) rateCard(s, seat, v, i, block, index, name, ctx);
    else if (kind === CHOICE.player) ratePlayer(s, seat, v, i, block, index, ctx);
    else rate(v, i, 0, P.wastesNothing);
  }
}

function rateCard(
  s: VsState,
  seat: Seat,
  v: Verdict,
  i: number,
  block: readonly Effect[],
  index: number,
  name: string,
  ctx: Ctx,
): void {
  const card = choiceA(v.choices[i]);
  const node = block[index];
  // A choice by itself does nothing: what follows it counts.
  const from = node.verb === 'choose' || node.verb === 'search' ? index + 1 : index;
  const value = supposing(name, card, () => appraiseAll(s, block, ctx, seat, from));
  const isOwn = s.team[isInRow(s, card) ? s.controller[card] : s.owner[card]] === s.team[seat];
  const tie = isInRow(s, card) ? 0 : isOwn ? Math.min(3, worthAnywhere(s, seat, card) >> 4) : 0;
  rate(
    v,
    i,
    node.verb === 'search' ? value + worthAnywhere(s, seat, card) : value + tie,
    isOwn ? P.helpsOwn : P.harmsEnemy,
  );
}

/** A player by what the rest of the effect then brings; an enemy where it comes to the same. */
function ratePlayer(
  s: VsState,
  seat: Seat,
  v: Verdict,
  i: number,
  block: readonly Effect[],
  index: number,
  ctx: Ctx,
): void {
  const node = block[index];
  const who = choiceA(v.choices[i]);
  const isOwn = s.team[who] === s.team[seat];
  const player = 'player' in node && typeof node.player === 'object' ? node.player : undefined;
  const name = player?.player === 'pick' ? (player.name ?? PLAYER_IT) : PLAYER_IT;
  const height = supposeNumber(name, who);
  const value = appraiseAll(s, block, ctx, seat, node.verb === 'choosePlayer' ? index + 1 : index);
  forgetNumbers(height);
  rate(v, i, 2 * value + (isOwn ? 0 : 1), isOwn ? P.helpsOwn : P.harmsEnemy);
}

/** Questions that verbs ask themselves. */
function judgeAsked(s: VsState, seat: Seat, node: Effect, ctx: Ctx, v: Verdict): void {
  switch (node.verb) {
    case 'may':
      return judgeYesNo(v, appraiseAll(s, node.effects, ctx, seat));
    case 'unless': {
      const done = appraiseAll(s, node.effects, ctx, seat);
      return judgeYesNo(v, done - appraiseAll(s, node.instead, ctx, seat));
    }
    case 'oneOf':
      for (let i = 0; i < v.count; i++)
        rate(v, i, appraiseAll(s, node.modes[choiceA(v.choices[i])] ?? [], ctx, seat), P.usesPower);
      return;
    case 'chooseRow':
      for (let i = 0; i < v.count; i++)
        rate(
          v,
          i,
          rowWorth(s, ZONE.front + choiceA(v.choices[i]), choiceB(v.choices[i])),
          node.of === 'you' ? P.helpsOwn : P.harmsEnemy,
        );
      return;
    case 'divide':
      return judgeDivide(s, seat, node, ctx, v);
    default:
      return judgeOther(s, seat, node, ctx, v);
  }
}

function judgeYesNo(v: Verdict, value: number): void {
  for (let i = 0; i < v.count; i++) {
    const isYes = choiceKind(v.choices[i]) === CHOICE.yes;
    const principle = value <= FOLLY ? P.hopeless : P.usesPower;
    rate(v, i, isYes ? value : 0, isYes ? principle : P.wastesNothing);
  }
}

/** Face-up characters in a row are what a blow at the row hits. */
function rowWorth(s: VsState, zone: number, side: Seat): number {
  let worth = 0;
  for (const card of zoneList(s, zone, side)) {
    if (isFaceUp(s, card)) worth += 10 + (sight.def[card] <= 1 ? sight.hurt[card] : 0);
  }
  return worth;
}

function judgeDivide(s: VsState, seat: Seat, node: Extract<Effect, { verb: 'divide' }>, ctx: Ctx, v: Verdict): void {
  const one: Effect = { verb: 'put', counter: node.counter, count: 1, cards: 'object' };
  for (let i = 0; i < v.count; i++) {
    const card = choiceA(v.choices[i]);
    const object = ctx.object;
    ctx.object = card;
    rate(v, i, appraiseAll(s, [one], ctx, seat), P.harmsEnemy);
    ctx.object = object;
  }
}

/** Rows to enter, numbers, names: the first row, no more digits, nothing spent. */
function judgeOther(s: VsState, seat: Seat, node: Effect, ctx: Ctx, v: Verdict): void {
  const isMine = playerIs(s, 'you', seat, ctx);
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    switch (choiceKind(choice)) {
      case CHOICE.row:
        rate(v, i, choiceA(choice) === 0 ? 2 : 1, P.standsInFront);
        break;
      case CHOICE.yes:
        rate(v, i, isMine ? 2 : -2, P.usesPower);
        break;
      case CHOICE.mode:
        rate(v, i, node.verb === 'spendRecruitPoints' ? choiceA(choice) : 0, P.usesPower);
        break;
      case CHOICE.card:
        rate(v, i, s.team[s.owner[choiceA(choice)]] === s.team[seat] ? 0 : 1, P.harmsEnemy);
        break;
      default:
        rate(v, i, 0, P.equal);
    }
  }
}
