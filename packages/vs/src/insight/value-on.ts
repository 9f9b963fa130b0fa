import { NONE, type Seat } from '@longbox/kernel';
import { EV } from '../catalogue/face.ts';
import type { Amount, Effect, Keyword, Modifier } from '../language/index.ts';
import { amountOf } from '../queries/amount.ts';
import { whyNotAttacker, whyNotTarget } from '../queries/attack.ts';
import { defenderOf } from '../queries/combat-facts.ts';
import type { Ctx } from '../queries/ctx.ts';
import { healthOf } from '../queries/stats.ts';
import { faceOf, isExhausted, isFaceUp, isInRow, isMain, isSameSide, isStunned } from '../state/relation.ts';
import { PHASE, ROLE, V, type VsState, ZONE } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { isOpen, usesNow } from './effect-facts.ts';
import { outcome, weighCombat } from './exchange.ts';
import { levelWorth, xpSwing, xpWorth } from './experience.ts';
import { keepOf } from './hand.ts';
import { bestAlone, bestFromAbove } from './lone-attack.ts';
import { prohibited, threatOf } from './prohibited.ts';
import { ROUGH_ELSEWHERE, ROUGH_MODIFIER, ROUGH_ON_CHARACTER } from './rough-worth.ts';
import { coverOf, isFriend, isReady, LOST, printedWorth, sight } from './sight.ts';
import { W } from './worths.ts';

/** What one instruction, done to one card, is worth to a seat. */
export function valueOn(s: VsState, node: Effect, card: number, ctx: Ctx, seat: Seat): number {
  if (card === NONE) return withoutCard(s, node, ctx, seat);
  const sign = ownerSign(s, card, seat);
  // A character comes into play on the side of the player who brings it.
  if (node.verb === 'putIntoPlay' && node.side === undefined && !isInRow(s, card))
    return (s.team[ctx.you] === s.team[seat] ? 1 : -1) * printedWorth(s, card);
  if (!isInRow(s, card)) return sign * elsewhere(s, node, card, seat);
  switch (node.verb) {
    case 'modify':
    case 'ruleFor':
      return modified(s, node.by, node.lasts, card, ctx, seat);
    case 'put':
    case 'divide':
      return counters(s, node, card, ctx, seat);
    case 'putUntilDefExceeds':
      return statChange(s, card, 2, 2, 'game', seat);
    case 'putMinusUntil': {
      const goal = Math.max(0, number(s, node.than, ctx) - (node.is === '<' ? 1 : 0));
      const less = Math.max(0, (node.stat === 'atk' ? sight.atk[card] : sight.def[card]) - goal);
      return statChange(s, card, -less, -less, 'game', seat);
    }
    case 'gainUntil': {
      const gain = (goal: Amount | undefined, now: number): number =>
        goal === undefined ? 0 : Math.max(0, number(s, goal, ctx) - now);
      return statChange(s, card, gain(node.atk, sight.atk[card]), gain(node.def, sight.def[card]), node.lasts, seat);
    }
    case 'doubleCounters': {
      if (node.counter === 'vitality') return 6 * s.vitality[card];
      const more = node.counter === 'plus' ? s.plus[card] : -s.minus[card];
      return statChange(s, card, more, more, 'game', seat);
    }
    case 'removeCounters': {
      if (node.counter === 'vitality') return -sign * 6 * Math.min(s.vitality[card], node.count ?? s.vitality[card]);
      const had = node.counter === 'plus' ? -s.plus[card] : s.minus[card];
      const gone = node.count === undefined ? had : Math.max(-node.count, Math.min(node.count, had));
      return statChange(s, card, gone, gone, 'game', seat);
    }
    case 'doubleStats':
      return statChange(s, card, sight.atk[card], sight.def[card], node.lasts, seat);
    default:
      return sign * onCharacter(s, node, card, ctx);
  }
}

const ownerSign = (s: VsState, card: number, seat: Seat): number =>
  isInRow(s, card) ? (isFriend(s, card, seat) ? 1 : -1) : s.team[s.owner[card]] === s.team[seat] ? 1 : -1;

function withoutCard(s: VsState, node: Effect, ctx: Ctx, seat: Seat): number {
  if (node.verb === 'cancelCombat') return cancelled(s, seat);
  return (s.team[ctx.you] === s.team[seat] ? 1 : -1) * 22;
}

/** Below this an action is foolish, whatever else it brings. */
export const FOLLY = -500;

