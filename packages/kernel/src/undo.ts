import { concedingSeat, isConcession } from './concede.ts';
import type { Game, Table } from './game.ts';
import type { Choice, Seat } from './ids.ts';
import { NONE } from './ids.ts';
import { checkOffered, checkPlayable, type Log, makeLog } from './log.ts';

/**
 * A game being played that can go back. `seq` is the decision it stands at, counted from where it started; choices past
 * it are what redo takes again.
 * Snapshots are never written to, so that a fork can share those of its past.
 */
export interface Timeline<S, Event> {
  readonly game: Game<S, Event, unknown>;
  readonly table: Table;
  readonly state: S;
  seq: number;
  readonly choices: Choice[];
  /** Who made each choice. */
  readonly seats: Seat[];
  /** How much had been revealed before each choice. */
  readonly reveals: number[];
  readonly snapshots: S[];
}

/** Going back replays at most this many choices less one. */
const SNAPSHOT_EVERY = 16;

/** `free`: nothing hidden was revealed and nobody else acted since. `consent`: the others must agree. */
export type UndoKind = 'free' | 'consent';

/** A position that a scene has laid out may stand in for the deal; no log of such a timeline can be replayed. */
export function startTimeline<S, Event>(
  game: Game<S, Event, unknown>,
  table: Table,
  state = game.setup(table),
): Timeline<S, Event> {
  return { game, table, state, seq: 0, choices: [], seats: [], reveals: [], snapshots: [game.clone(state)] };
}

/** A timeline that stands at the end of a log. Throws a `ReplayError`. */
export function openTimeline<S, Event>(game: Game<S, Event, unknown>, log: Log): Timeline<S, Event> {
  checkPlayable(game, log);
  const timeline = startTimeline(game, log.table);
  for (const choice of log.choices) {
    checkOffered(game, timeline.state, timeline.seq, choice);
    act(timeline, choice);
  }
  return timeline;
}

/** The log up to where the timeline stands. */
export function timelineLog<S, Event>(timeline: Timeline<S, Event>): Log {
  return makeLog(timeline.game, timeline.table, timeline.choices.slice(0, timeline.seq));
}

/** Answers the open decision. What had been undone is forgotten, unless this is the very choice that redo would take. */
export function act<S, Event>(timeline: Timeline<S, Event>, choice: Choice, sink?: Event[]): void {
  const { game, state, seq, choices, seats, reveals, snapshots } = timeline;
  if (choices[seq] === choice) {
    redo(timeline, sink);
    return;
  }
  const seat = isConcession(choice) ? concedingSeat(choice) : (game.decision(state)?.seat ?? NONE);
  const revealed = game.reveals(state);
  game.apply(state, choice, sink);
  timeline.seq = seq + 1;
  choices.splice(seq, Infinity, choice);
  seats.splice(seq, Infinity, seat);
  reveals.splice(seq, Infinity, revealed);
  snapshots.length = Math.min(snapshots.length, Math.floor(seq / SNAPSHOT_EVERY) + 1);
  if (timeline.seq % SNAPSHOT_EVERY === 0) snapshots.push(game.clone(state));
}

export function redo<S, Event>(timeline: Timeline<S, Event>, sink?: Event[]): void {
  if (timeline.seq >= timeline.choices.length) throw new RangeError('there is nothing to redo');
  timeline.game.apply(timeline.state, timeline.choices[timeline.seq], sink);
  timeline.seq++;
}

/** Stands the timeline at any decision it has been at, earlier or later. */
export function goTo<S, Event>(timeline: Timeline<S, Event>, seq: number): void {
  checkKnown(timeline, seq);
  if (seq < timeline.seq) {
    const nearest = Math.floor(seq / SNAPSHOT_EVERY);
    timeline.game.clone(timeline.snapshots[nearest], timeline.state);
    timeline.seq = nearest * SNAPSHOT_EVERY;
  }
  while (timeline.seq < seq) redo(timeline);
}

/** Another timeline with the same past up to `seq`, where it stands; the two share nothing that is written to. */
export function forkAt<S, Event>(timeline: Timeline<S, Event>, seq: number): Timeline<S, Event> {
  checkKnown(timeline, seq);
  const { game, table, choices, seats, reveals, snapshots } = timeline;
  const nearest = Math.floor(seq / SNAPSHOT_EVERY);
  const fork: Timeline<S, Event> = {
    game,
    table,
    state: game.clone(snapshots[nearest]),
    seq: nearest * SNAPSHOT_EVERY,
    choices: choices.slice(0, seq),
    seats: seats.slice(0, seq),
    reveals: reveals.slice(0, seq),
    snapshots: snapshots.slice(0, nearest + 1),
  };
  goTo(fork, seq);
  return fork;
}

/**
 * Whether `seat` may go back to decision `seq` alone.
 * @param isPerson whose decisions are not taken back without asking; a computer does not mind
 */
export function undoKind<S, Event>(
  timeline: Timeline<S, Event>,
  seq: number,
  seat: Seat,
  isPerson: (other: Seat) => boolean = () => true,
): UndoKind {
  checkKnown(timeline, seq);
  for (let i = seq; i < timeline.seq; i++) {
    const other = timeline.seats[i];
    if (other !== seat && isPerson(other)) return 'consent';
  }
  const isSame = seq >= timeline.seq || timeline.reveals[seq] === timeline.game.reveals(timeline.state);
  return isSame ? 'free' : 'consent';
}

function checkKnown<S, Event>(timeline: Timeline<S, Event>, seq: number): void {
  const last = timeline.choices.length;
  if (!(Number.isInteger(seq) && seq >= 0 && seq <= last)) {
    throw new RangeError(`this game has decisions 0 to ${last}, not ${seq}`);
  }
}
