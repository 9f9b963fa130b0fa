import { NONE, type Seat } from '@longbox/kernel';
import { PLAYER_IT } from '../catalogue/own-registers.ts';
import type { Cards, Effect, Effects, Player } from '../language/index.ts';
import { amountOf } from '../queries/amount.ts';
import { holds } from '../queries/condition.ts';
import type { Ctx } from '../queries/ctx.ts';
import { playerIs } from '../queries/players.ts';
import {
  forgetCards,
  forgetNumbers,
  supposeCard,
  supposedCard,
  supposedCardsHeight,
  supposedHeight,
  supposedNumber,
  supposeNumber,
} from '../queries/registers.ts';
import { borrow, find, giveBack, registerOf, resolve } from '../queries/select.ts';
import { knownTo } from '../state/known.ts';
import { isInRow } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { chooserOf, isOpen, usesNow } from './effect-facts.ts';
import { keepOf } from './hand.ts';
import { ruleWorth } from './rule-worth.ts';
import { isFriend, LOST, sight } from './sight.ts';
import { valueOn } from './value-on.ts';
import { W } from './worths.ts';

// What an effect would bring a player, read off its tree: helpful things on friends and harmful ones on enemies count up, the
// others down. Nothing here knows a card.

/** Whether the last instruction found something to act on, for "if you do". */
let did = true;
let depth = 0;
const DEEPEST = 5;

/** Supposes that a card has been chosen under a name while `ask` runs. */
export function supposing(name: string, card: number, ask: () => number): number {
  const height = supposedCardsHeight();
  supposeCard(name, card);
  const value = ask();
  forgetCards(height);
  return value;
}

/** What the instructions from number `from` on are worth to `seat`; `ctx` says whose effect it is. */
export function appraise(s: VsState, effects: Effects, ctx: Ctx, seat: Seat, from = 0): number {
  if (depth > DEEPEST) return 0;
  depth++;
  let value = 0;
  for (let i = from; i < effects.length; i++) {
    const node = effects[i];
    if (node.verb === 'choose' || node.verb === 'search') {
      value += appraiseChoice(s, node, effects, i, ctx, seat);
      break;
    }
    const player = pickedPlayer(node);
    if (player !== undefined && supposedNumber(player.name ?? PLAYER_IT) === NONE) {
      // A choice by itself does nothing: what follows it counts.
      const next = node.verb === 'choosePlayer' ? i + 1 : i;
      value += bestForYou(s, player, ctx, seat, () => appraise(s, effects, ctx, seat, next));
      break;
    }
    value += isTakenLater(node, effects, i)
      ? sign(s, ctx.you, seat) * (W.card + W.shown)
      : appraiseOne(s, node, ctx, seat);
    if (node.verb === 'shuffleIntoDeck' && node.count !== undefined) {
      supposeNumber(node.count, meant(s, node.cards, ctx, seat, borrow()).length);
      giveBack();
    }
  }
  depth--;
  return value;
}

type PickedPlayer = Extract<Player, { player: 'pick' }>;

/** The player that an instruction lets somebody choose; those it does not name cannot be spoken of later. */
function pickedPlayer(node: Effect): PickedPlayer | undefined {
  if (!('player' in node) || typeof node.player !== 'object' || node.player.player !== 'pick') return undefined;
  return node.verb === 'choosePlayer' || node.player.name !== undefined ? node.player : undefined;
}

/** Whether the cards this shows go to the hand of the player who sees them. */
function isTakenLater(node: Effect, effects: Effects, at: number): boolean {
  if (node.verb !== 'lookAtTop' && node.verb !== 'revealUntil') return false;
  for (let i = at + 1; i < effects.length; i++) if (effects[i].verb === 'toHand') return true;
  return false;
}

