import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  STEP,
} from '@longbox/kernel';
import * as atoms from '../atoms/challenges.ts';
import { loseCharacter, losePowerPoint } from '../atoms/squads.ts';
import { beginPhase, finish, score } from '../atoms/turn.ts';
import { boostLimit, isCounterFateful, isFateful, mayDefend } from '../rules/battle.ts';
import {
  attackOf,
  attackTotal,
  defenceOf,
  defenceTotal,
  hasLostTarget,
  hitsOf,
  isMissionChallenge,
  OUTCOME,
  outcomeOf,
  targetPowerPoints,
  targetPrint,
} from '../rules/combat.ts';
import { CHOICE } from '../state/choices.ts';
import { PHASE } from '../state/phases.ts';
import { ENDING } from '../state/result.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  hitPoints,
  isActiveSlot,
  otherSeat,
  printAt,
  type Slot,
} from '../state/state.ts';
import { KINDS } from './kinds.ts';

const BATTLE = { challenge: ARG, fate: ARG + 1 };
const BATTLE_STEP = {
  begin: 0,
  attackBoost: 1,
  defenceBoost: 2,
  attackSuper: 3,
  defenceSuper: 4,
  compare: 5,
  result: 6,
  counterResult: 7,
  end: 8,
};
/** Bits of `BATTLE.fate`. */
const FATE = { challenge: 1, counter: 2 };

function runStep(s: ArenaState, at: number, step: number, c: number) {
  switch (step) {
    case BATTLE_STEP.begin:
      atoms.beginChallenge(s, c);
      beginPhase(s, PHASE.boost);
      if (s.profile.abilities && s.profile.response === 'eachChallenge') {
        pushFrame(s, KINDS.abilities, otherSeat(activeSeat(s)));
      }
      return;
    case BATTLE_STEP.attackBoost:
      return startAttackBoost(s, at, c);
    case BATTLE_STEP.defenceBoost:
      // A Mission is never boosted (MA-SA-AMI-05).
      if (mayDefend(s, c) && !isMissionChallenge(s, c)) {
        pushFrame(s, KINDS.boost, c, 0, challengeOf(s, c, CHALLENGE.target));
      }
      return;
    case BATTLE_STEP.attackSuper:
      beginPhase(s, PHASE.superHit);
      return pushFrame(s, KINDS.superHit, c, 1);
    case BATTLE_STEP.defenceSuper:
      if (mayDefend(s, c)) pushFrame(s, KINDS.superHit, c, 0);
      return;
    case BATTLE_STEP.compare:
      beginPhase(s, PHASE.challengeResolution);
      return compare(s, at, c);
    case BATTLE_STEP.result:
      return carryOut(s, c);
    case BATTLE_STEP.counterResult:
      if ((s.stack[at + BATTLE.fate] & FATE.challenge) !== 0) return finish(s, activeSeat(s), ENDING.battleOfFate);
      return carryOutCounter(s, c);
    case BATTLE_STEP.end:
      if ((s.stack[at + BATTLE.fate] & FATE.counter) !== 0) finish(s, otherSeat(activeSeat(s)), ENDING.battleOfFate);
      atoms.endChallenge(s, c);
      popFrame(s);
  }
}

/** Phases 8 to 10 for one challenge (MA-TRN-09): each side's Boost, each side's Super Hit, the comparison, the results. */
export const battle: FrameKind<ArenaState> = {
  name: 'battle',
  run(s, at) {
    runStep(s, at, s.stack[at + STEP]++, s.stack[at + BATTLE.challenge]);
  },
  list(s, at) {
    const c = s.stack[at + BATTLE.challenge];
    offer(s, packChoice(CHOICE.pass));
    offer(s, packChoice(CHOICE.boostWith, challengeOf(s, c, CHALLENGE.leader)));
    offer(s, packChoice(CHOICE.boostWith, challengeOf(s, c, CHALLENGE.partner)));
  },
  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.boostWith) {
      pushFrame(s, KINDS.boost, s.stack[at + BATTLE.challenge], 1, choiceA(choice));
    }
  },
};

