import { createGlance, createMachine, type Glance, type Machine, NONE, type Seat, type Sink } from '@longbox/kernel';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Face, KEYWORD_WORDS } from '../catalogue/face.ts';
import type { Possible } from '../catalogue/possible.ts';
import { COUNTERS, type Counter } from '../language/index.ts';
import type { Profile } from '../profiles/profile.ts';
import { ASKS } from '../words/choices.ts';
import type { VsEvent } from '../words/events.ts';
import { LISTED_ZONES, QUIET_ZONES } from './zones.ts';

export { ZONE } from './zones.ts';

/** Bits of `flags`. Stunned is face down and exhausted, hidden is face down and ready; both are stored outright. */
export const FLAG = {
  exhausted: 1,
  faceDown: 2,
  stunned: 4,
  hidden: 8,
  lethalWound: 16,
  moved: 32,
  attacked: 64,
  /** One bit for each seat from here on: attacked since the end of that player's last turn. */
  attackedSince: 128,
  /** Dazed without losing what it wears, until it turns face up; its last wound may still go elsewhere or be taken back; that was two. */
  ...{ keepsEquipment: 4096, woundAwaited: 8192, twoAwaited: 16384 },
} as const;

/** Entries of `v`. */
export const V = {
  turn: 0,
  active: 1,
  phase: 2,
  step: 3,
  stamp: 4,
  recruitPoints: 5,
  combat: 6,
  combats: 7,
  attackingSeat: 8,
  cancelled: 9,
  moment: 10,
  firstSeat: 11,
  quietTurns: 12,
  deadTurns: 13,
  endReason: 14,
  resourcePlaced: 15,
  priority: 16,
  passes: 17,
  acting: 18,
  checks: 19,
  mainWounds: 20,
  staticsMask: 21,
  teamAttack: 22,
  attackKind: 23,
  /** Something has changed since the last state check. */
  touched: 24,
  /** Rows of the modifiers table that are about all cards that fit. */
  wideRows: 25,
  /** Kinds of modifiers that static powers in play give to others than their own character, as bits. */
  aurasMask: 26,
  /** A character came into a row or onto a side, or changed its name, since names were last compared. */
  namesChanged: 27,
  /** Kinds of modifiers of static powers that characters have by copy or gift, as bits. */
  givenMask: 28,
  /** Triggers that have resolved since a player last acted of their own accord (VS-TIME-14). */
  chain: 29,
  /** Turns the turn player takes after this one (VS-MEC-TURN-01). */
  extraTurns: 30,
} as const;
const V_LENGTH = 32;

export const PHASES = ['setup', 'draw', 'recovery', 'build', 'main', 'end'] as const;
export const PHASE = { setup: 0, draw: 1, recovery: 2, build: 3, main: 4, end: 5 } as const;
export const BUILD_STEP = { resource: 0, recruit: 1, formation: 2 } as const;
export type BuildStep = keyof typeof BUILD_STEP;

export const ROLE = { none: 0, attacker: 1, defender: 2 } as const;

/** Bits of `Book.ears`: it is recorded; cards at the table or keywords trigger on it; cards whose powers work in a resource row do, and in a KO pile. */
export const EARS = { record: 1, anywhere: 2, resources: 4, ko: 8 } as const;

/** What is immutable around a state: cards and rules of this table. Shared, never written, not part of memory. */
export interface Book {
  readonly catalogue: Catalogue;
  readonly profile: Profile;
  /** By event: who looks for it, as bits; see `EARS`. */
  readonly ears: Int32Array;
  /** By event: whether cards at the table look back on it over the whole game. */
  readonly recordedForGame: readonly boolean[];
  /** What can come up at this table. */
  readonly possible: Possible;
  /** When powers printed on cards at this table can be used, as bits; see `catalogue/timing-bits.ts`. */
  readonly usable: number;
  /** The same, only of those that are used from hand or KO pile, and of those that enemies use. */
  readonly usableElsewhere: number;
  readonly usableByEnemies: number;
  /** When plot twists at this table can be played, from hand and from a resource row. */
  readonly playable: number;
  readonly playableInRow: number;
  readonly hasEquipment: boolean;
  /** Whether a card at this table may be recruited from a deck. */
  readonly hasFetched: boolean;
  /** Which of the times that some card of the catalogue needs there are: at the start of Main, in Draw and Recovery. */
  readonly hasMainStart: boolean;
  readonly hasDraw: boolean;
  readonly hasRecovery: boolean;
}

