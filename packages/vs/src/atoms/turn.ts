import { type Seat, truncate } from '@longbox/kernel';
import { isSameSide } from '../state/relation.ts';
import { BUILD_STEP, type BuildStep, FLAG, PHASES, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { forgetChain, forgetChecks, nextMoment } from './chain.ts';
import { thawCharacter } from './conditions.ts';
import { keepGameEvents } from './record.ts';
import { announce, isMentioned, mention } from './tell.ts';

/** The turn passes to `seat`. */
export function passTurn(s: VsState, seat: Seat): void {
  s.v[V.active] = seat;
}

/** VS-MEC-TURN-01: several are taken one after the other. */
export function addExtraTurn(s: VsState): void {
  s.v[V.extraTurns]++;
}

/** Whether the next turn is an extra one of the same player; it is used up by asking. */
export function takeExtraTurn(s: VsState): boolean {
  const there = s.v[V.extraTurns] > 0 && s.out[s.v[V.active]] === 0;
  s.v[V.extraTurns] = there ? s.v[V.extraTurns] - 1 : 0;
  return there;
}

/** A turn begins for the active player and `seats`, who share it. */
export function beginTurn(s: VsState, seats: readonly Seat[]): void {
  s.v[V.turn]++;
  mention(s, { type: 'turnBegan', seat: s.v[V.active], turn: s.v[V.turn] });
  for (const seat of seats) s.turnsTaken[seat]++;
}

export function beginPhase(s: VsState, phase: number): void {
  s.v[V.phase] = phase;
  s.v[V.step] = 0;
  forgetChain(s);
  nextMoment(s);
  if (isMentioned(s)) mention(s, { type: 'phaseBegan', phase: PHASES[phase], seat: s.v[V.active] });
}

/** In phases that have steps without a name of their own. */
export function beginStep(s: VsState, step: number): void {
  s.v[V.step] = step;
}

export function beginBuildStep(s: VsState, step: BuildStep, seat: Seat): void {
  s.v[V.step] = BUILD_STEP[step];
  announce(s, { type: 'stepBegan', step, seat });
}

/** VS-BLD-04: whether the one resource of a Resource Step has been placed. */
export function setResourcePlaced(s: VsState, placed: 0 | 1): void {
  s.v[V.resourcePlaced] = placed;
}

/** Each character is offered once in a Formation Step (VS-BLD-18). */
export function noteFormationMove(s: VsState, card: number): void {
  s.flags[card] |= FLAG.moved;
}

export function forgetFormationMove(s: VsState, card: number): void {
  s.flags[card] &= ~FLAG.moved;
}

/** What is remembered of a turn only until it is over. */
export function forgetTurn(s: VsState): void {
  truncate(s.used, 0);
  keepGameEvents(s);
  forgetChecks(s);
  for (let seat = 0; seat < s.seats; seat++) s.attacksMade[seat] = 0;
  let past: number = FLAG.attacked;
  for (let seat = 0; seat < s.seats; seat++) if (isSameSide(s, seat, s.v[V.active])) past |= FLAG.attackedSince << seat;
  for (const card of s.board) {
    s.flags[card] &= ~past;
    s.part[card] = 0;
    // VS-STN-39: frozen through the turn in which it could not ready.
    if (s.frozen[card] === 2) thawCharacter(s, card);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of zoneList(s, ZONE.resources, seat)) if (s.frozen[card] === 2) thawCharacter(s, card);
  }
}

/** VS-END-10: counts the turns with all decks empty, those without an attack and those without a wound on a main character. */
export function countEmptyTurn(s: VsState, areDecksEmpty: boolean): void {
  s.v[V.quietTurns] = areDecksEmpty ? s.v[V.quietTurns] + 1 : 0;
  s.v[V.deadTurns] = areDecksEmpty && s.v[V.mainWounds] === 0 ? s.v[V.deadTurns] + 1 : 0;
  s.v[V.mainWounds] = 0;
}
