import { NONE, type Seat } from '@longbox/kernel';
import { forgetCaptured } from '../atoms/scopes.ts';
import { removeRow } from '../atoms/table.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { isSameSide } from '../state/relation.ts';
import { AT, durationNumber, ROW } from '../state/rows.ts';
import { deref, V, type VsState } from '../state/state.ts';
import { returnToLevel } from './level.ts';

const COMBAT = durationNumber('combat');
const TURN = durationNumber('turn');
const NEXT_ATTACK = durationNumber('nextAttack');
const ITS_NEXT_TURN = durationNumber('itsNextTurn');
const UNTIL_YOUR_NEXT_TURN = durationNumber('untilYourNextTurn');
const UNTIL_NEXT_TURN = durationNumber('untilNextTurn');
const AFTER_YOUR_NEXT_TURN = durationNumber('afterYourNextTurn');
const LATER = IS.later;
const LEVEL = IS.level;

/** Its time is up: a character that was another level for so long is what it was. */
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
    if (isOverWithTurn(s, at, active)) endRow(s, at);
  }
}

export function expireTurnTriggers(s: VsState): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const row = s.modifiers;
    const spent = row[at + AT.kind] === LATER && row[at + AT.b] === 2;
    const gone = row[at + AT.card] !== NONE && deref(s, row[at + AT.card]) === NONE;
    if (row[at + AT.duration] === TURN || spent || gone) removeRow(s, at);
  }
  if (!s.modifiers.some((_, i) => i % ROW === AT.kind && s.modifiers[i] === LATER) && s.pending.length === 0) {
    forgetCaptured(s);
  }
}

function isOverWithTurn(s: VsState, at: number, active: Seat): boolean {
  const row = s.modifiers;
  switch (row[at + AT.duration]) {
    case TURN:
    case NEXT_ATTACK:
      return true;
    case ITS_NEXT_TURN: {
      const card = deref(s, row[at + AT.card]);
      return card === NONE || isOnTurn(s, active, s.controller[card], row[at + AT.until]);
    }
    case AFTER_YOUR_NEXT_TURN:
      return isOnTurn(s, active, row[at + AT.you], row[at + AT.until]);
    default:
      return false;
  }
}

/** Whether it is this seat's turn, alone or shared (VS-MODE-21), and at least its turn of that number. */
const isOnTurn = (s: VsState, active: Seat, seat: Seat, turn: number): boolean =>
  isSameSide(s, active, seat) && s.turnsTaken[seat] >= turn;

export function expireAtTurnStart(s: VsState, seat: Seat): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    const duration = s.modifiers[at + AT.duration];
    const isOver = duration === UNTIL_YOUR_NEXT_TURN && s.modifiers[at + AT.you] === seat;
    if (isOver || duration === UNTIL_NEXT_TURN) endRow(s, at);
  }
}
