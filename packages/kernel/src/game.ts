import type { Leaving } from './concede.ts';
import type { Foresight, OwnForesight } from './foresee.ts';
import type { CardId, Choice, Seat, Viewer } from './ids.ts';
import type { Insight } from './insight.ts';
import type { FrameKind, Machine, Sink } from './machine.ts';
import type { Saved } from './memory.ts';

/** A configured game: everything but the choices. Plain JSON. */
export interface Table {
  readonly game: string;
  readonly profile: string;
  /** Any text; the same seed and choices give the same game on any machine. */
  readonly seed: string;
  readonly seats: readonly TableSeat[];
}

export interface TableSeat {
  readonly name?: string;
  /** Card keys of the game's catalogue, repeated for copies; what comes first means something to the game. */
  readonly deck: readonly string[];
  /** Cards that start outside the deck (side decks and the like). */
  readonly side?: readonly string[];
}

/** The words a game has for what it asks and what options do. A game names its own, so that the compiler knows them all. */
export interface Words {
  readonly ask: string;
  readonly verb: string;
}

export interface Decision<Ask extends string = string> {
  readonly seq: number;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly source: CardId | undefined;
  readonly count: number;
}

/** How a game ended: the places of the seats, 1 for winners; seats that share a place tied. */
export interface Result {
  readonly places: readonly number[];
  /** Why it ended: a code of the game, with the rules behind it. */
  readonly reason: Reason;
}

/** Why something is so, in a form every surface can put into words. */
export interface Reason {
  readonly code: string;
  readonly rules: readonly string[];
  readonly cards?: readonly CardId[];
}

/** What an option does, in parts that scenes, screens and programs can match. */
export interface Option<Verb extends string = string> {
  readonly verb: Verb;
  readonly card?: CardId;
  readonly target?: CardId;
  readonly seat?: Seat;
  readonly value?: number;
  readonly name?: string;
}

export interface Game<S, Event, View, W extends Words = Words> {
  readonly name: string;
  readonly profiles: readonly string[];
  /** Changes whenever the meaning of a card or rule changes; a log pins it. */
  readonly catalogueHash: string;
  /** The sets its catalogue is made of, where a game has several; a log names them, so that others can make the same. */
  readonly sets?: readonly string[] | undefined;

  /** Throws a `TableError` that lists everything wrong with the table. */
  setup(table: Table): S;
  /** `undefined` once the game is over. */
  decision(state: S): Decision<W['ask']> | undefined;
  /** Writes the legal choices into `out`, ascending, and returns how many; `out` must have room for `decision.count`. */
  choices(state: S, out: Int32Array): number;
  /** Advances `state` in place to the next decision. Throws on a choice that was not offered, state untouched. */
  apply(state: S, choice: Choice, sink?: Sink<Event>): void;
  result(state: S): Result | undefined;

  clone(state: S, into?: S): S;
  /** Whether the state can be copied into the other one, which may be of another table. */
  isTwin(state: S, other: S): boolean;
  /** 53 bits of a 64-bit hash. */
  hash(state: S): number;
  /** All 64 bits, in hexadecimal. */
  fingerprint(state: S): string;
  save(state: S): Saved;
  /** The table is what the save was made at. */
  load(saved: Saved, table: Table): S;

  view(state: S, viewer: Viewer): View;
  /**
   * The views of several viewers at once. Whatever is equal in `before`, each one's earlier view, is the same object in the
   * new one, so that comparing the two is cheap; what everybody may see is made once for all.
   * @param seen of a copy: the state `before` was made of, so that what has not changed since then is found as quickly
   */
  views(state: S, viewers: readonly Viewer[], before: readonly (View | undefined)[], seen?: S): View[];
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** Whether what is told next is a thing of its own after what was told so far; see `beats.ts`. Both as one viewer hears them. */
  startsBeat(beat: readonly Event[], next: Event): boolean;
  /**
   * Reshuffles everything `viewer` cannot see, ids and faces alike, so that search never peeks. The luck to come is among
   * it: the kernel reseeds `random` before it asks the rules. Where `lists` names a seat's deck, its unseen cards become
   * what is left of that list; otherwise the list is taken as known.
   */
  imagine(state: S, viewer: Seat, seed: number, lists?: Suppositions): void;

  option(state: S, choice: Choice): Option<W['verb']>;
  /**
   * Why `seat` may not do this now; empty if it may. Reasons come from the predicates that build the option list. An intent may
   * come from outside, with a verb no game has.
   */
  explain(state: S, seat: Seat, intent: Option): readonly Reason[];
  /** How often something hidden became known so far; see `undo.ts`. */
  reveals(state: S): number;
  /** What the game knows of good play; without it players can only roll dice and search blindly. */
  readonly insight?: Insight<S> | undefined;
  /** What the game knows of looking ahead; without it nothing is foreseen. */
  readonly foresight?: Foresight<S> | undefined;
}

/** By seat, the whole deck a viewer supposes there; `undefined` where it knows the list. Card keys, repeated for copies. */
export type Suppositions = readonly (readonly string[] | undefined)[];

/** One thing wrong with a table: which seat, which cards, which rules. */
export interface TableProblem extends Omit<Reason, 'cards'> {
  readonly seat?: Seat;
  readonly cards?: readonly string[];
  readonly text: string;
}

export class TableError extends Error {
  override readonly name = 'TableError';
  readonly problems: readonly TableProblem[];
  constructor(problems: readonly TableProblem[]) {
    super(problems.map((p) => (p.seat === undefined ? p.text : `seat ${p.seat + 1}: ${p.text}`)).join('\n'));
    this.problems = problems;
  }
}

/** What a game tells the kernel; `createGame` makes the rest of `Game` from it. */
export interface Rules<S extends Machine, Event, View, W extends Words = Words>
  extends Pick<
    Game<S, Event, View, W>,
    | 'name'
    | 'profiles'
    | 'catalogueHash'
    | 'sets'
    | 'result'
    | 'view'
    | 'redact'
    | 'imagine'
    | 'option'
    | 'explain'
    | 'insight'
  > {
  readonly kinds: readonly FrameKind<S>[];
  /** How players leave before the end; without it nobody can concede. */
  readonly leaving?: Leaving<S>;
  /** An empty state with room for this table. */
  blank(table: Table): S & { readonly asks: readonly W['ask'][] };
  /** An empty state of the same size as another. */
  twin(state: S): S;
  /** Whether the other, maybe of another table, differs from what `twin` makes of the state in nothing that a copy does not overwrite. */
  isTwin?(state: S, other: S): boolean;
  /** Places everything for the start and pushes the first frame; `advance` is called afterwards. */
  begin(state: S, table: Table): void;
  readonly foresight?: OwnForesight<S>;
  /** Without it every event is a beat. */
  readonly startsBeat?: Game<S, Event, View>['startsBeat'];
  /** Without it every view is made by itself, from nothing. */
  views?(state: S, viewers: readonly Viewer[], before: readonly (View | undefined)[]): View[];
  /** Copies what the game keeps beside the memory. What it does not copy must start over in a state that is overwritten. */
  carry?(from: S, into: S): void;
  /** For a copy that is looked at: what was last seen of the one counts as seen of the other. */
  carryLook?(from: S, into: S): void;
  /** Where atoms put their events while a choice is applied. */
  listen(state: S, sink: Sink<Event> | undefined): void;
}