export interface VsState extends Machine {
  readonly asks: typeof ASKS;
  /** Replaced only where a state becomes an imagined one with cards that are not at the table. */
  book: Book;
  /** The catalogue's faces; kept here because nothing is read more often. */
  readonly faces: readonly Face[];
  sink: Sink<VsEvent> | undefined;
  /** The state check has found nothing to do since; a number, since V8 asks a boolean what it is. Derived: never hashed or saved. */
  settled: 0 | 1;
  /** Where it is not settled: the cards that have changed since it was, if that is known; derived, see `derived/settled.ts`. */
  readonly suspects: number[];
  suspectsKnown: 0 | 1;
  /** Kinds of the rows of the modifiers table, as bits, or NONE if not computed; derived, see `kindsOfRows`. */
  rowKinds: number;
  /** Kinds of all modifiers there are, of rows and static powers, as bits, or NONE; derived, see `kindsOfModifiers`. */
  modifierKinds: number;
  /** What is forbidden to any card, as bits, or NONE if not computed; derived, see `derived/prohibitions.ts`. */
  forbids: number;
  /** Kinds of rules for players there are, as bits, or NONE; derived, see `derived/rule-kinds.ts`. */
  ruleKinds: number;
  /** How far something that lasts can lower what the state check looks at, or NONE; derived, see `derived/lowers.ts`. */
  lowers: number;
  /** Events that printed powers on the board trigger on, as bits in two words; derived, see `derived/board.ts`. */
  readonly ears: [number, number];
  /** By side: when powers printed on its characters can be used, as bits; derived like `ears`. */
  readonly usableOn: Int32Array;
  /** Keywords printed on characters on the board, as bits; derived like `ears`. */
  readonly keywordsOn: Int32Array;
  /** Whether these are those of the board as it is. */
  boardKnown: 0 | 1;
  /** By seat: what there is in its hand and among its resources; derived, see `derived/holdings.ts`. */
  readonly holdings: Int32Array;
  /** Bits of the seats of which that is known. */
  holdingsKnown: number;
  /** Seats that could tell what lies hidden from what rules found there, as bits; neither hashed nor saved, see `derived/hints.ts`. */
  hinted: number;
  /** The quiet zones when they were last shown; derived, see `out/view.ts`. */
  readonly quiet: Glance;
  readonly cards: number;
  readonly seats: number;

  readonly v: Int32Array;
  // By card.
  readonly face: Int32Array;
  readonly owner: Int32Array;
  readonly controller: Int32Array;
  readonly zone: Int32Array;
  readonly flags: Int32Array;
  readonly plus: Int32Array;
  readonly minus: Int32Array;
  /** By kind of counter, in the order of `COUNTERS`; the first three are `plus`, `minus` and `vitality`. */
  readonly counters: readonly Int32Array[];
  readonly wounds: Int32Array;
  readonly vitality: Int32Array;
  /** XP of the level whose face it has; part of the identity, so it stays with that level (VS-LVL-22). */
  readonly xp: Int32Array;
  /** Counts the stays in a zone: a card that leaves and returns is a new object (VS-ZON-18). */
  readonly visit: Int32Array;
  /** When it came into play (VS-STAT-05). */
  readonly stamp: Int32Array;
  readonly role: Int32Array;
  /** What it did in the resolution that runs; see `flow/resolve.ts`. */
  readonly part: Int32Array;
  /** Rows of the modifiers table that are about this card. */
  readonly modified: Int32Array;
  /** 0: as printed, 1: main character by promotion, 2: supporting by demotion (VS-MC-09). */
  readonly status: Int32Array;
  /** Equipment: the character it is on. Captive: its captor. */
  readonly attachedTo: Int32Array;
  /** Bits of the seats that know its face although it is hidden. */
  readonly seen: Int32Array;
  /** 0 not, 1 frozen before, 2 frozen in its controller's turn (VS-STN-39). */
  readonly frozen: Int32Array;
  /** A name, team or step the card itself remembers. */
  readonly memo: Int32Array;
  /** Steps of a journey done (VS-CARD-03). */
  readonly progress: Int32Array;
  /** The card's record in `usedUp`; 0 for none. It stays with the card wherever that goes (VS-PWR-54). */
  readonly spent: Int32Array;
  /** Its printed face plus one while it is something else in play; 0 otherwise. */
  readonly under: Int32Array;
  // By seat.
  readonly out: Int32Array;
  readonly sideOf: Int32Array;
  readonly team: Int32Array;
  readonly place: Int32Array;
  readonly attacksMade: Int32Array;
  readonly turnsTaken: Int32Array;
  readonly seatPoints: Int32Array;
  readonly playerCard: Int32Array;
  readonly firstMain: Int32Array;

  /** Contents of the zones, by zone and seat; see `zoneList`. Decks have their top at the end. */
  readonly zones: readonly number[][];
  readonly modifiers: number[];
  readonly captured: number[];
  readonly pending: number[];
  readonly scopes: number[];
  readonly pool: number[];
  /** This turn's events that powers may look back on, and the game's. */
  readonly turnLog: number[];
  readonly gameLog: number[];
  /** Super powers used: this turn, by reference to their character, and once-per-game ones for good, by record. */
  readonly used: number[];
  readonly usedUp: number[];
  /** Characters in the front and back rows of all sides, in the order they came. */
  readonly board: number[];
  /** Cards in play that have static powers, oldest first; derived, see `derived/statics.ts`. */
  readonly statics: number[];
}

/** Facts of each seat in `holdings`. */
export const HOLDINGS = 4;
const CARD_COLUMNS = 23;
const OTHER_COUNTERS = COUNTERS.length - 3;
const SEAT_COLUMNS = 9;
const OTHER_LISTS = 11;