/** Nobody cancels an attack of their own unless it would lose the game. */
function cancelled(s: VsState, seat: Seat): number {
  const value = combatFor(s, seat);
  const isOwn = s.v[V.combat] !== 0 && s.team[s.v[V.attackingSeat]] === s.team[seat];
  return isOwn && value > -(LOST >> 1) ? 2 * FOLLY : -value;
}

/** What the combat going on brings a seat as it stands. */
export function combatFor(s: VsState, seat: Seat): number {
  if (s.v[V.combat] === 0) return 0;
  const value = weighCombat(s);
  if (s.team[s.v[V.attackingSeat]] === s.team[seat]) return value;
  const defender = defenderOf(s);
  return defender !== NONE && s.team[s.controller[defender]] === s.team[seat] ? -value : 0;
}

/** To its own player: what happens to a character in the rows. */
function onCharacter(s: VsState, node: Effect, card: number, ctx: Ctx): number {
  switch (node.verb) {
    case 'stun':
      return sight.hurt[card] >= LOST ? -LOST : -((W.stunShare * sight.hurt[card]) >> 4);
    case 'daze':
      return isStunned(s, card) ? 0 : (s.role[card] === ROLE.defender ? savedBy(s, card) : 0) - (8 + sight.atk[card]);
    case 'ko':
    case 'removeFromGame':
    case 'collect':
    case 'capture':
      return isMain(s, card) ? -LOST : -((W.koShare * sight.worth[card]) >> 4);
    case 'toDeckBottom':
    case 'toDeckTop':
    case 'toKo':
    case 'shuffleIntoDeck':
      return isMain(s, card) ? -LOST : 4 - sight.worth[card];
    case 'toHand':
      return Math.min(-2, 10 - sight.worth[card]);
    case 'wound':
      return woundsOn(s, card, typeof node.count === 'number' ? node.count : 1);
    case 'preventWound':
      return isMain(s, card) && s.wounds[card] >= healthOf(s, card) ? LOST : W.healMain;
    case 'heal':
      return s.wounds[card] === 0
        ? 0
        : isMain(s, card)
          ? W.healMain
          : 6 + (isLastLife(s, card) ? sight.worth[card] >> 2 : 0);
    case 'recover':
    case 'turnFaceUp':
      return isFaceUp(s, card) ? 0 : W.recover + ((W.recoverShare * printedWorth(s, card)) >> 4);
    case 'ready':
      return readied(s, card);
    case 'exhaust':
      return isReady(s, card) ? -((W.exhaustShare * threatOf(s, card)) >> 4) : 0;
    case 'freeze':
      return -(6 + 2 * sight.atk[card]);
    case 'hide':
      return isFaceUp(s, card) ? 4 : 0;
    case 'gainXp':
      return xpWorth(s, card, typeof node.count === 'number' ? node.count : 1);
    case 'takeXp':
      return s.xp[card] > 0 || faceOf(s, card).level === 1 ? -4 : -25;
    case 'stunEachOther':
      return -sight.hurt[card];
    case 'becomeLevel':
      return node.level > faceOf(s, card).level ? levelWorth(s, card) : -25;
    case 'move':
      return moved(s, node.row === 'other' ? 'choose' : node.row, card);
    case 'takeControl':
    case 'giveControl':
      return -sight.worth[card];
    case 'removeAllCounters':
      return 4 * (s.minus[card] - s.plus[card]) + 6 * (s.wounds[card] - s.vitality[card]);
    case 'removeAnyCounters':
      // Its player takes off what harms it, an enemy what helps it.
      return isFriendOf(s, card, ctx.you)
        ? 4 * s.minus[card] + 6 * s.wounds[card]
        : -4 * s.plus[card] - 6 * s.vitality[card];
    case 'convertCounters':
      return 8 * (s.minus[card] - s.plus[card]);
    case 'replaceDefender':
      return s.role[card] === ROLE.defender ? savedBy(s, card) : 0;
    case 'strike':
      return 0;
    case 'promote':
    case 'transform':
    case 'transformInto':
      return 10;
    default:
      return (ctx.you === s.controller[card] ? 1 : -1) * ROUGH_ON_CHARACTER[node.verb];
  }
}

const isFriendOf = (s: VsState, card: number, seat: Seat): boolean => s.team[s.controller[card]] === s.team[seat];

