import { ARG, ask, choiceA, type FrameKind, NONE, offer, packChoice, pushFrame, STEP } from '@longbox/kernel';
import { draw } from '../atoms/piles.ts';
import { activateMission, beginPhase, beginTurn, callToDuty, coolDown, finish, resolveMission } from '../atoms/turn.ts';
import { isOpeningTurn } from '../rules/abilities.ts';
import { countUnresolved } from '../rules/challenges.ts';
import { CHOICE } from '../state/choices.ts';
import { PHASE } from '../state/phases.ts';
import { ENDING } from '../state/result.ts';
import {
  type ArenaState,
  CHALLENGE,
  challengeOf,
  firstSlot,
  otherSeat,
  SEAT,
  SEATS,
  seatNumber,
  TURN,
} from '../state/state.ts';
import { KINDS } from './kinds.ts';

/** Steps of a turn: the phases by their number, with the response window between 7 and 8. */
export const TURN_STEP = {
  begin: 0,
  coolDown: PHASE.coolDown,
  dutyCall: PHASE.dutyCall,
  replacement: PHASE.replacement,
  powerUp: PHASE.powerUp,
  missionActivation: PHASE.missionActivation,
  specialAbilities: PHASE.specialAbilities,
  challenge: PHASE.challenge,
  response: PHASE.boost,
  battles: PHASE.superHit,
  missionResolution: PHASE.missionResolution,
  checkPoint: PHASE.checkPoint,
  end: 13,
} as const;

function runPhase(s: ArenaState, at: number, step: number) {
  const seat = s.stack[at + ARG];
  switch (step) {
    case TURN_STEP.begin:
      return beginTurn(s, seat);
    case TURN_STEP.coolDown:
      beginPhase(s, PHASE.coolDown);
      coolDown(s, seat);
      // MA-CD-06: an empty deck loses here and nowhere else.
      if (draw(s, seat, s.profile.draw) === 0) finish(s, otherSeat(seat), ENDING.totalDestruction);
      return;
    case TURN_STEP.dutyCall:
      beginPhase(s, PHASE.dutyCall);
      return callToDuty(s, seat);
    case TURN_STEP.replacement:
      beginPhase(s, PHASE.replacement);
      return pushFrame(s, KINDS.replacement, seat);
    case TURN_STEP.powerUp:
      beginPhase(s, PHASE.powerUp);
      return pushFrame(s, KINDS.powerUp, seat, Math.min(s.profile.powerUp, s.deck[seat].length), firstSlot(seat));
    case TURN_STEP.missionActivation:
      if (isOpeningTurn(s)) return; // MA-TRN-03
      beginPhase(s, PHASE.missionActivation);
      return activateMission(s, seat);
    case TURN_STEP.specialAbilities:
      if (!s.profile.abilities) return; // MA-TRN-15
      beginPhase(s, PHASE.specialAbilities);
      // The active player goes first: its frame lies on top.
      if (s.profile.preparation === 'phaseSix') pushFrame(s, KINDS.abilities, otherSeat(seat));
      return pushFrame(s, KINDS.abilities, seat);
    case TURN_STEP.challenge:
      if (isOpeningTurn(s)) return; // MA-TRN-04
      beginPhase(s, PHASE.challenge);
      return pushFrame(s, KINDS.declare, seat);
    case TURN_STEP.response:
      return openResponse(s, otherSeat(seat));
    case TURN_STEP.missionResolution:
      if (isOpeningTurn(s)) return;
      beginPhase(s, PHASE.missionResolution);
      return resolveMission(s, seat);
    case TURN_STEP.checkPoint:
      beginPhase(s, PHASE.checkPoint);
      return pushFrame(s, KINDS.checkPoint, seat);
  }
}

/** MA-TRN-08, MA-TRN-12; the other reading of MA-AMB-11 has a window for each challenge instead. */
function openResponse(s: ArenaState, defender: number): void {
  if (!s.profile.abilities || isOpeningTurn(s)) return;
  if (s.profile.response === 'once' || s.turn[TURN.challenges] === 0) pushFrame(s, KINDS.abilities, defender);
}

/** MA-TRN-09, MA-TRN-10: one challenge at a time, in the active player's order. */
function nextChallenge(s: ArenaState, at: number): boolean {
  const left = countUnresolved(s);
  if (left === 0) return false;
  if (left > 1) {
    ask(s, s.stack[at + ARG], 'chooseNumber');
    return true;
  }
  let challenge = 0;
  while (challengeOf(s, challenge, CHALLENGE.resolved) !== 0) challenge++;
  pushFrame(s, KINDS.battle, challenge);
  return true;
}

/** MA-WIN-02 to MA-WIN-05. */
function endByMissions(s: ArenaState): boolean {
  for (let seat = 0; seat < SEATS; seat++) {
    if (s.missions[seat].length > 0 || seatNumber(s, seat, SEAT.activated) !== NONE) return false;
  }
  const points = seatNumber(s, 0, SEAT.points) - seatNumber(s, 1, SEAT.points);
  const completed = seatNumber(s, 0, SEAT.completed) - seatNumber(s, 1, SEAT.completed);
  if (points !== 0) finish(s, points > 0 ? 0 : 1, ENDING.missionComplete);
  else if (completed !== 0) finish(s, completed > 0 ? 0 : 1, ENDING.moreMissions);
  else finish(s, NONE, ENDING.draw);
  return true;
}

/** One turn after the other (MA-TRN-02, MA-TRN-13); the first argument is the active seat. */
export const turn: FrameKind<ArenaState> = {
  name: 'turn',
  run(s, at) {
    const step = s.stack[at + STEP];
    if (step === TURN_STEP.battles && nextChallenge(s, at)) return;
    if (step === TURN_STEP.end) {
      if (endByMissions(s)) return;
      s.stack[at + ARG] = otherSeat(s.stack[at + ARG]);
      s.stack[at + STEP] = TURN_STEP.begin;
      return;
    }
    s.stack[at + STEP] = step + 1;
    runPhase(s, at, step);
  },
  list(s) {
    for (let c = 0; c < s.turn[TURN.challenges]; c++) {
      if (challengeOf(s, c, CHALLENGE.resolved) === 0) offer(s, packChoice(CHOICE.resolve, c));
    }
  },
  answer(s, _at, choice) {
    pushFrame(s, KINDS.battle, choiceA(choice));
  },
};
