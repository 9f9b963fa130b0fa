import {
  type CardId,
  createGlance,
  createMachine,
  type Glance,
  type Machine,
  NONE,
  type Seat,
  type Sink,
} from '@longbox/kernel';
import type { Book } from '../catalogue/book.ts';
import type { Profile } from '../profiles/profile.ts';
import { ASKS } from './choices.ts';
import type { ArenaEvent } from './events.ts';

/** MA-SET-01. */
export const SEATS = 2;
/** Five slots a seat: A1, A2, A3, R1, R2 (MA-TERM-01). A slot is a number over both seats. */
export const SLOTS = 5;
export const ACTIVE_SLOTS = 3;
export const ALL_SLOTS = SEATS * SLOTS;
export type Slot = number;

/** Entries of `ArenaState.turn`. */
export const TURN = {
  number: 0,
  active: 1,
  first: 2,
  phase: 3,
  /** The name called to duty, or NONE (MA-DC-03). */
  called: 4,
  /** Has the active player defeated somebody in a way that completes a Mission? (MA-MIS-06) */
  qualified: 5,
  challenges: 6,
  /** The challenge in progress, or NONE. */
  current: 7,
  winner: 8,
  ending: 9,
} as const;
const TURN_LENGTH = 10;

/** Entries a seat in `ArenaState.seats`. */
export const SEAT = { points: 0, completed: 1, activated: 2, superHit: 3 } as const;
export const SEAT_LENGTH = 4;

/** Entries a challenge in `ArenaState.challenges`. */
export const CHALLENGE = {
  leader: 0,
  partner: 1,
  /** The slot challenged, or MISSION. The target is the character in that slot, whatever Switch brings. */
  target: 2,
  counter: 3,
  resolved: 4,
  attackBoost: 5,
  defenceBoost: 6,
  attackSuper: 7,
  defenceSuper: 8,
  outcome: 9,
  counterOutcome: 10,
} as const;
export const CHALLENGE_LENGTH = 11;
/** One for each Active character (MA-CH-07). */
export const MAX_CHALLENGES = ACTIVE_SLOTS;
/** The target of an Attack Mission: the first place of the other Mission Zone (MA-SA-AMI-15). */
export const MISSION = ALL_SLOTS;

/** A running category bonus on `effects`: whose, Attack or Defence, how much, for whom. */
export const EFFECT = { seat: 0, stat: 1, amount: 2, targetKind: 3, targetValue: 4 } as const;
export const EFFECT_LENGTH = 5;
export const STAT = { attack: 0, defence: 1 } as const;

/** Temporary Power Points on `banks`: whose, how many are left, for whom. */
export const BANK = { seat: 0, left: 1, targetKind: 2, targetValue: 3 } as const;
export const BANK_LENGTH = 4;

export interface ArenaState extends Machine {
  readonly asks: typeof ASKS;
  // The same for every state of a table; neither copied, hashed nor saved.
  readonly book: Book;
  readonly profile: Profile;
  /** Cards below this id belong to seat 0, the others to seat 1. */
  readonly split: number;
  sink: Sink<ArenaEvent> | undefined;

  readonly turn: Int32Array;
  readonly seats: Int32Array;
  readonly challenges: Int32Array;

  // By card.
  readonly print: Int32Array;
  readonly engaged: Int32Array;
  /** A bit for each seat that knows which card this id is. */
  readonly known: Int32Array;
  /** The rules have shown this hand card to be unplayable while the names in `barred` were in play. */
  readonly unfit: Int32Array;

  // By slot; these travel with the stack.
  /** The ability activated this turn, its kind plus one, or 0. */
  readonly activated: Int32Array;
  readonly attackBonus: Int32Array;
  readonly defenceBonus: Int32Array;

  // By seat. The top of a deck is its end; the first Mission is the first.
  readonly deck: readonly number[][];
  readonly hand: readonly number[][];
  readonly discard: readonly number[][];
  readonly missions: readonly number[][];
  /** The sealed choice of the starting Squads (MA-SET-11). */
  readonly chosen: readonly number[][];
  readonly barred: readonly number[][];

  // By slot. The top card of a stack is its end; the oldest Power Point is the first.
  readonly stacks: readonly number[][];
  readonly piles: readonly number[][];

  readonly picks: number[];
  readonly effects: number[];
  readonly banks: number[];
  /** Cards already brought to the top at this Check Point. */
  readonly raised: number[];

  /** What lay where when it was last shown; derived, see `view.ts`. */
  readonly lying: Glance;
}