function woundsOn(s: VsState, card: number, count: number): number {
  const left = healthOf(s, card) - s.wounds[card] - count;
  if (left <= 0) return isMain(s, card) ? -LOST : -sight.worth[card];
  return -count * (isMain(s, card) ? W.woundMain : 8);
}

const isLastLife = (s: VsState, card: number): boolean => healthOf(s, card) - s.wounds[card] <= 1;

/** A ready character attacks in its own turn, and that is all readiness is for. */
function readied(s: VsState, card: number): number {
  if (!isExhausted(s, card) || isStunned(s, card)) return 0;
  if (s.v[V.phase] > PHASE.main || !isSameSide(s, s.v[V.active], s.controller[card])) return 1;
  return Math.min(READIED, bestAlone(s, card));
}

/** More than this is left to search. */
const READIED = 90;

/** Being pulled to the front exposes, being pushed behind takes cover from others. */
function moved(s: VsState, row: 'front' | 'back' | 'choose', card: number): number {
  if (row === 'choose') return 0;
  const isFront = s.zone[card] === ZONE.front;
  if ((row === 'front') === isFront) return 0;
  if (row === 'front') return isFaceUp(s, card) ? -(4 + Math.min(30, sight.hurt[card] >> 2)) : 0;
  return coverOf(s, s.sideOf[s.controller[card]]) === 1 ? -20 : -4;
}

/** What its player saves if the blow falls on somebody else. */
function savedBy(s: VsState, card: number): number {
  weighCombat(s);
  return outcome.stuns ? sight.hurt[card] >> 1 : 0;
}

/** A location that can pay for a power. */
const LOCATION = 10;

/** Cards that are not in the rows: going to hand or into play is good for their owner. */
function elsewhere(s: VsState, node: Effect, card: number, seat: Seat): number {
  const isOwn = s.owner[card] === seat;
  switch (node.verb) {
    case 'putIntoPlay':
    case 'recruitFree':
      return printedWorth(s, card);
    case 'takePlaceOf':
      return 0;
    case 'toHand':
      return s.zone[card] === ZONE.hand ? 0 : isOwn ? keepOf(s, seat, card) : W.card;
    case 'equip':
      return 10;
    case 'playPlotTwist':
      return W.card;
    case 'toResources':
      return 14;
    case 'turnLocation':
      return node.face === 'up' ? LOCATION : -LOCATION;
    case 'ko':
    case 'removeFromGame':
    case 'toDeckBottom':
    case 'toDeckTop':
    case 'toKo':
    case 'shuffleIntoDeck':
      return s.zone[card] === ZONE.ko || s.zone[card] === ZONE.deck ? 1 : isOwn ? -keepOf(s, seat, card) : -W.card;
    default:
      return ROUGH_ELSEWHERE[node.verb];
  }
}

const number = (s: VsState, amount: Parameters<typeof amountOf>[1], ctx: Ctx): number =>
  typeof amount === 'number' ? amount : isOpen(amount) ? amountOf(s, amount, ctx) + usesNow(amount) : 1;

function counters(
  s: VsState,
  node: Extract<Effect, { verb: 'put' | 'divide' }>,
  card: number,
  ctx: Ctx,
  seat: Seat,
): number {
  if (node.counter === 'vitality') return ownerSign(s, card, seat) * (isMain(s, card) ? W.healMain : 6);
  if (!isFaceUp(s, card)) return 0;
  const count = node.verb === 'divide' ? 1 : number(s, node.count, ctx);
  const change = node.counter === 'plus' ? count : -count;
  const event = node.counter === 'plus' ? EV.gainsPlus : EV.gainsMinus;
  return statChange(s, card, change, change, 'game', seat) + xpSwing(s, seat, { event, subject: card, amount: count });
}

/** A change of stats: what it decides in the combat going on or makes possible, and what it is worth while it lasts. */
export function statChange(s: VsState, card: number, atk: number, def: number, lasts: string, seat: Seat): number {
  if (!isFaceUp(s, card) || !isInRow(s, card)) return 0;
  const sign = isFriend(s, card, seat) ? 1 : -1;
  if (def < 0 && sight.def[card] + def <= 0) return -sign * sight.hurt[card];
  let value = lasts === 'game' ? sign * ((W.statEach * (atk + def)) >> 4) : 0;
  if (s.v[V.combat] !== 0) return s.role[card] === ROLE.none ? value >> 1 : value + shift(s, card, atk, def, seat);
  if (lasts !== 'combat') value += sign * reaches(s, card, atk, def);
  return value;
}