/** A group's Boost is taken on one member (MA-SA-GRP-10). */
function startAttackBoost(s: ArenaState, at: number, c: number) {
  if (hasLostTarget(s, c)) {
    atoms.lapseChallenge(s, c);
    s.stack[at + STEP] = BATTLE_STEP.end;
    return;
  }
  const seat = activeSeat(s);
  const [leader, partner] = [challengeOf(s, c, CHALLENGE.leader), challengeOf(s, c, CHALLENGE.partner)];
  if (partner === NONE || boostLimit(s, seat, partner) === 0) return pushFrame(s, KINDS.boost, c, 1, leader);
  if (boostLimit(s, seat, leader) === 0) return pushFrame(s, KINDS.boost, c, 1, partner);
  ask(s, seat, 'chooseCard');
}

/** MA-CR-01, MA-CR-17. */
function compare(s: ArenaState, at: number, c: number): void {
  const [attack, defence] = [attackTotal(s, c), defenceTotal(s, c)];
  const resistance = s.book.resistance[targetPrint(s, c)];
  const outcome = outcomeOf(attack, defence, resistance, targetPowerPoints(s, c));
  let fate = outcome === OUTCOME.defeated && isFateful(s, c) ? FATE.challenge : 0;
  if (challengeOf(s, c, CHALLENGE.counter) !== 0 && compareCounter(s, c) && isCounterFateful(s, c))
    fate |= FATE.counter;
  s.stack[at + BATTLE.fate] = fate;
  atoms.recordOutcome(s, c, false, attack, defence, resistance, outcome);
}

/** Attack and Bonus Attacks against the leader; nothing else counts (MA-SA-CTR-02, MA-SA-CTR-03, MA-SA-CTR-12). */
function compareCounter(s: ArenaState, c: number): boolean {
  const [leader, target] = [challengeOf(s, c, CHALLENGE.leader), challengeOf(s, c, CHALLENGE.target)];
  const [attack, defence, resistance] = [
    attackOf(s, target),
    defenceOf(s, leader),
    s.book.resistance[printAt(s, leader)],
  ];
  const outcome = outcomeOf(attack, defence, resistance, s.piles[leader].length);
  atoms.recordOutcome(s, c, true, attack, defence, resistance, outcome);
  return outcome === OUTCOME.defeated;
}

function carryOut(s: ArenaState, c: number) {
  const outcome = challengeOf(s, c, CHALLENGE.outcome);
  const target = challengeOf(s, c, CHALLENGE.target);
  if (outcome === OUTCOME.exhausted) return losePowerPoint(s, target); // MA-CR-05
  if (outcome !== OUTCOME.defeated) return;
  if (isMissionChallenge(s, c)) {
    score(s, activeSeat(s), s.profile.defeatPoints); // MA-SA-AMI-10
    return pushFrame(s, KINDS.beatMission, otherSeat(activeSeat(s)));
  }
  if (isActiveSlot(target)) atoms.qualifyMission(s); // MA-MIS-06
  defeat(s, target, hitsOf(s, c), activeSeat(s));
}

function carryOutCounter(s: ArenaState, c: number): void {
  const outcome = challengeOf(s, c, CHALLENGE.counterOutcome);
  const leader = challengeOf(s, c, CHALLENGE.leader);
  if (outcome === OUTCOME.exhausted) losePowerPoint(s, leader);
  else if (outcome === OUTCOME.defeated) defeat(s, leader, 1, otherSeat(activeSeat(s))); // MA-SA-CTR-07
}

/** One point for each defeat (MA-CR-12), then the loss (MA-CR-08, MA-CR-11). */
function defeat(s: ArenaState, slot: Slot, hits: number, winner: number): void {
  score(s, winner, s.profile.defeatPoints);
  if (hitPoints(s, slot) <= hits) loseCharacter(s, slot);
  else pushFrame(s, KINDS.lose, slot, hits);
}
