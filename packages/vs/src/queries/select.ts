import { NONE, type Seat, truncate } from '@longbox/kernel';
import { ITS } from '../catalogue/own-registers.ts';
import type { ReadyFilter } from '../catalogue/shapes.ts';
import { hintAtPile } from '../derived/hints.ts';
import type { Cards, Filter, Query, ZoneName } from '../language/index.ts';
import { faceOf, isEnemySeat, isPlayerDefending, isSameSide } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import type { Ctx } from './ctx.ts';
import { fits } from './filter.ts';
import { playerIs } from './players.ts';
import { registerCards } from './registers.ts';

export const PILE: Readonly<Partial<Record<ZoneName, number>>> = {
  hand: ZONE.hand,
  deck: ZONE.deck,
  ko: ZONE.ko,
  resources: ZONE.resources,
  removed: ZONE.removed,
  levelUp: ZONE.levelUp,
  side: ZONE.side,
};
/** Where a search of all three looks. */
const PILES = [ZONE.deck, ZONE.hand, ZONE.ko];
/** Everything on a side (VS-TERM-01); attached equipment included. */
const PLAY = [ZONE.front, ZONE.back, ZONE.resources, ZONE.equipped];

/** All cards a query finds, in a fixed order: by seat from you, by zone, by place. */
export function find(s: VsState, query: Query, ctx: Ctx, out: number[]): number[] {
  truncate(out, 0);
  if (query.zone === 'chosen') return findChosen(s, query, ctx, out);
  const isBorrowed = query.zone === 'side' && borrowsPile(s, query.where.pile, ctx.you);
  for (let i = 0; i < s.seats; i++) {
    const seat = (ctx.you + i) % s.seats;
    if (query.of !== undefined && !isBorrowed && !playerIs(s, query.of, seat, ctx)) continue;
    if (query.zone === 'play') {
      if (mayHold(s, seat, query.where, ctx)) scanPlay(s, seat, query, ctx, out);
    } else if (query.zone === 'piles') for (const zone of PILES) scanPile(s, zone, seat, query, ctx, out);
    else {
      scanPile(s, PILE[query.zone] ?? ZONE.side, seat, query, ctx, out);
      if (query.also === 'play') scanPlay(s, seat, query, ctx, out);
      else if (query.also !== undefined) scanPile(s, PILE[query.also] ?? ZONE.side, seat, query, ctx, out);
    }
  }
  return out;
}

/** Whether what a player has in play can fit as far as sides go: then nothing of others need be looked at. */
function mayHold(s: VsState, seat: Seat, { side }: Filter, { you }: Ctx): boolean {
  if (side === undefined || typeof side === 'object') return true;
  return side === 'yours' ? isSameSide(s, seat, you) : isEnemySeat(s, seat, you);
}

/** VS-ZON-36: a player without such a pile uses another player's where the edition allows it, but not one made in play. */
function borrowsPile(s: VsState, pile: string | undefined, seat: Seat): boolean {
  if (pile === undefined || !s.book.profile.sidePileOfOthers) return false;
  let isBrought = false;
  for (let card = 0; card < s.cards; card++) {
    if (faceOf(s, card).card.pile !== pile) continue;
    if (s.owner[card] === seat) return false;
    isBrought = true;
  }
  return isBrought;
}

function scanPlay(s: VsState, seat: Seat, query: Query, ctx: Ctx, out: number[]): void {
  for (const zone of PLAY) scan(s, zone, seat, query, ctx, out);
  const player = s.playerCard[seat];
  if (isPlayerDefending(s, player) && fits(s, query.where, player, ctx)) out.push(player);
}

function scanPile(s: VsState, zone: number, seat: Seat, query: Query, ctx: Ctx, out: number[]): void {
  hintAtPile(s, query, zone, seat);
  scan(s, zone, seat, query, ctx, out);
}

function scan(s: VsState, zone: number, seat: Seat, query: Query, ctx: Ctx, out: number[]): void {
  const list = zoneList(s, zone, seat);
  for (let i = 0; i < list.length; i++) if (fits(s, query.where, list[i], ctx)) out.push(list[i]);
}

function findChosen(s: VsState, query: Query, ctx: Ctx, out: number[]): number[] {
  const { same } = query.where;
  if (same === undefined || typeof same === 'string' || same.cards !== 'the') return out;
  const chosen = registerCards(s, ctx, same.name, borrow());
  for (let i = 0; i < chosen.length; i++) if (fits(s, query.where, chosen[i], ctx)) out.push(chosen[i]);
  giveBack();
  return out;
}

