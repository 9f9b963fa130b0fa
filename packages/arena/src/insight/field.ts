import { NONE, type Seat } from '@longbox/kernel';
import { COST, fitsTarget, KIND, OFFENSIVE, TARGET, TYPE } from '../catalogue/book.ts';
import { readyPowerPoints } from '../rules/abilities.ts';
import { abilityAmount, attackOf, defenceOf, isCalled } from '../rules/combat.ts';
import { slotOfName } from '../rules/squads.ts';
import {
  ALL_SLOTS,
  type ArenaState,
  activeSeat,
  endSlot,
  firstReserve,
  firstSlot,
  isOccupied,
  MISSION,
  nameOf,
  otherSeat,
  printAt,
  SEAT,
  SEATS,
  type Slot,
  seatNumber,
  seatOf,
  TURN,
} from '../state/state.ts';
import { cardWorth, WORTH } from './worth.ts';

/** By slot, and for the Mission that could be attacked. */
const PLACES = ALL_SLOTS + 1;

/**
 * The numbers that challenges are decided by, as one seat sees them, copied out so that "what if" can be asked without
 * touching the state.
 */
export interface Field {
  attacker: Seat;
  /** The first defeat of an Active character is worth this much more. */
  mission: number;
  /** All columns, for one copy. */
  readonly memory: Int32Array;
  readonly print: Int32Array;
  readonly attack: Int32Array;
  readonly defence: Int32Array;
  readonly resistance: Int32Array;
  readonly pile: Int32Array;
  readonly ready: Int32Array;
  readonly hits: Int32Array;
  /** The ability activated, its kind plus one. */
  readonly mark: Int32Array;
  readonly isCalled: Int32Array;
  /** How likely there is a card for a Super Hit, in percent. */
  readonly superHit: Int32Array;
  /** By seat: cards in hand, and what one is worth. */
  readonly hand: Int32Array;
  readonly card: Int32Array;
}

const COLUMNS = 10;

export function createField(): Field {
  const memory = new Int32Array(COLUMNS * PLACES + 2 * SEATS);
  const column = (at: number): Int32Array => memory.subarray(at * PLACES, (at + 1) * PLACES);
  const rest = COLUMNS * PLACES;
  return {
    attacker: 0,
    mission: 0,
    memory,
    print: column(0),
    attack: column(1),
    defence: column(2),
    resistance: column(3),
    pile: column(4),
    ready: column(5),
    hits: column(6),
    mark: column(7),
    isCalled: column(8),
    superHit: column(9),
    hand: memory.subarray(rest, rest + SEATS),
    card: memory.subarray(rest + SEATS),
  };
}

export function copyField(from: Field, into: Field): void {
  into.attacker = from.attacker;
  into.mission = from.mission;
  into.memory.set(from.memory);
}

/** How likely one unknown card of a hand has a given name, in percent. */
const SAME_NAME = 6;

/** The position with `attacker` about to challenge, as `viewer` sees it. */
export function readField(f: Field, s: ArenaState, attacker: Seat, viewer: Seat): void {
  f.attacker = attacker;
  for (let seat = 0; seat < SEATS; seat++) {
    f.hand[seat] = s.hand[seat].length;
    f.card[seat] = cardWorth(s, seat);
  }
  f.hand[viewer] -= s.picks.length;
  for (let slot = 0; slot < ALL_SLOTS; slot++) readSlot(f, s, slot);
  for (let seat = 0; seat < SEATS; seat++) readSuperHits(f, s, seat, viewer);
  f.mission = missionWorth(s, attacker);
  const missions = s.missions[otherSeat(attacker)];
  f.print[MISSION] = missions.length === 0 ? NONE : s.print[missions[0]];
  if (missions.length === 0) return;
  f.defence[MISSION] = s.book.defence[f.print[MISSION]];
  f.resistance[MISSION] = s.book.resistance[f.print[MISSION]];
}

function readSlot(f: Field, s: ArenaState, slot: Slot): void {
  f.pile[slot] = s.piles[slot].length;
  if (!isOccupied(s, slot)) {
    f.print[slot] = NONE;
    return;
  }
  f.print[slot] = printAt(s, slot);
  f.attack[slot] = attackOf(s, slot);
  f.defence[slot] = defenceOf(s, slot);
  f.resistance[slot] = s.book.resistance[f.print[slot]];
  f.ready[slot] = readyPowerPoints(s, slot);
  f.hits[slot] = s.stacks[slot].length;
  f.mark[slot] = s.activated[slot];
  f.isCalled[slot] = isCalled(s, slot) ? 1 : 0;
}