/** All seats, as bits: who knows a card, who hears of it. */
export const EVERYBODY = 0xff;

/** Identity columns: what moves along when a shuffle deals faces out again. */
export const identityOf = (s: VsState): readonly Int32Array[] => [
  s.face,
  s.owner,
  s.status,
  s.xp,
  s.seen,
  s.memo,
  s.spent,
];

export function createState(book: Book, seats: number, cards: number): VsState {
  const lengths = [V_LENGTH];
  for (let i = 0; i < CARD_COLUMNS + OTHER_COUNTERS; i++) lengths.push(cards);
  for (let i = 0; i < SEAT_COLUMNS; i++) lengths.push(seats);
  const { machine, windows } = createMachine(ASKS, lengths, LISTED_ZONES * seats + OTHER_LISTS);
  return new (StateFields as unknown as NewState)(book, seats, cards, machine, windows);
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type NewState = new (book: Book, seats: number, cards: number, machine: Machine, w: readonly Int32Array[]) => VsState;

/**
 * All fields of a state, and nothing but fields. A constructor, since that is how V8 learns what a field always holds: a column is
 * then read without a look at what it is. Of a literal's fields it supposes small integers first and believes nothing later;
 * and properties added one by one elsewhere would make every access a look-up.
 */
function StateFields(
  this: Writable<VsState>,
  book: Book,
  seats: number,
  cards: number,
  machine: Machine,
  w: readonly Int32Array[],
): void {
  const zones = machine.lists.slice(1, 1 + LISTED_ZONES * seats);
  const [modifiers, captured, pending, scopes, pool, turnLog, gameLog, used, usedUp, statics, board] =
    machine.lists.slice(1 + LISTED_ZONES * seats);
  let at = 0;
  const next = (): Int32Array => w[at++];
  this.asks = ASKS;
  this.ints = machine.ints;
  this.lists = machine.lists;
  this.head = machine.head;
  this.random = machine.random;
  this.stack = machine.stack;
  this.offered = machine.offered;
  this.offeredAt = machine.offeredAt;
  this.book = book;
  this.faces = book.catalogue.faces;
  this.sink = undefined;
  this.settled = 0;
  this.suspects = [];
  this.suspectsKnown = 0;
  this.rowKinds = NONE;
  this.modifierKinds = NONE;
  this.forbids = NONE;
  this.ruleKinds = NONE;
  this.lowers = NONE;
  this.ears = [0, 0];
  this.usableOn = new Int32Array(seats);
  this.keywordsOn = new Int32Array(KEYWORD_WORDS);
  this.boardKnown = 0;
  this.holdings = new Int32Array(seats * HOLDINGS);
  this.holdingsKnown = 0;
  this.hinted = 0;
  this.quiet = createGlance(QUIET_ZONES.flatMap((zone) => zones.slice(zone * seats, (zone + 1) * seats)));
  this.cards = cards;
  this.seats = seats;
  this.v = next();
  this.face = next();
  this.owner = next();
  this.controller = next();
  this.zone = next();
  this.flags = next();
  this.plus = next();
  this.minus = next();
  this.wounds = next();
  this.vitality = next();
  this.xp = next();
  this.visit = next();
  this.stamp = next();
  this.role = next();
  this.part = next();
  this.modified = next();
  this.status = next();
  this.attachedTo = next();
  this.seen = next();
  this.frozen = next();
  this.memo = next();
  this.progress = next();
  this.spent = next();
  this.under = next();
  this.counters = [this.plus, this.minus, this.vitality, ...Array.from({ length: OTHER_COUNTERS }, next)];
  this.out = next();
  this.sideOf = next();
  this.team = next();
  this.place = next();
  this.attacksMade = next();
  this.turnsTaken = next();
  this.seatPoints = next();
  this.playerCard = next();
  this.firstMain = next();
  this.zones = zones;
  this.modifiers = modifiers;
  this.captured = captured;
  this.pending = pending;
  this.scopes = scopes;
  this.pool = pool;
  this.turnLog = turnLog;
  this.gameLog = gameLog;
  this.used = used;
  this.usedUp = usedUp;
  this.statics = statics;
  this.board = board;
}

export const zoneList = (s: VsState, zone: number, seat: Seat): number[] => s.zones[zone * s.seats + seat];

const COUNTER_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(COUNTERS.map((kind, i) => [kind, i]));
/** The column of a kind of counter. */
export const countersOf = (s: VsState, counter: Counter): Int32Array => s.counters[COUNTER_NUMBERS[counter]];

/** A reference that stops meaning the card once it has moved on. */
export const refTo = (s: VsState, card: number): number => (card < 0 ? NONE : s.visit[card] * 1024 + card);
export const cardOfRef = (ref: number): number => (ref < 0 ? NONE : ref & 1023);
export const visitOfRef = (ref: number): number => ref >> 10;
/** The card, or NONE if it is no longer the same object. */
export function deref(s: VsState, ref: number): number {
  if (ref < 0) return NONE;
  const card = ref & 1023;
  return s.visit[card] === ref >> 10 ? card : NONE;
}
