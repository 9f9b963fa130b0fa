import { advance, FRAME, pushFrame, type Seat, STEP, seedRandom, sha256, type Table, utf8 } from '@longbox/kernel';
import { EVERYBODY } from '../atoms/tell.ts';
import { type Catalogue, makeInvented } from '../catalogue/catalogue.ts';
import { FRAMES } from '../flow/frames.ts';
import { KINDS } from '../flow/kinds.ts';
import { TURN_STEP } from '../flow/turn.ts';
import type { Card } from '../language/card.ts';
import { PHASE } from '../state/phases.ts';
import { type ArenaState, firstSlot, otherSeat, SEAT, SEAT_LENGTH, SEATS, TURN } from '../state/state.ts';
import { blankState } from './set-up-table.ts';

/** A card by its key, by its name where it has one printing, or one invented for the scene. */
export type CardRef = string | Card;

export const SLOT_NAMES = ['A1', 'A2', 'A3', 'R1', 'R2'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** Who stands in a slot, top card first, and the Power Points there; a bare card stands alone without any. */
export type SlotPosition =
  | CardRef
  | { readonly stack: readonly CardRef[]; readonly ready?: number; readonly engaged?: number };

/** One seat's side of the table. What is left out is empty, but for a deck and Missions of plain extras. */
export interface SeatPosition extends Readonly<Partial<Record<SlotName, SlotPosition>>> {
  readonly hand?: readonly CardRef[];
  /** From the top; extras follow. */
  readonly deck?: readonly CardRef[];
  /** How many cards the deck has in all. */
  readonly deckCount?: number;
  /** The one dealt last is the top. */
  readonly discard?: readonly CardRef[];
  readonly missions?: readonly CardRef[];
  readonly activated?: CardRef;
  readonly points?: number;
  readonly completed?: number;
  readonly superHitUsed?: boolean;
}

/** Where the position stands: at the start of a phase, of a turn, or at the choice of the starting Squads. */
export const MOMENTS = [
  'preparation',
  'turn',
  'coolDown',
  'dutyCall',
  'replacement',
  'powerUp',
  'missionActivation',
  'specialAbilities',
  'challenge',
  'missionResolution',
  'checkPoint',
  'end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A laid-out position, as plain JSON. */
export interface Position {
  readonly profile?: string;
  readonly seed?: string;
  readonly at: Moment;
  readonly active?: Seat;
  /** The number of this turn; the first has neither Mission nor challenge. */
  readonly turn?: number;
  /** The name called to duty this turn. */
  readonly called?: string;
  readonly seats: readonly SeatPosition[];
}

export interface LaidOut {
  readonly state: ArenaState;
  /** What a save of the state is loaded with. */
  readonly table: Table;
}

const DECK_COUNT = 20;
const MISSION_COUNT = 3;

/** A plain character to fill decks and Power Points with; every one has another name. */
const extra = (seat: Seat, number: number): Card => ({
  key: `extra-${seat}-${number}`,
  name: `Extra ${seat}-${number}`,
  rarity: 'Common',
  origin: 'own',
  attack: 500,
  defence: 500,
  resistance: 200,
  missionPoints: 1,
  alignment: 'Neutral',
  affiliation: `Extras ${number}`,
  skill: 'Combat',
  nemesis: [],
  ability: { kind: 'Counterattack' },
  members: [],
});

/** Lays a position out and runs it to the first decision. */
export function layOut(catalogue: Catalogue, position: Position): LaidOut {
  const sides = position.seats.map((seat, i) => gather(catalogue, seat, i));
  const seed = position.seed ?? 'scene';
  const seats = sides.map((side) => ({ deck: side.entries }));
  const table = { game: 'arena', profile: position.profile ?? 'level-1', seed, seats };
  const state = blankState(catalogue, table);
  seedRandom(state.random, sha256(utf8(seed)));
  for (let seat = 0; seat < SEATS; seat++) place(state, seat, sides[seat], position.seats[seat]);
  start(state, position);
  advance(state, FRAMES);
  return { state, table };
}

/** The cards of one side, as entries of a table and by zone, as indices into the entries. */
interface Side {
  readonly entries: string[];
  readonly zones: Map<string, number[]>;
}

function gather(catalogue: Catalogue, seat: SeatPosition, number: Seat): Side {
  const side: Side = { entries: [], zones: new Map() };
  let extras = 0;
  const put = (zone: string, refs: readonly CardRef[]): void => {
    const at = refs.map((ref) => side.entries.push(entryOf(catalogue, ref)) - 1);
    side.zones.set(zone, [...(side.zones.get(zone) ?? []), ...at]);
  };
  const fill = (zone: string, count: number): void => {
    put(
      zone,
      Array.from({ length: Math.max(0, count) }, () => extra(number, ++extras)),
    );
  };
  for (const name of SLOT_NAMES) {
    const slot = seat[name];
    if (slot === undefined) continue;
    const { stack, ready = 0, engaged = 0 } = typeof slot === 'object' && 'stack' in slot ? slot : { stack: [slot] };
    put(name, stack);
    fill(`${name} engaged`, engaged);
    fill(`${name} ready`, ready);
  }
  put('hand', seat.hand ?? []);
  put('discard', seat.discard ?? []);
  if (seat.missions === undefined) fill('missions', MISSION_COUNT);
  else put('missions', seat.missions);
  put('activated', seat.activated === undefined ? [] : [seat.activated]);
  put('deck', seat.deck ?? []);
  fill('deck', (seat.deckCount ?? DECK_COUNT) - (seat.deck?.length ?? 0));
  return side;
}

function entryOf(catalogue: Catalogue, ref: CardRef): string {
  if (typeof ref !== 'string') return makeInvented(ref);
  if (catalogue.cards.has(ref)) return ref;
  const named = [...catalogue.cards.values()].filter((card) => card.name === ref);
  if (named.length === 1) return named[0].key;
  const why =
    named.length === 0 ? 'there is no such card' : `it has the printings ${named.map((c) => c.key).join(', ')}`;
  throw new Error(`${ref}: ${why}`);
}

function place(s: ArenaState, seat: Seat, side: Side, position: SeatPosition): void {
  const base = seat === 0 ? 0 : s.split;
  const cards = (zone: string): number[] => (side.zones.get(zone) ?? []).map((at) => base + at);
  const lay = (list: number[], zone: string, known: number): void => {
    for (const card of cards(zone)) {
      list.push(card);
      s.known[card] = known;
    }
  };
  SLOT_NAMES.forEach((name, i) => {
    const slot = firstSlot(seat) + i;
    lay(s.stacks[slot], name, EVERYBODY);
    s.stacks[slot].reverse();
    for (const card of cards(`${name} engaged`)) s.engaged[card] = 1;
    lay(s.piles[slot], `${name} engaged`, 0);
    lay(s.piles[slot], `${name} ready`, 0);
  });
  lay(s.hand[seat], 'hand', 1 << seat);
  lay(s.discard[seat], 'discard', EVERYBODY);
  lay(s.missions[seat], 'missions', EVERYBODY);
  lay(s.deck[seat], 'deck', 0);
  s.deck[seat].reverse();
  for (const card of cards('activated')) {
    s.known[card] = EVERYBODY;
    s.seats[seat * SEAT_LENGTH + SEAT.activated] = card;
  }
  s.seats[seat * SEAT_LENGTH + SEAT.points] = position.points ?? 0;
  s.seats[seat * SEAT_LENGTH + SEAT.completed] = position.completed ?? 0;
  s.seats[seat * SEAT_LENGTH + SEAT.superHit] = position.superHitUsed ? 1 : 0;
}

function start(s: ArenaState, position: Position): void {
  pushFrame(s, KINDS.game);
  if (position.at === 'preparation') return;
  const active = position.active ?? 0;
  const number = position.turn ?? 4;
  s.stack[STEP] = SEATS;
  s.turn[TURN.first] = number % 2 === 1 ? active : otherSeat(active);
  // A turn that is still to begin counts itself.
  s.turn[TURN.number] = position.at === 'turn' ? number - 1 : number;
  s.turn[TURN.active] = active;
  s.turn[TURN.phase] = PHASE.coolDown;
  if (position.called !== undefined) s.turn[TURN.called] = s.book.names.indexOf(position.called);
  pushFrame(s, KINDS.turn, active);
  s.stack[s.stack.length - FRAME + STEP] = position.at === 'turn' ? TURN_STEP.begin : TURN_STEP[position.at];
}