/** What the player suits best whom the effect's own player would choose; the one that is supposed already, if one is. */
function bestForYou(s: VsState, player: Player, ctx: Ctx, seat: Seat, ask: (who: Seat) => number): number {
  if (typeof player === 'string' || player.player !== 'pick') return ask(NONE);
  const name = player.name ?? PLAYER_IT;
  const chosen = supposedNumber(name);
  if (chosen !== NONE) return ask(chosen);
  const isFor = s.team[ctx.you] === s.team[seat];
  let best = isFor ? -LOST : LOST;
  for (let who = 0; who < s.seats; who++) {
    if (s.out[who] !== 0 || !isAmong(s, player, who, ctx.you)) continue;
    const height = supposeNumber(name, who);
    const value = ask(who);
    forgetNumbers(height);
    best = isFor ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** A choice is worth what its best answer makes of the rest. */
function appraiseChoice(
  s: VsState,
  node: Extract<Effect, { verb: 'choose' | 'search' }>,
  effects: Effects,
  at: number,
  ctx: Ctx,
  seat: Seat,
): number {
  if (node.verb === 'search') return W.card + W.taken;
  const { cards } = node;
  if (typeof cards === 'string' || cards.cards !== 'pick') return appraise(s, effects, ctx, seat, at + 1);
  const found = known(s, find(s, cards.from, ctx, borrow()), seat);
  const isFor = s.team[chooserOf(s, cards, ctx)] === s.team[seat];
  const name = registerOf(cards);
  let best = typeof cards.count === 'number' ? NONE * LOST : 0;
  if (!isFor) best = LOST;
  for (let i = 0; i < found.length; i++) {
    const value = supposing(name, found[i], () => appraise(s, effects, ctx, seat, at + 1));
    if (isFor ? value > best : value < best) best = value;
  }
  const count = found.length;
  giveBack();
  return count === 0 ? 0 : best;
}

/** Only cards the seat can see take part, so that nothing hidden can sway it. */
function known(s: VsState, cards: number[], seat: Seat): number[] {
  let kept = 0;
  for (let i = 0; i < cards.length; i++) if ((knownTo(s, cards[i]) & (1 << seat)) !== 0) cards[kept++] = cards[i];
  cards.length = kept;
  return cards;
}

const sign = (s: VsState, player: Seat, seat: Seat): number => (s.team[player] === s.team[seat] ? 1 : -1);

const isAmong = (s: VsState, { among }: PickedPlayer, who: Seat, you: Seat): boolean =>
  among === 'all' || (among === 'others' ? who !== you : s.team[who] !== s.team[you]);

/** Adds up a value over all the players meant. */
function overPlayers(s: VsState, player: Player, ctx: Ctx, seat: Seat, each: (who: Seat) => number): number {
  if (typeof player !== 'string' && player.player === 'pick')
    return bestForYou(s, player, ctx, seat, (who) => each(who) * sign(s, who, seat));
  let value = 0;
  for (let who = 0; who < s.seats; who++) {
    if (s.out[who] === 0 && playerIs(s, player, who, ctx)) value += each(who) * sign(s, who, seat);
  }
  return value;
}

/** What is done once for each of some players, each under a name. */
function forEachPlayer(s: VsState, node: Extract<Effect, { verb: 'forEachPlayer' }>, ctx: Ctx, seat: Seat): number {
  let value = 0;
  for (let who = 0; who < s.seats; who++) {
    if (s.out[who] !== 0 || !playerIs(s, node.player, who, ctx)) continue;
    const height = supposeNumber(node.name, who);
    value += appraise(s, node.effects, ctx, seat);
    forgetNumbers(height);
  }
  return value;
}

const number = (s: VsState, amount: Parameters<typeof amountOf>[1], ctx: Ctx): number =>
  typeof amount === 'number' ? amount : isOpen(amount) ? Math.max(0, amountOf(s, amount, ctx)) + usesNow(amount) : 1;

export function appraiseOne(s: VsState, node: Effect, ctx: Ctx, seat: Seat): number {
  const mine = sign(s, ctx.you, seat);
  switch (node.verb) {
    case 'draw':
      return overPlayers(s, node.player, ctx, seat, (who) => {
        return W.drawn * Math.min(number(s, node.count, ctx), zoneList(s, ZONE.deck, who).length);
      });
    case 'drawUntil':
      return overPlayers(s, node.player, ctx, seat, (who) => {
        const missing = number(s, node.count, ctx) - zoneList(s, ZONE.hand, who).length;
        return W.drawn * Math.max(0, Math.min(missing, zoneList(s, ZONE.deck, who).length));
      });
    case 'discard':
      return discardValue(s, node, ctx, seat);
    case 'discardHand':
      return overPlayers(s, node.player, ctx, seat, (who) => -W.card * zoneList(s, ZONE.hand, who).length);
    case 'discardMany':
      return overPlayers(s, node.player, ctx, seat, (who) => {
        return -W.card * Math.min(number(s, node.count, ctx), zoneList(s, ZONE.hand, who).length);
      });
    case 'if':
      return conditional(s, node, ctx, seat);
    case 'may':
      return mayValue(s, node, ctx, seat);
    case 'unless': {
      const done = appraise(s, node.effects, ctx, seat);
      const instead = appraise(s, node.instead, ctx, seat);
      return playerIs(s, node.player, seat, ctx) ? Math.max(done, instead) : Math.min(done, instead);
    }
    case 'forEach':
      return appraise(s, node.effects, ctx, seat);
    case 'forEachPlayer':
      return forEachPlayer(s, node, ctx, seat);
    case 'oneOf':
      return node.modes.reduce((best, mode) => Math.max(best, mine * appraise(s, mode, ctx, seat)), 0) * mine;
    case 'later':
      return Math.max(mine * 6, (W.later * appraise(s, node.effects, ctx, seat)) >> 4);
    case 'winGame':
      return mine * LOST;
    case 'extraTurn':
      return mine * 60;
    case 'gainRecruitPoints':
      return mine * W.pointEach * number(s, node.count, ctx);
    case 'topToResources':
      return mine * W.resource * node.count;
    case 'revealHand':
    case 'revealDeck':
    case 'bottomToKo':
    case 'guessType':
    case 'lookAtTop':
      return mine * W.shown;
    case 'rule':
      return mine * ruleWorth(s, node.rule, ctx, seat);
    case 'strike':
      return strikeWorth(s, node, ctx, seat);
    case 'removeHalf':
      return mine * 10;
    case 'becomeCharacter':
      return mine * 5 * (node.into.atk + node.into.def);
    case 'putTokens':
      return mine * 12 * node.until;
    case 'danceOff':
    case 'flipCoin':
      return mine * 5;
    case 'choosePlayer':
    case 'chooseRow':
    case 'chooseNumber':
    case 'name':
    case 'bind':
    case 'shuffleDeck':
    case 'spendRecruitPoints':
    case 'revealUntil':
    case 'choose':
    case 'chooseEach':
    case 'search':
    case 'say':
      return 0;
    // A location spent, or face down for good.
    case 'pay':
      return (s.team[ctx.you] === s.team[seat] ? -3 : 3) * node.cost.length;
    case 'cancelCombat':
    case 'cancelPower':
      return valueOn(s, node, NONE, ctx, seat);
    case 'divide':
      return overCards(s, node, { cards: 'pick', count: 1, from: node.among }, ctx, seat) * number(s, node.count, ctx);
    case 'ruleFor':
      return overCards(s, node, { cards: 'each', from: node.who }, ctx, seat);
    default:
      return overCards(s, node, node.cards, ctx, seat);
  }
}

/** A strike outside the exchange: what it stuns is lost to its player. */
function strikeWorth(s: VsState, node: Extract<Effect, { verb: 'strike' }>, ctx: Ctx, seat: Seat): number {
  const striker = meant(s, node.cards, ctx, seat, borrow())[0] ?? NONE;
  let best = 0;
  if (striker !== NONE) {
    for (const card of meant(s, node.at, ctx, seat, borrow())) {
      if (!isInRow(s, card) || sight.atk[striker] < sight.def[card]) continue;
      const value = isFriend(s, card, seat) ? -sight.hurt[card] : sight.hurt[card];
      if (Math.abs(value) > Math.abs(best)) best = value;
    }
    giveBack();
  }
  giveBack();
  return best;
}

function conditional(s: VsState, node: Extract<Effect, { verb: 'if' }>, ctx: Ctx, seat: Seat): number {
  if (node.condition.condition === 'done') return did ? appraise(s, node.then, ctx, seat) : 0;
  if (!isOpen(node.condition)) return appraise(s, node.then, ctx, seat) >> 1;
  if (holds(s, node.condition, ctx)) return appraise(s, node.then, ctx, seat);
  return node.otherwise === undefined ? 0 : appraise(s, node.otherwise, ctx, seat);
}

function mayValue(s: VsState, node: Extract<Effect, { verb: 'may' }>, ctx: Ctx, seat: Seat): number {
  const value = appraise(s, node.effects, ctx, seat);
  const chooser = node.by === undefined ? ctx.you : NONE;
  const isFor = chooser === NONE ? playerIs(s, node.by ?? 'you', seat, ctx) : s.team[chooser] === s.team[seat];
  did = isFor ? value > 0 : value < 0;
  return isFor ? Math.max(0, value) : Math.min(0, value);
}

/** Of one's own hand the card one misses least; of another hand one that nobody has seen. */
function discardValue(s: VsState, node: Extract<Effect, { verb: 'discard' }>, ctx: Ctx, seat: Seat): number {
  const { cards } = node;
  const count = typeof cards !== 'string' && 'count' in cards && typeof cards.count === 'number' ? cards.count : 1;
  did = false;
  return overPlayers(s, node.player, ctx, seat, (who) => {
    const hand = zoneList(s, ZONE.hand, who);
    if (hand.length > 0) did = true;
    if (who !== seat) return -W.card * Math.min(count, hand.length);
    if (typeof cards === 'string' || cards.cards === 'the') return -overKnown(s, cards, ctx, seat);
    let least = hand.length === 0 ? 0 : LOST;
    for (const card of find(s, cards.from, ctx, borrow())) {
      if (s.zone[card] === ZONE.hand && s.owner[card] === seat) least = Math.min(least, keepOf(s, seat, card));
    }
    giveBack();
    if (least === LOST) did = false;
    return least === LOST ? 0 : -least * Math.min(count, hand.length);
  });
}

function overKnown(s: VsState, cards: Cards, ctx: Ctx, seat: Seat): number {
  let value = 0;
  for (const card of meant(s, cards, ctx, seat, borrow())) value += keepOf(s, seat, card);
  giveBack();
  return value;
}

/** The cards an operand means now, what is supposed included; only those the seat can see. */
function meant(s: VsState, cards: Cards, ctx: Ctx, seat: Seat, out: number[]): number[] {
  out.length = 0;
  if (typeof cards !== 'string' && (cards.cards === 'the' || cards.cards === 'pick')) {
    const name = cards.cards === 'the' ? cards.name : registerOf(cards);
    const card = supposedCard(name);
    if (card !== NONE) {
      out.push(card);
      return out;
    }
  }
  if (typeof cards !== 'string' && (cards.cards === 'pick' || cards.cards === 'random')) find(s, cards.from, ctx, out);
  else resolve(s, cards, ctx, out);
  return known(s, out, seat);
}

/** What an instruction does to the cards it is about: to all of them, or to those its player would choose. */
function overCards(s: VsState, node: Effect, cards: Cards, ctx: Ctx, seat: Seat): number {
  const found = meant(s, cards, ctx, seat, borrow());
  did = found.length > 0;
  const isPick = typeof cards !== 'string' && cards.cards === 'pick' && supposedCard(registerOf(cards)) === NONE;
  const value = isPick
    ? ofPicked(s, node, cards as Extract<Cards, { cards: 'pick' }>, found, ctx, seat)
    : ofAll(s, node, cards, found, ctx, seat);
  giveBack();
  return value;
}

function ofAll(s: VsState, node: Effect, cards: Cards, found: readonly number[], ctx: Ctx, seat: Seat): number {
  let value = 0;
  for (let i = 0; i < found.length; i++) value += valueOn(s, node, found[i], ctx, seat);
  if (typeof cards === 'string' || cards.cards !== 'random' || found.length === 0) return value;
  return Math.trunc((value * Math.min(cards.count, found.length)) / found.length);
}

/** The chooser takes what suits them best; "up to" may stop early. */
function ofPicked(
  s: VsState,
  node: Effect,
  cards: Extract<Cards, { cards: 'pick' }>,
  found: readonly number[],
  ctx: Ctx,
  seat: Seat,
): number {
  const isFor = s.team[chooserOf(s, cards, ctx)] === s.team[seat] ? 1 : -1;
  const most = cards.count === 'any' ? found.length : typeof cards.count === 'number' ? cards.count : cards.count.upTo;
  const isFree = typeof cards.count !== 'number';
  let value = 0;
  let chosen = NONE;
  let bestOf = 0;
  for (let i = 0; i < found.length; i++) {
    const one = valueOn(s, node, found[i], ctx, seat) * isFor;
    if (chosen === NONE || one > bestOf) {
      bestOf = one;
      chosen = found[i];
    }
  }
  if (chosen === NONE || (isFree && bestOf <= 0)) return 0;
  const times = Math.min(most, found.length);
  value = bestOf * isFor * (times > 1 ? Math.max(1, (2 * times) / 3) : 1);
  // Later instructions speak of the chosen card; what is supposed for it stays until the whole effect is appraised.
  if (cards.name !== undefined && isInRow(s, chosen)) supposeCard(cards.name, chosen);
  return Math.trunc(value);
}

/** Appraises a whole effect, then forgets what was supposed on the way. */
export function appraiseAll(s: VsState, effects: Effects, ctx: Ctx, seat: Seat, from = 0): number {
  const height = supposedCardsHeight();
  const numbers = supposedHeight();
  did = true;
  const value = appraise(s, effects, ctx, seat, from);
  forgetCards(height);
  forgetNumbers(numbers);
  return Math.max(-LOST, Math.min(LOST, value));
}