function shift(s: VsState, card: number, atk: number, def: number, seat: Seat): number {
  const before = combatFor(s, seat);
  sight.atk[card] += atk;
  sight.def[card] += def;
  const after = combatFor(s, seat);
  sight.atk[card] -= atk;
  sight.def[card] -= def;
  return after - before;
}

/** Before attacks: whether a threshold comes into reach, for its player's attack or for an attack on it. */
function reaches(s: VsState, card: number, atk: number, def: number): number {
  const isTurn = isSameSide(s, s.v[V.active], s.controller[card]);
  if (isTurn) return isReady(s, card) ? bestCrossed(s, card, atk) : 0;
  return def < 0 ? -fallsTo(s, card, -def) : 0;
}

function bestCrossed(s: VsState, card: number, atk: number): number {
  let best = 0;
  if (whyNotAttacker(s, s.controller[card], card) !== WHY.fine) return 0;
  for (const other of s.board) {
    if (s.team[s.controller[other]] === s.team[s.controller[card]] || !isFaceUp(s, other)) continue;
    if (sight.atk[card] >= sight.def[other] || sight.atk[card] + atk < sight.def[other]) continue;
    if (whyNotTarget(s, card, other) === WHY.fine) best = Math.max(best, sight.hurt[other]);
  }
  return Math.min(40, (W.crossShare * best) >> 4);
}

function fallsTo(s: VsState, card: number, less: number): number {
  for (const other of s.board) {
    if (s.team[s.controller[other]] === s.team[s.controller[card]] || !isReady(s, other)) continue;
    if (sight.atk[other] < sight.def[card] && sight.atk[other] >= sight.def[card] - less)
      return Math.min(40, (W.crossShare * Math.min(LOST, sight.hurt[card])) >> 4);
  }
  return Math.min(6, less);
}

function modified(s: VsState, by: readonly Modifier[], lasts: string, card: number, ctx: Ctx, seat: Seat): number {
  const sign = isFriend(s, card, seat) ? 1 : -1;
  let value = 0;
  for (const mod of by) {
    switch (mod.mod) {
      case 'stats':
        value += statChange(s, card, number(s, mod.atk, ctx), number(s, mod.def, ctx), lasts, seat);
        break;
      case 'switch':
        value += statChange(s, card, sight.def[card] - sight.atk[card], sight.atk[card] - sight.def[card], lasts, seat);
        break;
      case 'base':
      case 'toBase':
        value += rebased(s, mod, lasts, card, ctx, seat);
        break;
      case 'strikeTwice':
        value += statChange(s, card, sight.atk[card], 0, lasts, seat);
        break;
      case 'keyword':
        value += sign * granted(s, mod.keyword, card);
        break;
      case 'cant':
        value += sign * prohibited(s, mod.what, card);
        break;
      case 'losePowers':
        value -= sign * (4 + 3 * faceOf(s, card).powers.length);
        break;
      case 'health':
        value += sign * 10;
        break;
      default:
        value += sign * ROUGH_MODIFIER[mod.mod][isSameSide(s, s.v[V.active], s.controller[card]) ? 0 : 1];
    }
  }
  return value;
}

/** To its own player: what a keyword brings, as far as it is known; Flight opens the way over a front row. */
function granted(s: VsState, keyword: Keyword, card: number): number {
  const isTurn = isSameSide(s, s.v[V.active], s.controller[card]);
  const isNow = isTurn && s.v[V.combat] === 0 && isReady(s, card);
  const above = isNow && (keyword === 'flight' || keyword === 'stealth') ? bestFromAbove(s, card, keyword) : 0;
  return ROUGH_MODIFIER.keyword[isTurn ? 0 : 1] + (Math.min(READIED, above) >> 1);
}

/** Stats that become others: what is left of all that changed them is lost. */
function rebased(
  s: VsState,
  mod: Extract<Modifier, { mod: 'base' | 'toBase' }>,
  lasts: string,
  card: number,
  ctx: Ctx,
  seat: Seat,
): number {
  if (!isFaceUp(s, card)) return 0;
  const { atk, def } = faceOf(s, card);
  const goal = mod.mod === 'toBase' ? { atk, def } : { atk: number(s, mod.atk, ctx), def: number(s, mod.def, ctx) };
  const from = mod.mod === 'toBase' ? { atk: sight.atk[card], def: sight.def[card] } : { atk, def };
  return statChange(s, card, goal.atk - from.atk, goal.def - from.def, lasts, seat);
}