/** The lists of `lying`: by seat those of hand, discard, Missions and sealed choice, then the picks, then by slot the stacks. */
export const LYING = { hand: 0, discard: 2, missions: 4, chosen: 6, picks: 8, stacks: 9 } as const;

export function createState(book: Book, profile: Profile, split: number, cards: number): ArenaState {
  const lengths = [
    TURN_LENGTH,
    SEATS * SEAT_LENGTH,
    MAX_CHALLENGES * CHALLENGE_LENGTH,
    ...[cards, cards, cards, cards],
    ...[ALL_SLOTS, ALL_SLOTS, ALL_SLOTS],
  ];
  const { machine, windows } = createMachine(ASKS, lengths, 6 * SEATS + 2 * ALL_SLOTS + 4);
  const [turn, seats, challenges, print, engaged, known, unfit, activated, attackBonus, defenceBonus] = windows;
  let next = 1;
  const take = (count: number): number[][] => {
    next += count;
    return machine.lists.slice(next - count, next);
  };
  const [deck, hand, discard, missions, chosen, barred] = Array.from({ length: 6 }, () => take(SEATS));
  const [stacks, piles] = [take(ALL_SLOTS), take(ALL_SLOTS)];
  const [picks, effects, banks, raised] = take(4);
  turn[TURN.called] = turn[TURN.current] = turn[TURN.first] = turn[TURN.active] = NONE;
  turn[TURN.winner] = NONE;
  for (let seat = 0; seat < SEATS; seat++) seats[seat * SEAT_LENGTH + SEAT.activated] = NONE;
  const { ints, lists, head, random, stack, offered, offeredAt } = machine;
  // Every property by its name: from a literal with spreads V8 makes a hash table, in which every read is a look-up.
  return {
    asks: ASKS,
    ints,
    lists,
    head,
    random,
    stack,
    offered,
    offeredAt,
    turn,
    seats,
    challenges,
    print,
    engaged,
    known,
    unfit,
    activated,
    attackBonus,
    defenceBonus,
    deck,
    hand,
    discard,
    missions,
    chosen,
    barred,
    stacks,
    piles,
    picks,
    effects,
    banks,
    raised,
    lying: createGlance([...hand, ...discard, ...missions, ...chosen, picks, ...stacks]),
    book,
    profile,
    split,
    sink: undefined,
  };
}

/** An empty state of the same table. */
export const twinState = (s: ArenaState): ArenaState => createState(s.book, s.profile, s.split, s.print.length);

export const isTwinState = (s: ArenaState, other: ArenaState): boolean =>
  s.book === other.book &&
  s.profile === other.profile &&
  s.split === other.split &&
  s.print.length === other.print.length;

export const ownerOf = (s: ArenaState, card: CardId): Seat => (card < s.split ? 0 : 1);
export const otherSeat = (seat: Seat): Seat => 1 - seat;
export const seatOf = (slot: Slot): Seat => (slot < SLOTS ? 0 : 1);
export const firstSlot = (seat: Seat): Slot => seat * SLOTS;
export const firstReserve = (seat: Seat): Slot => seat * SLOTS + ACTIVE_SLOTS;
export const endSlot = (seat: Seat): Slot => seat * SLOTS + SLOTS;
export const isActiveSlot = (slot: Slot): boolean => slot % SLOTS < ACTIVE_SLOTS;
export const isOccupied = (s: ArenaState, slot: Slot): boolean => s.stacks[slot].length > 0;

/** The card whose values count (MA-TERM-06), or NONE. */
export function topOf(s: ArenaState, slot: Slot): CardId {
  const stack = s.stacks[slot];
  return stack.length === 0 ? NONE : stack[stack.length - 1];
}

/** The printing of the top card of an occupied slot. */
export const printAt = (s: ArenaState, slot: Slot): number => s.print[s.stacks[slot][s.stacks[slot].length - 1]];
export const nameOf = (s: ArenaState, card: CardId): number => s.book.name[s.print[card]];
/** MA-TERM-05. */
export const hitPoints = (s: ArenaState, slot: Slot): number => s.stacks[slot].length;

export const activeSeat = (s: ArenaState): Seat => s.turn[TURN.active];
export const seatNumber = (s: ArenaState, seat: Seat, entry: number): number => s.seats[seat * SEAT_LENGTH + entry];
export const challengeOf = (s: ArenaState, challenge: number, entry: number): number =>
  s.challenges[challenge * CHALLENGE_LENGTH + entry];

/** The slot that holds this card in its stack, or NONE. */
export function slotOfCard(s: ArenaState, card: CardId): Slot {
  for (let slot = 0; slot < ALL_SLOTS; slot++) if (s.stacks[slot].includes(card)) return slot;
  return NONE;
}
