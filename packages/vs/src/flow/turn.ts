import { ARG, type FrameKind, NONE, popFrame, pushFrame, reveal, type Seat, STEP } from '@longbox/kernel';
import { nextMoment } from '../atoms/chain.ts';
import { readyCharacter, recoverCharacter, startFrozenTurnOf, turnUpHidden } from '../atoms/conditions.ts';
import { drawCards } from '../atoms/move.ts';
import { addPoints, clearPoints, spendFewerPoints } from '../atoms/points.ts';
import { happen } from '../atoms/triggers.ts';
import {
  beginBuildStep,
  beginPhase,
  beginStep,
  beginTurn,
  countEmptyTurn,
  forgetFormationMove,
  forgetTurn,
  passTurn,
  setResourcePlaced,
  takeExtraTurn,
} from '../atoms/turn.ts';
import { EV } from '../catalogue/face.ts';
import { isRuledOut } from '../queries/allowed.ts';
import { countWounds, eliminate } from '../rules/end.ts';
import { expireAfterRecovery, expireAtTurnStart, expireTurn, expireTurnTriggers } from '../rules/expire.ts';
import { MAIN_START } from '../rules/timing.ts';
import { knownTo } from '../state/known.ts';
import { isExhausted, isInRow, isMain, nextSide } from '../state/relation.ts';
import { EVERYBODY, PHASE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { settle } from './settle.ts';
import { pushSurplus } from './surplus.ts';
import { pushWindow, WINDOW } from './window.ts';

/** One seat each, ready made: most turns belong to one. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Seats whose turn it is: one, or a team that shares its side (VS-MODE-21). */
export function turnSeats(s: VsState): readonly Seat[] {
  const active = s.v[V.active];
  if (!s.book.profile.sharedSide) return ALONE[active];
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.team[seat] === s.team[active] && s.out[seat] === 0) seats.push(seat);
  return seats;
}

const TURN_PHASES = [K.drawPhase, K.recoveryPhase, K.buildPhase, K.mainPhase];

/** Draw, Recovery, Build, Main (VS-TRN-01), each a frame of its own; then the end of the turn. */
export const turnFrame: FrameKind<VsState> = {
  name: 'turn',
  run(s, at) {
    const step = s.stack[at + STEP]++;
    if (step === 0) {
      beginTurn(s, turnSeats(s));
      for (const seat of turnSeats(s)) expireAtTurnStart(s, seat);
      startFrozenTurn(s);
      return;
    }
    // VS-END-15: with its player eliminated, a turn is over.
    if (step <= TURN_PHASES.length && s.out[s.v[V.active]] === 0) return pushFrame(s, TURN_PHASES[step - 1]);
    popFrame(s);
    pushFrame(s, K.endTurn);
  },
};

export function startFrozenTurn(s: VsState): void {
  onOwn(s, startFrozenTurnOf);
  for (const seat of turnSeats(s)) for (const card of zoneList(s, ZONE.resources, seat)) startFrozenTurnOf(s, card);
}

/** VS-DRW-01 to 07. */
export const drawFrame: FrameKind<VsState> = {
  name: 'draw',
  run(s, at) {
    switch (s.stack[at + STEP]++) {
      case 0:
        beginPhase(s, PHASE.draw);
        for (const seat of turnSeats(s)) loseByPlace(s, seat);
        for (const seat of turnSeats(s)) pushSurplus(s, seat);
        return;
      case 1:
        happen(s, EV.startOfTurn, NONE, NONE, s.v[V.active]);
        return settle(s);
      case 2:
        return maybeWindow(s, s.book.hasDraw);
      case 3:
        nextMoment(s);
        for (const seat of turnSeats(s)) if (!isRuledOut(s, 'cantDraw', seat)) drawCards(s, seat, cardsToDraw(s, seat));
        return settle(s);
      case 4:
        return maybeWindow(s, s.book.hasDraw);
      default:
        popFrame(s);
    }
  },
};

/** VS-DRW-03, VS-MODE-03, VS-MODE-25: the first turns draw less, by place in the turn order. */
function cardsToDraw(s: VsState, seat: Seat): number {
  const { firstDraws, drawPerTurn, sharedSide } = s.book.profile;
  if (s.turnsTaken[seat] > 1) return drawPerTurn;
  const place = sharedSide ? s.v[V.turn] - 1 : (seat - s.v[V.firstSeat] + s.seats) % s.seats;
  return firstDraws[place] ?? drawPerTurn;
}

