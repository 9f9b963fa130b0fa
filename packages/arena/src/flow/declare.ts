import {
  ARG,
  ask,
  choiceA,
  choiceB,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  STEP,
} from '@longbox/kernel';
import { declareChallenge } from '../atoms/challenges.ts';
import { hasTarget, whyNotJoin, whyNotLaunch, whyNotTarget } from '../rules/challenges.ts';
import { CHOICE } from '../state/choices.ts';
import { type ArenaState, endSlot, firstReserve, firstSlot, MISSION, otherSeat, type Slot } from '../state/state.ts';

const DECLARE = { seat: ARG, leader: ARG + 1, partner: ARG + 2 };
const DECLARE_STEP = { launch: 0, aim: 1, end: 2 };

function offerTargets(s: ArenaState, leader: Slot, partner: Slot, other: number): void {
  const isAlone = partner === NONE;
  for (let target = firstSlot(other); target < endSlot(other); target++) {
    if (whyNotTarget(s, leader, partner, target) === undefined) offerTarget(s, leader, target, isAlone);
  }
  if (whyNotTarget(s, leader, partner, MISSION) === undefined) offerTarget(s, leader, MISSION, isAlone);
}

function offerTarget(s: ArenaState, leader: Slot, target: Slot, isAlone: boolean): void {
  offer(s, isAlone ? packChoice(CHOICE.challenge, leader, target) : packChoice(CHOICE.target, target));
}

function hasLaunch(s: ArenaState, seat: number): boolean {
  for (let leader = firstSlot(seat); leader < firstReserve(seat); leader++) {
    if (whyNotLaunch(s, leader) !== undefined) continue;
    if (hasTarget(s, leader, NONE) || hasGroup(s, leader, seat)) return true;
  }
  return false;
}

function hasGroup(s: ArenaState, leader: Slot, seat: number): boolean {
  for (let partner = firstSlot(seat); partner < firstReserve(seat); partner++) {
    if (whyNotJoin(s, leader, partner) === undefined && hasTarget(s, leader, partner)) return true;
  }
  return false;
}

/** Phase 7: none to three challenges, all declared before any is resolved (MA-TRN-07, MA-CH-07). */
export const declare: FrameKind<ArenaState> = {
  name: 'declare',
  run(s, at) {
    const seat = s.stack[at + DECLARE.seat];
    const step = s.stack[at + STEP];
    if (step === DECLARE_STEP.aim) return ask(s, seat, 'chooseCard');
    if (step === DECLARE_STEP.launch && hasLaunch(s, seat)) return ask(s, seat, 'playOrPass');
    popFrame(s);
  },
  list(s, at) {
    const seat = s.stack[at + DECLARE.seat];
    const other = otherSeat(seat);
    if (s.stack[at + STEP] === DECLARE_STEP.aim) {
      return offerTargets(s, s.stack[at + DECLARE.leader], s.stack[at + DECLARE.partner], other);
    }
    offer(s, packChoice(CHOICE.pass));
    for (let leader = firstSlot(seat); leader < firstReserve(seat); leader++) {
      if (whyNotLaunch(s, leader) !== undefined) continue;
      offerTargets(s, leader, NONE, other);
      for (let partner = firstSlot(seat); partner < firstReserve(seat); partner++) {
        if (whyNotJoin(s, leader, partner) !== undefined || !hasTarget(s, leader, partner)) continue;
        offer(s, packChoice(CHOICE.group, leader, partner));
      }
    }
  },
  answer(s, at, choice) {
    const { stack } = s;
    switch (choiceKind(choice)) {
      case CHOICE.pass:
        stack[at + STEP] = DECLARE_STEP.end;
        return;
      case CHOICE.challenge:
        return declareChallenge(s, choiceA(choice), NONE, choiceB(choice));
      case CHOICE.group:
        stack[at + STEP] = DECLARE_STEP.aim;
        stack[at + DECLARE.leader] = choiceA(choice);
        stack[at + DECLARE.partner] = choiceB(choice);
        return;
    }
    stack[at + STEP] = DECLARE_STEP.launch;
    declareChallenge(s, stack[at + DECLARE.leader], stack[at + DECLARE.partner], choiceA(choice));
  },
};
