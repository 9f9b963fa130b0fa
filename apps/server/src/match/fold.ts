// A match is a fold over its log. Every node that has read the same rows has the same match.
import { concedingSeat, type Game, isConcession, NONE, type Seat, type Table, truncate } from '@longbox/kernel';
import { ROW_KINDS, type RowKind, type Told } from '@longbox/protocol';
import type { GameEntry } from '../games/game-entry.ts';
import { type Clock, pauseClock, resumeClock, runClock, startClock, stopClock } from './clock.ts';
import type { LogRow, MatchHeader } from './header.ts';

export interface Proposal {
  readonly row: number;
  readonly what: 'undo' | 'pause';
  readonly by: Seat;
  /** Of an undo: how many choices stay. */
  readonly keep: number;
  readonly agreed: Seat[];
}

/** For each choice that counts: who made it, at which row, and how much had been revealed before it. */
const MADE = { choice: 0, seat: 1, row: 2, reveals: 3 } as const;
const MADE_NUMBERS = 4;

/** What a game knows of its own views, and of decks that anybody may have. */
export type Lens = Partial<Pick<GameEntry, 'seenFace' | 'decks'>>;

/** A match as far as its log has been read. */
export interface Fold {
  readonly header: MatchHeader;
  readonly game: Game<unknown, unknown, unknown>;
  readonly lens: Lens;
  readonly table: Table;
  state: unknown;
  rows: number;
  /** The moment of the last row; 0 before the first. */
  at: number;
  /** The row at which the open decision opened; answers name it. */
  seq: number;
  /** The choices made and not taken back, as the numbers of `MADE`: objects would live as long as the match. */
  readonly made: number[];
  /** By seat, the last action that is in the log. */
  readonly counters: number[];
  readonly computers: boolean[];
  readonly conceded: boolean[];
  readonly clock: Clock;
  proposal: Proposal | undefined;
  /** Rows in which somebody proposed something or took something back. */
  proposals: number;
  /** States to go back to a choice from, once somebody has. */
  readonly anchors: Anchor[];
}

/** The state after the first `keep` choices. */
interface Anchor {
  readonly keep: number;
  readonly state: unknown;
}

/** What a row did: to the game, to the clock, or nothing of either. */
export type Effect = 'game' | 'pause' | 'resume' | 'none';

export interface Step {
  readonly told: Told;
  readonly effect: Effect;
}

export type NewRow = Pick<LogRow, 'seq' | 'kind' | 'seat' | 'n' | 'value'>;

export const PROPOSAL_CODES = ['undo', 'pause'] as const;
export const kindCode = (kind: RowKind): number => ROW_KINDS.indexOf(kind);

export function startFold(
  game: Game<unknown, unknown, unknown>,
  header: MatchHeader,
  table: Table,
  startedAt: number,
  lens: Lens = {},
): Fold {
  const fold: Fold = {
    header,
    game,
    lens,
    table,
    state: game.setup(table),
    rows: 0,
    at: 0,
    seq: 0,
    made: [],
    counters: [],
    computers: [],
    conceded: [],
    clock: startClock(header.clock, header.seats.length),
    proposal: undefined,
    proposals: 0,
    anchors: [],
  };
  // Lists that grow: those of `map` and `fill` are of another kind once this is optimized, and every function of a match would have to
  // be compiled anew.
  for (const { player } of header.seats) {
    fold.counters.push(0);
    fold.computers.push(player === undefined);
    fold.conceded.push(false);
  }
  runClock(fold.clock, clockedSeat(fold), startedAt);
  return fold;
}

/** Takes the row into the state; `tickFold` follows once its moment is known. Throws on a choice that is not legal. */
export function advanceFold(fold: Fold, row: NewRow, sink?: unknown[]): Step {
  const kind = ROW_KINDS[row.kind];
  const before = fold.made.length;
  const effect = EFFECTS[kind](fold, row, sink);
  const isBack = effect === 'game' && fold.made.length < before;
  fold.rows = row.seq;
  if (effect === 'game') {
    fold.seq = row.seq;
    fold.proposal = undefined;
  }
  if (row.n !== undefined) fold.counters[row.seat] = Math.max(fold.counters[row.seat], row.n);
  const told: Told = row.seat === NONE ? { row: row.seq, kind } : { row: row.seq, kind, seat: row.seat };
  return { told: isBack ? { ...told, to: lastRow(fold) } : told, effect };
}

/** The clocks at the row's moment. */
export function tickFold(fold: Fold, row: NewRow, effect: Effect, at: number): void {
  const { clock } = fold;
  fold.at = at;
  if (effect === 'pause') pauseClock(clock, at);
  if (effect === 'resume') resumeClock(clock, at);
  if (effect !== 'game') return;
  stopClock(clock, at, ROW_KINDS[row.kind] === 'choice' && clock.seat === row.seat);
  runClock(clock, clockedSeat(fold), at);
}