export function countFound(s: VsState, query: Query, ctx: Ctx): number {
  if (
    (query.where as ReadyFilter).isOpen &&
    query.zone !== 'play' &&
    query.zone !== 'chosen' &&
    query.zone !== 'piles' &&
    query.also !== 'play'
  )
    return countAll(s, query, ctx);
  const found = borrow();
  const count = find(s, query, ctx, found).length;
  giveBack();
  return count;
}

export function isAnyFound(s: VsState, query: Query, ctx: Ctx): boolean {
  if (query.zone !== 'play') return countFound(s, query, ctx) > 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (query.of !== undefined && !playerIs(s, query.of, seat, ctx)) continue;
    if (mayHold(s, seat, query.where, ctx) && isAnyInPlay(s, seat, query.where, ctx)) return true;
  }
  return false;
}

/** Must look where `scanPlay` does. */
function isAnyInPlay(s: VsState, seat: Seat, where: Filter, ctx: Ctx): boolean {
  for (let z = 0; z < PLAY.length; z++) {
    const list = zoneList(s, PLAY[z], seat);
    for (let i = 0; i < list.length; i++) if (fits(s, where, list[i], ctx)) return true;
  }
  const player = s.playerCard[seat];
  return isPlayerDefending(s, player) && fits(s, where, player, ctx);
}

/** Every card of a pile counts, so none is looked at. */
function countAll(s: VsState, query: Query, ctx: Ctx): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (query.of !== undefined && !playerIs(s, query.of, seat, ctx)) continue;
    count += zoneList(s, PILE[query.zone] ?? ZONE.side, seat).length;
    if (query.also !== undefined) count += zoneList(s, PILE[query.also] ?? ZONE.side, seat).length;
  }
  return count;
}

// Lists used while a question is asked; questions nest, so they are kept as a stack.
const lists: number[][] = [];
let borrowed = 0;
export function borrow(): number[] {
  if (borrowed === lists.length) lists.push([]);
  return lists[borrowed++];
}
export function giveBack(): void {
  borrowed--;
}
export function resetBorrowed(): void {
  borrowed = 0;
}

/** The cards an operand stands for, once its choices have been made (see `verbs/operands.ts`). */
export function resolve(s: VsState, cards: Cards, ctx: Ctx, out: number[]): number[] {
  if (typeof cards === 'string') {
    truncate(out, 0);
    const card = thatCard(cards, ctx);
    if (card !== NONE) out.push(card);
    return out;
  }
  switch (cards.cards) {
    case 'the':
      return registerCards(s, ctx, cards.name, out);
    case 'each':
      return find(s, cards.from, ctx, out);
    case 'lowest':
      return lowest(s, find(s, cards.from, ctx, out));
    case 'pick':
    case 'random':
      return registerCards(s, ctx, registerOf(cards), out);
  }
}

function thatCard(cards: 'self' | 'subject' | 'object', ctx: Ctx): number {
  if (cards === 'self') return ctx.source;
  return cards === 'subject' ? ctx.subject : ctx.object;
}

type Named = Extract<Exclude<Cards, string>, { cards: 'pick' | 'random' | 'each' }>;
const nameOfNode = new WeakMap<object, string>();

/** Called once for each operand of an instruction, in order; see `verbs/operands.ts`. */
export function nameOperand(node: Named, place: number): void {
  if (node.name === undefined) nameOfNode.set(node, ITS[place]);
}

export const registerOf = (node: Named): string => node.name ?? nameOfNode.get(node) ?? ITS[0];

function lowest(s: VsState, found: number[]): number[] {
  if (found.length <= 1) return found;
  let best = found[0];
  for (const card of found) if (faceOf(s, card).level < faceOf(s, best).level) best = card;
  truncate(found, 1);
  found[0] = best;
  return found;
}

export function resolveFirst(s: VsState, cards: Cards, ctx: Ctx): number {
  if (typeof cards === 'string') return thatCard(cards, ctx);
  const found = borrow();
  resolve(s, cards, ctx, found);
  const first = found.length === 0 ? NONE : found[0];
  giveBack();
  return first;
}

export function includes(s: VsState, cards: Cards, card: number, ctx: Ctx): boolean {
  if (typeof cards === 'string') return card !== NONE && card === thatCard(cards, ctx);
  const found = borrow();
  const isThere = resolve(s, cards, ctx, found).includes(card);
  giveBack();
  return isThere;
}
