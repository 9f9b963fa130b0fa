import {
  ARG,
  dealIdentities,
  FRAME,
  HEAD,
  NONE,
  randomBelow,
  remove,
  type Seat,
  type Suppositions,
  shuffle,
  swapIdentities,
} from '@longbox/kernel';
import { printOf } from '../catalogue/catalogue.ts';
import { KINDS } from '../flow/kinds.ts';
import { REFILL } from '../flow/replacement.ts';
import { activeWorth } from '../insight/worth.ts';
import { hasPlayable, whyNotPlay } from '../rules/squads.ts';
import { ACTIVE_SLOTS, type ArenaState, nameOf, otherSeat, ownerOf, SLOTS } from '../state/state.ts';

/** Tries before a card is made to fit; only invented positions and wrong suppositions come near it. */
const TRIES = 64;

/**
 * Deals everything `viewer` cannot see out again: decks, Power Points nobody has seen, the other hand. What the viewer
 * has seen stays true: cards that went face up to a hand or under a Team, hands shown to hold nobody playable, decisions
 * that are open because somebody has a card for them. A deck list counts as known unless `lists` supposes another. The
 * kernel has reseeded the luck.
 */
export function imagine(s: ArenaState, viewer: Seat, _seed: number, lists?: Suppositions): void {
  const other = otherSeat(viewer);
  const own = hiddenFrom(s, viewer, viewer);
  suppose(s, own, viewer, viewer, lists?.[viewer]);
  dealHidden(s, viewer, own);
  const hidden = hiddenFrom(s, viewer, other);
  suppose(s, hidden, viewer, other, lists?.[other]);
  const known = hidden.map((card) => s.print[card]).sort((a, b) => a - b);
  for (let tries = 0; tries < TRIES; tries++) {
    dealHidden(s, other, hidden);
    rechoose(s, other);
    if (isPossible(s, other)) return;
  }
  makePossible(s, other, hidden, known);
}

/** The unseen cards become what is left of the supposed list, as many as there are; anything of it where it falls short. */
function suppose(
  s: ArenaState,
  hidden: readonly number[],
  viewer: Seat,
  owner: Seat,
  list: readonly string[] | undefined,
): void {
  if (list === undefined) return;
  const all = list.map((key) => printOf(s.book, key)).filter((print) => print !== NONE);
  if (all.length === 0) return;
  const left = all.slice();
  for (let card = 0; card < s.print.length; card++) {
    if (ownerOf(s, card) === owner && (s.known[card] & (1 << viewer)) !== 0) remove(left, s.print[card]);
  }
  left.sort((a, b) => a - b);
  shuffle(s.random, left);
  for (let i = 0; i < hidden.length; i++) {
    s.print[hidden[i]] = i < left.length ? left[i] : all[randomBelow(s.random, all.length)];
  }
}

/** No deal fits what everybody has seen, so the supposition was wrong: one hand card becomes somebody who can be played. */
function makePossible(s: ArenaState, owner: Seat, hidden: readonly number[], known: readonly number[]): void {
  const card = s.hand[owner].find((id) => hidden.includes(id));
  if (card === undefined) return;
  for (const print of [...known, ...s.book.cards.keys()]) {
    s.print[card] = print;
    if (whyNotPlay(s, owner, card) === undefined) return;
  }
}

function hiddenFrom(s: ArenaState, viewer: Seat, owner: Seat): number[] {
  const cards: number[] = [];
  for (let card = 0; card < s.print.length; card++) {
    if (ownerOf(s, card) === owner && (s.known[card] & (1 << viewer)) === 0) cards.push(card);
  }
  return cards;
}

function dealHidden(s: ArenaState, owner: Seat, hidden: readonly number[]): void {
  dealIdentities(s.random, hidden, [s.print]);
  for (const card of s.hand[owner]) {
    if (hidden.includes(card) && s.unfit[card] !== 0 && !isUnfit(s, owner, card)) swapIn(s, hidden, card, isUnfit);
  }
  if (isRefillOf(s, owner) && !hasPlayable(s, owner)) {
    const open = s.hand[owner].filter((card) => hidden.includes(card));
    const card = open[randomBelow(s.random, open.length)];
    if (card !== undefined) swapIn(s, hidden, card, (state, seat, id) => whyNotPlay(state, seat, id) === undefined);
  }
}

/** A Team, or of a name that was in play when the hand was seen to hold nobody. */
const isUnfit = (s: ArenaState, owner: Seat, card: number): boolean =>
  s.book.size[s.print[card]] > 0 || s.barred[owner].includes(nameOf(s, card));

/** Gives `card` a hidden identity that fits, starting the search anywhere. */
function swapIn(
  s: ArenaState,
  hidden: readonly number[],
  card: number,
  fits: (s: ArenaState, owner: Seat, card: number) => boolean,
) {
  const owner = ownerOf(s, card);
  const start = randomBelow(s.random, hidden.length);
  for (let i = 0; i < hidden.length; i++) {
    const from = hidden[(start + i) % hidden.length];
    if (from === card || (s.unfit[from] !== 0 && s.hand[owner].includes(from)) || !fits(s, owner, from)) continue;
    return swapIdentities(card, from, [s.print]);
  }
}

/** Is the owner asked for a hand card to play? */
function isRefillOf(s: ArenaState, owner: Seat): boolean {
  const at = s.stack.length - FRAME;
  return s.head[HEAD.seat] === owner && s.stack[at] === KINDS.refill && s.stack[at + REFILL.drawn] === NONE;
}

const isChoosing = (s: ArenaState, seat: Seat): boolean => {
  const at = s.stack.length - FRAME;
  return s.stack[at] === KINDS.deploy && s.stack[at + ARG] === seat;
};

const isPossible = (s: ArenaState, seat: Seat): boolean => !isRefillOf(s, seat) || hasPlayable(s, seat);

const strength = (s: ArenaState, card: number): number => Math.trunc(activeWorth(s, s.print[card]) / 150);

/** A sealed choice of starting Squads is made again from the imagined hand (MA-SET-05 to MA-SET-10). */
function rechoose(s: ArenaState, seat: Seat): void {
  const chosen = s.chosen[seat];
  if (chosen.length === 0) return;
  const limit = isChoosing(s, seat) ? chosen.length : SLOTS;
  const hand = s.hand[seat].slice().sort((a, b) => a - b);
  shuffle(s.random, hand);
  // The player took the stronger ones: nearly equal ones stay in random order.
  hand.sort((a, b) => strength(s, b) - strength(s, a));
  const names = new Set<number>();
  const squad = hand.filter((card) => {
    if (s.book.size[s.print[card]] > 0 || names.has(nameOf(s, card))) return false;
    names.add(nameOf(s, card));
    return true;
  });
  const ascending = (from: number, end: number): number[] => squad.slice(from, end).sort((a, b) => a - b);
  const made = [...ascending(0, ACTIVE_SLOTS), ...ascending(ACTIVE_SLOTS, SLOTS)].slice(0, limit);
  chosen.length = 0;
  for (const card of made) chosen.push(card);
}