/** `isThere`: whether any card of this game could use the window (VS-DRW-07, VS-REC-08). */
function maybeWindow(s: VsState, isThere: boolean): void {
  if (isThere) pushWindow(s, WINDOW.phase, s.v[V.active], true);
}

/** VS-END-07, 08: nobody of one's own left on one's side, and the main character with an opponent, in KO pile or deck. */
function loseByPlace(s: VsState, seat: Seat): void {
  if (!s.book.profile.losesByMainsPlace || hasMainOnSide(s, seat)) return;
  let lost = false;
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] !== seat || !isMain(s, card)) continue;
    // Lost or not: that tells whether a hidden one is in the deck.
    if (knownTo(s, card) !== EVERYBODY) reveal(s);
    if (isInRow(s, card)) {
      if (s.team[s.controller[card]] !== s.team[seat]) lost = true;
    } else if (s.zone[card] === ZONE.ko || s.zone[card] === ZONE.deck) lost = true;
  }
  if (lost && !isRuledOut(s, 'cantLose', seat)) eliminate(s, [seat], 'mainsKod');
}

function hasMainOnSide(s: VsState, seat: Seat): boolean {
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (s.owner[board[i]] === seat && s.sideOf[s.controller[board[i]]] === s.sideOf[seat] && isMain(s, board[i]))
      return true;
  }
  return false;
}

/** VS-REC-01 to 04, VS-REC-10: recover, turn up, ready, each for all at once with its triggers before the next. */
export const recoveryFrame: FrameKind<VsState> = {
  name: 'recovery',
  run(s, at) {
    switch (s.stack[at + STEP]++) {
      case 0:
        beginPhase(s, PHASE.recovery);
        return maybeWindow(s, s.book.hasRecovery);
      case 1:
        onOwn(s, recoverCharacter);
        return settle(s);
      case 2:
        nextMoment(s);
        if (s.book.profile.hiddenTurnUpInRecovery) onOwn(s, turnUpHidden);
        return settle(s);
      case 3:
        nextMoment(s);
        onOwn(s, readyCharacter);
        // VS-KW-CLIMB-2
        for (const seat of turnSeats(s)) for (const card of zoneList(s, ZONE.resources, seat)) readyCharacter(s, card);
        return settle(s);
      case 4:
        return maybeWindow(s, s.book.hasRecovery);
      case 5:
        expireAfterRecovery(s);
        return settle(s);
      default:
        popFrame(s);
    }
  },
};

/** Does something to every character of the turn player, or of both who share the turn. Nobody changes rows by it. */
function onOwn(s: VsState, act: (s: VsState, card: number) => unknown): void {
  const side = s.sideOf[s.v[V.active]];
  const front = zoneList(s, ZONE.front, side);
  for (let i = 0; i < front.length; i++) act(s, front[i]);
  const back = zoneList(s, ZONE.back, side);
  for (let i = 0; i < back.length; i++) act(s, back[i]);
}

// Slots of the Build Phase: how many have had their windows in the Resource Step and in the Recruit Step, and how many points
// were left as that ended.
const PLACED = ARG;
const RECRUITED = ARG + 1;
const LEFT = ARG + 2;

/**
 * VS-BLD-02: Resource, Recruit, Formation; Build actions at any time in them (VS-BLD-03). Two who share the turn have these
 * steps together (VS-MODE-21): both place, then each recruits with their own points (VS-MODE-22).
 */
