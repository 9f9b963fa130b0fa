import {
  ask,
  type Choice,
  choiceA,
  choiceKind,
  NONE,
  offer,
  packChoice,
  randomOf,
  reveal,
  type Seat,
  sortAscending,
  truncate,
} from '@longbox/kernel';
import { showTo } from '../atoms/known.ts';
import { append, bindCard, bindNumber, setRegister } from '../atoms/registers.ts';
import { PLAYER_IT } from '../catalogue/own-registers.ts';
import type { ReadyFilter } from '../catalogue/shapes.ts';
import { isOfTeam } from '../catalogue/team-sets.ts';
import { type Amount, type Cards, type Count, type Lack, type Query, TEAM_KEYS } from '../language/index.ts';
import { amountOf, LARGEST } from '../queries/amount.ts';
import { couldDefend } from '../queries/attack.ts';
import { enterScope, leave, SCOPE } from '../queries/ctx.ts';
import { costOf } from '../queries/filter.ts';
import { firstPlayerOf, playersOf } from '../queries/players.ts';
import { registerIn } from '../queries/registers.ts';
import { borrow, find, giveBack, registerOf } from '../queries/select.ts';
import { teamsOf } from '../queries/traits.ts';
import { whyNotPlayTwist } from '../rules/play.ts';
import { faceOf, isEnemySeat, isInRow, isSameSide, isSupporting, sharesName } from '../state/relation.ts';
import { deref, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { WHY } from '../words/reasons.ts';
import type { Operand } from './operands.ts';

type Pick = Extract<Exclude<Cards, string>, { cards: 'pick' }>;
type PickOperand = Extract<Operand, { kind: 'cards' }> & { readonly cards: Pick };

export const mostOf = (count: Count): number => {
  if (typeof count === 'number') return count;
  return count === 'any' ? Number.MAX_SAFE_INTEGER : count.upTo;
};
const leastOf = (count: Count): number => (typeof count === 'number' ? count : 0);

/** Begins an operand: decides it at once if there is nothing to choose, else asks. True if it asked. */
export function startOperand(s: VsState, operand: Operand, scope: number): boolean {
  if (operand.kind === 'player') return startPlayer(s, operand, scope);
  const { cards } = operand;
  if (cards.cards === 'the' || cards.cards === 'lowest') return false;
  const name = registerOf(cards);
  setRegister(s, scope, name);
  if (cards.cards === 'pick') {
    if (isSearch(cards.from)) lookThrough(s, cards.from, scope);
    else if (tellsByAsking(cards.from)) reveal(s);
    return continuePick(s, operand as PickOperand, scope);
  }
  if (cards.cards === 'each' && isSearch(cards.from)) lookThrough(s, cards.from, scope);
  const ctx = enterScope(s, scope);
  const found = find(s, cards.from, ctx, borrow());
  if (cards.cards === 'each') for (const card of found) bindCard(s, scope, name, card);
  else pickAtRandom(s, found, cards.count, scope, name);
  giveBack();
  leave();
  return false;
}

/** Asking would reveal whether such a card lies face down, or in a hand. */
function tellsByAsking({ zone, where }: Query): boolean {
  if (zone === 'hand') return !(where as ReadyFilter).isOpen;
  return zone === 'resources' && where.face === 'down';
}

const isSearch = ({ zone }: Query): boolean => zone === 'deck' || zone === 'piles';

/** A player who searches a deck sees all of it, until it is shuffled (VS-ZON-45). */
function lookThrough(s: VsState, { of = 'you' }: Query, scope: number): void {
  const ctx = enterScope(s, scope);
  for (const seat of playersOf(s, of, ctx, [])) {
    for (const card of zoneList(s, ZONE.deck, seat)) showTo(s, card, 1 << ctx.you);
  }
  leave();
  reveal(s);
}

function pickAtRandom(s: VsState, found: number[], count: number, scope: number, name: string): void {
  for (let i = 0; i < count && found.length > 0; i++) {
    const card = randomOf(s.random, found);
    bindCard(s, scope, name, card);
    found.splice(found.indexOf(card), 1);
  }
  reveal(s);
}

const chosenSoFar = (s: VsState, scope: number, pick: Pick): number[] => {
  const at = registerIn(s, scope, registerOf(pick));
  const cards: number[] = [];
  for (let i = 1; i <= s.pool[at]; i++) cards.push(deref(s, s.pool[at + i]));
  return cards;
};

/** Asks for the next card of a pick, or settles it if only one outcome is possible and skipping tells nothing. */
function continuePick(s: VsState, operand: PickOperand, scope: number): boolean {
  const { cards: pick, chooser } = operand;
  const chosen = chosenSoFar(s, scope, pick);
  if (chosen.length >= mostOf(pick.count)) return false;
  const options = candidates(s, operand, chosen, scope, borrow());
  const count = options.length;
  const only = count === 1 ? options[0] : NONE;
  giveBack();
  if (count === 0) return false;
  if (only !== NONE && leastOf(pick.count) > 0 && isOpenChoice(s, only)) {
    bindCard(s, scope, registerOf(pick), only);
    return continuePick(s, operand, scope);
  }
  const ctx = enterScope(s, scope);
  const by = pick.by ?? chooser;
  const seat = by === undefined ? ctx.you : firstPlayerOf(s, by, ctx);
  leave();
  if (seat === NONE) return false;
  ask(s, seat, 'chooseCard', s.scopes[scope + SCOPE.source] & 1023);
  return true;
}

/** Everybody can see what is in play: choosing the only one there tells nothing. */
const isOpenChoice = (s: VsState, card: number): boolean => isInRow(s, card);

/** Cards that can still be picked: ascending, so that a set is picked in one order only, and equal hidden copies once. */
function candidates(
  s: VsState,
  { cards: pick, only }: PickOperand,
  chosen: readonly number[],
  scope: number,
  out: number[],
): number[] {
  const you = s.scopes[scope + SCOPE.you];
  const ctx = enterScope(s, scope);
  find(s, pick.from, ctx, out);
  leave();
  const last = chosen.length === 0 ? NONE : chosen[chosen.length - 1];
  const least = pick.orFewer ? Math.min(leastOf(pick.count), out.length) : leastOf(pick.count);
  const missing = least - chosen.length - 1;
  const left = pick.costInAll === undefined ? LARGEST : leftToSpend(s, pick.costInAll, chosen, scope);
  let kept = 0;
  sortAscending(out);
  for (let i = 0; i < out.length; i++) {
    const card = out[i];
    if (only === 'defends' && !couldDefend(s, card)) continue;
    if (only === 'isPlayed' && whyNotPlayTwist(s, you, card) !== WHY.fine) continue;
    if (costOf(s, card) > left) continue;
    if (card <= last || (pick.different !== undefined && clashes(s, card, chosen, pick.different))) continue;
    if (pick.sharing === 'team' && !hasTeammates(s, out, i, chosen, mostOf(pick.count) - chosen.length - 1)) continue;
    if (pick.different === undefined && out.length - i - 1 < missing) continue;
    if (pick.different !== undefined && !canComplete(s, out, i, chosen, missing, pick.different)) continue;
    if (isCopyOfEarlier(s, out, kept, card)) continue;
    out[kept++] = card;
  }
  truncate(out, kept);
  return out;
}

/** What those still to be picked may cost together. */
function leftToSpend(s: VsState, most: Amount, chosen: readonly number[], scope: number): number {
  let left = amountOf(s, most, enterScope(s, scope));
  leave();
  for (const card of chosen) left -= costOf(s, card);
  return left;
}

type Different = NonNullable<Pick['different']>;

function clashes(s: VsState, card: number, chosen: readonly number[], by: Different): boolean {
  for (const other of chosen)
    if (by === 'names' ? sharesName(s, card, other) : faceOf(s, card).symbols === faceOf(s, other).symbols) return true;
  return false;
}

/** What no two of a set may have in common. */
const markOf = (s: VsState, card: number, by: Different): number =>
  by === 'names' ? faceOf(s, card).names[0] : faceOf(s, card).symbols;

/** Whether enough further names, or symbols, remain after this card for a full set (VS-MOD-18). */
function canComplete(
  s: VsState,
  all: readonly number[],
  at: number,
  chosen: readonly number[],
  missing: number,
  by: Different,
): boolean {
  const names = new Set<number>();
  const taken = new Set([all[at], ...chosen].map((card) => markOf(s, card, by)));
  for (let i = at + 1; i < all.length; i++) {
    const name = markOf(s, all[i], by);
    if (!taken.has(name)) names.add(name);
  }
  return names.size >= missing;
}

/** Whether it has a team in common with those chosen, and enough after it have that team for a full set. */
function hasTeammates(
  s: VsState,
  all: readonly number[],
  at: number,
  chosen: readonly number[],
  missing: number,
): boolean {
  return TEAM_KEYS.some((team) => {
    const isIn = (card: number): boolean => isOfTeam(teamsOf(s, card), team);
    return isIn(all[at]) && chosen.every(isIn) && all.slice(at + 1).filter(isIn).length >= missing;
  });
}

function isCopyOfEarlier(s: VsState, list: readonly number[], kept: number, card: number): boolean {
  const zone = s.zone[card];
  if (zone !== ZONE.hand && zone !== ZONE.deck && zone !== ZONE.ko) return false;
  for (let i = 0; i < kept; i++) {
    const other = list[i];
    if (s.face[other] === s.face[card] && s.zone[other] === zone && s.owner[other] === s.owner[card]) return true;
  }
  return false;
}

export function listOperand(s: VsState, operand: Operand, scope: number): void {
  if (operand.kind === 'player') return listPlayers(s, operand, scope);
  const { cards } = operand;
  if (cards.cards !== 'pick') return;
  const chosen = chosenSoFar(s, scope, cards);
  for (const card of candidates(s, operand as PickOperand, chosen, scope, borrow()))
    offer(s, packChoice(CHOICE.card, card));
  giveBack();
  // With nobody left to choose, as after a concession, the choice is over.
  const isEnough = chosen.length >= leastOf(cards.count) && (cards.sharing === undefined || chosen.length === 0);
  if (isEnough || s.offered.length === 0) offer(s, packChoice(CHOICE.done));
}

/** True once the operand is complete. */
export function answerOperand(s: VsState, operand: Operand, scope: number, choice: Choice): boolean {
  if (operand.kind === 'player') {
    bindNumber(
      s,
      scope,
      operand.player.player === 'pick' ? (operand.player.name ?? PLAYER_IT) : PLAYER_IT,
      choiceA(choice),
    );
    return true;
  }
  const { cards } = operand;
  if (cards.cards !== 'pick' || choiceKind(choice) === CHOICE.done) return true;
  bindCard(s, scope, registerOf(cards), choiceA(choice));
  return !continuePick(s, operand as PickOperand, scope);
}

function startPlayer(s: VsState, operand: Extract<Operand, { kind: 'player' }>, scope: number): boolean {
  const seats = playersFor(s, operand, scope);
  const { player } = operand;
  const name = player.player === 'pick' ? (player.name ?? PLAYER_IT) : PLAYER_IT;
  setRegister(s, scope, name);
  if (seats.length === 0) return false;
  if (seats.length === 1) {
    append(s, scope, name, seats[0]);
    return false;
  }
  ask(s, s.scopes[scope + SCOPE.you], 'chooseCard', s.scopes[scope + SCOPE.source] & 1023);
  return true;
}

function playersFor(s: VsState, { player }: Extract<Operand, { kind: 'player' }>, scope: number): Seat[] {
  const you = s.scopes[scope + SCOPE.you];
  const seats: Seat[] = [];
  if (player.player !== 'pick') return seats;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0) continue;
    if (player.among === 'enemies' && !isEnemySeat(s, seat, you)) continue;
    if (player.among === 'others' && seat === you) continue;
    if (player.without !== undefined && !player.without.some((what) => lacks(s, seat, what))) continue;
    seats.push(seat);
  }
  return seats;
}

/** Rows may be shared, hands never are (VS-MODE-19, 20). */
function lacks(s: VsState, seat: Seat, what: Lack): boolean {
  if (what === 'cardsInDeck') return zoneList(s, ZONE.deck, seat).length === 0;
  if (what === 'cardsInHand') return zoneList(s, ZONE.hand, seat).length === 0;
  return !s.board.some((card) => isSameSide(s, s.controller[card], seat) && isSupporting(s, card));
}

function listPlayers(s: VsState, operand: Extract<Operand, { kind: 'player' }>, scope: number): void {
  for (const seat of playersFor(s, operand, scope)) offer(s, packChoice(CHOICE.player, seat));
}