/** The seat whose clock runs; none if the game is over or the computer decides. */
function clockedSeat(fold: Fold): Seat {
  const decision = fold.game.decision(fold.state);
  return decision === undefined || fold.computers[decision.seat] ? NONE : decision.seat;
}

type Take = (fold: Fold, row: NewRow, sink?: unknown[]) => Effect;

const choose: Take = (fold, { seat, value, seq }, sink) => {
  const reveals = fold.game.reveals(fold.state);
  fold.game.apply(fold.state, value, sink);
  fold.made.push(value, seat, seq, reveals);
  if (isConcession(value)) fold.conceded[concedingSeat(value)] = true;
  return 'game';
};

const EFFECTS: Readonly<Record<RowKind, Take>> = {
  choice: choose,
  timeout: choose,
  takeover(fold, { seat }) {
    fold.computers[seat] = true;
    return 'game';
  },
  undo(fold, { value }) {
    fold.proposals++;
    goBack(fold, value);
    return 'game';
  },
  propose(fold, { seat, value, seq }) {
    fold.proposals++;
    const what = PROPOSAL_CODES[value];
    const keep = what === 'undo' ? (undoTarget(fold, seat) ?? countMade(fold)) : 0;
    fold.proposal = { row: seq, what, by: seat, keep, agreed: [] };
    return settleProposal(fold);
  },
  agree(fold, { seat, value }) {
    if (fold.proposal?.row !== value) return 'none';
    fold.proposal.agreed.push(seat);
    return settleProposal(fold);
  },
  refuse(fold, { value }) {
    if (fold.proposal?.row === value) fold.proposal = undefined;
    return 'none';
  },
  resume: () => 'resume',
};

/** Seats that must agree to a proposal of `by`: the people who are still in the game. */
export const askedSeats = (fold: Fold, by: Seat): Seat[] =>
  fold.header.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== by && !fold.computers[seat] && !fold.conceded[seat]);

function settleProposal(fold: Fold): Effect {
  const { proposal } = fold;
  if (proposal === undefined || !askedSeats(fold, proposal.by).every((seat) => proposal.agreed.includes(seat))) {
    return 'none';
  }
  fold.proposal = undefined;
  if (proposal.what === 'pause') return 'pause';
  goBack(fold, proposal.keep);
  return 'game';
}

const countMade = ({ made }: Fold): number => made.length / MADE_NUMBERS;
const madeAt = ({ made }: Fold, at: number, what: number): number => made[at * MADE_NUMBERS + what];
const lastRow = (fold: Fold): number => (fold.made.length === 0 ? 0 : madeAt(fold, countMade(fold) - 1, MADE.row));

export function choicesMade(fold: Fold): number[] {
  const choices: number[] = [];
  for (let at = 0; at < countMade(fold); at++) choices.push(madeAt(fold, at, MADE.choice));
  return choices;
}

/** How many choices remain if `seat` takes back its last one; `undefined` if it cannot. */
export function undoTarget(fold: Fold, seat: Seat): number | undefined {
  for (let at = countMade(fold) - 1; at >= 0; at--) {
    if (isConcession(madeAt(fold, at, MADE.choice))) return undefined;
    if (madeAt(fold, at, MADE.seat) === seat) return at;
  }
  return undefined;
}

/** Must agree with the kernel's `undoKind`, which needs a whole timeline to say the same. */
export function undoKindOf(fold: Fold, seat: Seat): 'free' | 'consent' | undefined {
  const target = undoTarget(fold, seat);
  if (target === undefined || fold.header.rated || fold.game.decision(fold.state) === undefined) return undefined;
  // Whatever came after it is of others.
  const isAlone = target === countMade(fold) - 1;
  return isAlone && madeAt(fold, target, MADE.reveals) === fold.game.reveals(fold.state) ? 'free' : 'consent';
}

/** A further anchor is kept this many choices before the target of an undo, for players who go back step by step. */
const STRIDE = 32;

/** Replays from the nearest anchor; replaying from the start would take seconds for a thousand undos. */
function goBack(fold: Fold, keep: number): void {
  const { game, anchors, table } = fold;
  truncate(fold.made, keep * MADE_NUMBERS);
  while (anchors.length > 0 && anchors[anchors.length - 1].keep > keep) anchors.pop();
  const anchor = anchors.at(-1);
  const state = anchor === undefined ? game.setup(table) : game.clone(anchor.state);
  for (let at = anchor?.keep ?? 0; at < keep; at++) {
    if (anchor === undefined && at === keep - STRIDE) anchors.push({ keep: at, state: game.clone(state) });
    game.apply(state, madeAt(fold, at, MADE.choice));
  }
  if (anchors.at(-1)?.keep !== keep) {
    if (anchors.length > 1) anchors.pop();
    anchors.push({ keep, state: game.clone(state) });
  }
  fold.state = state;
}