export const buildFrame: FrameKind<VsState> = {
  name: 'build',
  run(s, at) {
    const { stack } = s;
    const seats = turnSeats(s);
    switch (stack[at + STEP]++) {
      case 0:
        beginPhase(s, PHASE.build);
        clearPoints(s, seats);
        happen(s, EV.startOfBuild, NONE, NONE, s.v[V.active]);
        return settle(s);
      case 1:
        if (stack[at + PLACED] + 1 < seats.length) stack[at + STEP] = 1;
        return openResourceStep(s, seats[stack[at + PLACED]++]);
      case 2:
        // VS-BLD-08, 10: counted once, as the step starts; points an effect gave before stay. VS-KW-CLIMB-2: exhausted ones give none.
        for (const seat of seats) addPoints(s, seat, Math.max(0, readyResources(s, seat) - spendFewerPoints(s, seat)));
        return;
      case 3: {
        if (stack[at + RECRUITED] + 1 < seats.length) stack[at + STEP] = 3;
        const seat = seats[stack[at + RECRUITED]];
        // Only in a scene that begins while the first recruits: the second has yet to place.
        if (stack[at + RECRUITED] > stack[at + PLACED]) {
          stack[at + PLACED] = stack[at + RECRUITED];
          stack[at + STEP] = 3;
          return openResourceStep(s, seat);
        }
        stack[at + RECRUITED]++;
        beginBuildStep(s, 'recruit', seat);
        return pushWindow(s, WINDOW.recruit, seat);
      }
      case 4:
        // VS-BLD-14, VS-MEC-RP-02.
        stack[at + LEFT] = pointsLeft(s, seats);
        clearPoints(s, seats);
        beginBuildStep(s, 'formation', seats[0]);
        return pushWindow(s, WINDOW.formation, seats[0], true);
      case 5:
        onOwn(s, forgetFormationMove);
        nextMoment(s);
        happen(s, EV.endOfFormation, NONE, NONE, s.v[V.active]);
        return settle(s);
      case 6:
        nextMoment(s);
        happen(s, EV.endOfBuild, NONE, NONE, s.v[V.active], stack[at + LEFT]);
        return settle(s);
      default:
        popFrame(s);
    }
  },
};

function readyResources(s: VsState, seat: Seat): number {
  const row = zoneList(s, ZONE.resources, seat);
  let ready = 0;
  for (let i = 0; i < row.length; i++) if (!isExhausted(s, row[i])) ready++;
  return ready;
}

function pointsLeft(s: VsState, seats: readonly Seat[]): number {
  let left = 0;
  for (const seat of seats) left += s.seatPoints[seat];
  return left;
}

function openResourceStep(s: VsState, seat: Seat): void {
  beginBuildStep(s, 'resource', seat);
  setResourcePlaced(s, 0);
  pushWindow(s, WINDOW.resource, seat);
}

/** VS-MAIN-01 to 06. */
export const mainFrame: FrameKind<VsState> = {
  name: 'main',
  run(s, at) {
    const active = s.v[V.active];
    switch (s.stack[at + STEP]++) {
      case 0:
        beginPhase(s, PHASE.main);
        happen(s, EV.startOfMain, NONE, NONE, active);
        return settle(s);
      case 1:
        if (!s.book.hasMainStart) return;
        beginStep(s, MAIN_START);
        return pushWindow(s, WINDOW.phase, active, true);
      case 2:
        beginStep(s, 0);
        return pushWindow(s, WINDOW.main, active, true);
      default:
        popFrame(s);
    }
  },
};

/** VS-TRN-05, 06: what lasted for the turn is over, then triggers for its end, then the player to the left (VS-TRN-02). */
export const endTurnFrame: FrameKind<VsState> = {
  name: 'endTurn',
  run(s, at) {
    switch (s.stack[at + STEP]++) {
      case 0:
        beginPhase(s, PHASE.end);
        expireTurn(s);
        happen(s, EV.endOfTurn, NONE, NONE, s.v[V.active]);
        return settle(s);
      case 1:
        expireTurnTriggers(s);
        forgetTurn(s);
        popFrame(s);
        if (isScoredNow(s)) return;
        if (!takeExtraTurn(s)) passTurn(s, nextSide(s, s.v[V.active]));
        pushFrame(s, K.turn);
    }
  },
};

/** VS-END-10: all decks empty and a round without attacks, or ten without a wound on a main character; or the turn limit. */
function isScoredNow(s: VsState): boolean {
  const { deadRounds, turnLimit } = s.book.profile;
  // A round is a turn for each; who share a side share the turn (VS-MODE-21).
  let turns = 0;
  let empty = true;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0) continue;
    if (s.sideOf[seat] === seat) turns++;
    if (zoneList(s, ZONE.deck, seat).length > 0) empty = false;
  }
  countEmptyTurn(s, empty);
  if (s.v[V.quietTurns] >= turns || s.v[V.deadTurns] >= deadRounds * turns) {
    countWounds(s, 'woundsCounted');
    return true;
  }
  if (s.v[V.turn] >= turnLimit) {
    countWounds(s, 'turnLimit');
    return true;
  }
  return false;
}
