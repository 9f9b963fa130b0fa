import { NONE, type Seat } from '@longbox/kernel';
import { forgetCaptured } from '../atoms/scopes.ts';
import { removeRow } from '../atoms/table.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { kindsOfRows } from '../derived/row-kinds.ts';
import { DURATIONS, type Duration } from '../language/index.ts';
import { isSameSide } from '../state/relation.ts';
import { AT, durationNumber, ROW, turnsSince } from '../state/rows.ts';
import { deref, V, type VsState } from '../state/state.ts';
import { returnToLevel } from './level.ts';

const COMBAT = durationNumber('combat');
const TURN = durationNumber('turn');
const AFTER_YOUR_RECOVERY = durationNumber('afterYourRecovery');
const AFTER_ITS_RECOVERY = durationNumber('afterItsRecovery');
const LATER = IS.later;
const LEVEL = IS.level;

/** Ends a row; a character that was another level for its duration returns to its own. */
function endRow(s: VsState, at: number): void {
  const card = deref(s, s.modifiers[at + AT.card]);
  const face = s.modifiers[at + AT.kind] === LEVEL ? s.modifiers[at + AT.a] : NONE;
  removeRow(s, at);
  if (face !== NONE && card !== NONE) returnToLevel(s, card, face);
}

/** VS-CMB-46: what lasts for this combat is over. */
export function expireCombat(s: VsState, combat: number): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const row = s.modifiers;
    if (row[at + AT.duration] !== COMBAT || row[at + AT.until] !== combat) continue;
    // Triggers for the end of the combat are about to go off; they end with it, not before.
    if (row[at + AT.kind] !== LATER) endRow(s, at);
  }
}

export function expireCombatTriggers(s: VsState, combat: number): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.modifiers[at + AT.duration] === COMBAT && s.modifiers[at + AT.until] === combat) removeRow(s, at);
  }
}

/** VS-TRN-06: before the triggers for the end of the turn. */
export function expireTurn(s: VsState): void {
  const active = s.v[V.active];
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const row = s.modifiers;
    if (row[at + AT.kind] === LATER && row[at + AT.duration] === TURN) continue;
    if (WITH_TURN[row[at + AT.duration]](s, at, active)) endRow(s, at);
  }
}

export function expireTurnTriggers(s: VsState): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const row = s.modifiers;
    const spent = row[at + AT.kind] === LATER && row[at + AT.b] === 2;
    const gone = row[at + AT.card] !== NONE && deref(s, row[at + AT.card]) === NONE;
    if (row[at + AT.duration] === TURN || spent || gone) removeRow(s, at);
  }
  if ((kindsOfRows(s) & (1 << LATER)) === 0 && s.pending.length === 0) forgetCaptured(s);
}

type Ends = (s: VsState, at: number, seat: Seat) => boolean;
const always: Ends = () => true;
const never: Ends = () => false;
const isGone: Ends = (s, at) => deref(s, s.modifiers[at + AT.card]) === NONE;
const isSourceGone: Ends = (s, at) => deref(s, s.modifiers[at + AT.source]) === NONE;

const isAfterItsTurn: Ends = (s, at, active) => {
  const card = deref(s, s.modifiers[at + AT.card]);
  return card === NONE || isOnTurn(s, active, s.controller[card], s.modifiers[at + AT.until]);
};

/** A rule for the next turn of each: over when the last of them has had theirs. */
function haveAllTakenTurn(s: VsState, at: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] === 0 && turnsSince(s, at, seat) === 0) return false;
  }
  return true;
}

/** What ends a row besides the turns, and where. */
type EndedBy =
  /** `expireCombat` and `expireCombatTriggers` below */
  | 'combat'
  /** `expireAfterRecovery` below */
  | 'recovery'
  /** `atoms/stun.ts`: its source is stunned */
  | 'stun'
  /** `atoms/move.ts`: its source changes sides */
  | 'move'
  /** `atoms/conditions.ts`: its character has no counter or wound of the kind any more */
  | 'counters'
  /** `atoms/combat.ts`: its character attacks or defends */
  | 'deed'
  /** Nothing: it lasts for the rest of the game, or until its card has gone. */
  | 'nothing';

/** When what lasts so long is over: as a turn ends, as a turn of a seat starts, or by something else; one of them at least. */
type Ending =
  | { readonly turnEnd: Ends; readonly by?: EndedBy }
  | { readonly turnStart: Ends; readonly by?: EndedBy }
  | { readonly by: EndedBy };

const ENDINGS: Readonly<Record<Duration, Ending>> = {
  combat: { by: 'combat' },
  turn: { turnEnd: always },
  game: { by: 'nothing' },
  nextAttack: { turnEnd: always },
  itsNextTurn: {
    turnEnd: (s, at, active) =>
      s.modifiers[at + AT.kind] === IS.ruleFor ? haveAllTakenTurn(s, at) : isAfterItsTurn(s, at, active),
  },
  sourceUnstunned: { by: 'stun' },
  untilYourNextTurn: { turnStart: (s, at, seat) => s.modifiers[at + AT.you] === seat },
  untilNextTurn: { turnStart: always },
  afterYourNextTurn: {
    turnEnd: (s, at, active) => isOnTurn(s, active, s.modifiers[at + AT.you], s.modifiers[at + AT.until]),
  },
  afterYourRecovery: { by: 'recovery' },
  afterItsRecovery: { by: 'recovery', turnEnd: isGone },
  whileSourceFaceUp: { turnEnd: isSourceGone },
  sourceOnSide: { by: 'move', turnEnd: isSourceGone },
  untilNoMinus: { by: 'counters', turnEnd: isGone },
  untilHealed: { by: 'counters', turnEnd: isGone },
  untilItActs: { by: 'deed', turnEnd: isGone },
  afterItsNextTurn: { turnEnd: isAfterItsTurn },
  fromYourNextTurn: { by: 'nothing', turnEnd: isGone },
  nextSuperPower: { turnEnd: always },
};

const WITH_TURN = DURATIONS.map((duration): Ends => {
  const ending = ENDINGS[duration];
  return 'turnEnd' in ending ? ending.turnEnd : never;
});
const AT_TURN_START = DURATIONS.map((duration): Ends => {
  const ending = ENDINGS[duration];
  return 'turnStart' in ending ? ending.turnStart : never;
});

/** Whether it is this seat's turn, alone or shared (VS-MODE-21), and at least its turn of that number. */
const isOnTurn = (s: VsState, active: Seat, seat: Seat, turn: number): boolean =>
  isSameSide(s, active, seat) && s.turnsTaken[seat] >= turn;

/** Whose Recovery Phase the row waits for; NONE if it waits for none. */
function recovers(s: VsState, at: number): Seat {
  const row = s.modifiers;
  if (row[at + AT.duration] === AFTER_YOUR_RECOVERY) return row[at + AT.you];
  const card = row[at + AT.duration] === AFTER_ITS_RECOVERY ? deref(s, row[at + AT.card]) : NONE;
  return card === NONE ? NONE : s.controller[card];
}

/** Ends rows that last through the Recovery Phase of these players. */
export function expireAfterRecovery(s: VsState): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const seat = recovers(s, at);
    if (seat !== NONE && isSameSide(s, s.v[V.active], seat)) endRow(s, at);
  }
}

export function expireAtTurnStart(s: VsState, seat: Seat): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (AT_TURN_START[s.modifiers[at + AT.duration]](s, at, seat)) endRow(s, at);
  }
}