/** The viewer knows its own hand, and of the other one the cards it has seen on their way there. */
function readSuperHits(f: Field, s: ArenaState, seat: Seat, viewer: Seat): void {
  const isUsed = seatNumber(s, seat, SEAT.superHit) !== 0;
  const hand = s.hand[seat];
  let unknown = 0;
  for (let i = 0; i < hand.length; i++) if ((s.known[hand[i]] & (1 << viewer)) === 0) unknown++;
  f.superHit.fill(isUsed ? 0 : Math.min(60, unknown * SAME_NAME), firstSlot(seat), endSlot(seat));
  if (isUsed || unknown === hand.length) return;
  for (let i = 0; i < hand.length; i++) {
    if ((s.known[hand[i]] & (1 << viewer)) === 0) continue;
    const slot = slotOfName(s, seat, nameOf(s, hand[i]));
    if (slot !== NONE && !s.picks.includes(hand[i])) f.superHit[slot] = 100;
  }
}

/** What completing the Mission of this turn, or of the seat's next one, would bring. */
export function missionWorth(s: ArenaState, seat: Seat): number {
  const isOwnTurn = activeSeat(s) === seat;
  if (isOwnTurn && s.turn[TURN.qualified] !== 0) return 0;
  const activated = seatNumber(s, seat, SEAT.activated);
  if (activated !== NONE) return s.book.points[s.print[activated]] * WORTH.point + cardWorth(s, seat);
  const missions = s.missions[seat];
  return missions.length === 0 ? 0 : s.book.points[s.print[missions[0]]] * WORTH.point + WORTH.card;
}

/** The character in the slot uses its ability: a mark, and the Attack it gives. */
export function activateOn(f: Field, s: ArenaState, slot: Slot): void {
  const print = f.print[slot];
  const kind = s.book.ability[print];
  f.mark[slot] = kind + 1;
  if (kind === KIND.bonusAttack) grant(f, s, slot, f.attack);
  else if (kind === KIND.bonusDefence) grant(f, s, slot, f.defence);
}

function grant(f: Field, s: ArenaState, slot: Slot, column: Int32Array): void {
  const print = f.print[slot];
  const [kind, value] = [s.book.targetKind[print], s.book.targetValue[print]];
  const amount = isOccupied(s, slot) ? abilityAmount(s, slot) : s.book.x[print];
  if (kind === TARGET.none) {
    column[slot] += amount;
    return;
  }
  for (let to = firstSlot(seatOf(slot)); to < endSlot(seatOf(slot)); to++) {
    if (f.print[to] !== NONE && fitsTarget(s.book, f.print[to], kind, value)) column[to] += amount;
  }
}

/** Supposes that the attacker uses every offensive ability it can pay for with `more` further Power Points a slot. */
export function supposeAbilities(f: Field, s: ArenaState, more: number): void {
  if (!s.profile.abilities) return;
  for (let slot = firstSlot(f.attacker); slot < firstReserve(f.attacker); slot++) {
    if (f.print[slot] === NONE || f.isCalled[slot] !== 0 || f.mark[slot] !== 0) continue;
    const kind = s.book.ability[f.print[slot]];
    if (TYPE[kind] === OFFENSIVE && f.ready[slot] + more >= COST[kind]) activateOn(f, s, slot);
  }
}

const TRAVELLING: readonly (keyof Pick<Field, 'print' | 'attack' | 'defence' | 'resistance' | 'hits' | 'mark'>)[] = [
  'print',
  'attack',
  'defence',
  'resistance',
  'hits',
  'mark',
];

/** Two characters trade slots; Power Points stay. */
export function tradeOn(f: Field, a: Slot, b: Slot): void {
  for (let i = 0; i < TRAVELLING.length; i++) swap(f[TRAVELLING[i]], a, b);
  swap(f.isCalled, a, b);
  swap(f.superHit, a, b);
}

function swap(column: Int32Array, a: number, b: number): void {
  const held = column[a];
  column[a] = column[b];
  column[b] = held;
}
