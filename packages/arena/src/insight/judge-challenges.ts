import { ARG, choiceA, choiceB, choiceKind, NONE } from '@longbox/kernel';
import { whyNotTarget } from '../rules/challenges.ts';
import { CHOICE } from '../state/choices.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  isActiveSlot,
  MISSION,
  type Slot,
} from '../state/state.ts';
import { aim, bestBoost, createBlow, defeatChance, isHopeless, isNemesis } from './blow.ts';
import { createField, readField } from './field.ts';
import { createPlan, declaredWorth, planWorthWith, readPlan } from './plan.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate, type Verdict } from './verdict.ts';
import { WORTH } from './worth.ts';

const field = createField();
const plan = createPlan(field);
const blow = createBlow();

const DECLARE = { seat: ARG, leader: ARG + 1, partner: ARG + 2 };

/** Phase 7: a challenge is as good as the best set of challenges it belongs to. */
export const judgeDeclare: Judge = (s, at, d) => {
  const seat = s.stack[at + DECLARE.seat];
  readField(field, s, seat, seat);
  readPlan(plan, s);
  const [leader, partner] = [s.stack[at + DECLARE.leader], s.stack[at + DECLARE.partner]];
  for (let i = 0; i < d.count; i++) {
    const choice = d.choices[i];
    const [a, b] = [choiceA(choice), choiceB(choice)];
    switch (choiceKind(choice)) {
      case CHOICE.challenge:
        rateChallenge(s, d, i, a, NONE, b);
        break;
      case CHOICE.target:
        rateChallenge(s, d, i, leader, partner, a);
        break;
      case CHOICE.group:
        rateGroup(s, d, i, a, b);
        break;
      default:
        rate(d, i, declaredWorth(plan), BECAUSE.nothingBetter);
    }
  }
};

/**
 * All that could be added to the challenge would not even exhaust its target; or what is worth adding would not, and its leader is
 * in danger of a counterstrike.
 */
function isOutOfReach(s: ArenaState, leader: Slot, partner: Slot, target: Slot): boolean {
  aim(blow, field, s, leader, partner, target);
  if (isHopeless(blow, s, blow.boostCap)) return true;
  if (blow.risk === 0) return false;
  const boosts = bestBoost(blow, field, s, plan.budget);
  return blow.chance === 0 && blow.reach + boosts * s.profile.boostAttack < 0;
}

/** Out of reach is worse than nothing: at best it costs nothing. */
const outOfReach = (): number => declaredWorth(plan) - WORTH.point;

function rateChallenge(s: ArenaState, d: Verdict, i: number, leader: Slot, partner: Slot, target: Slot): void {
  if (isOutOfReach(s, leader, partner, target)) rate(d, i, outOfReach(), BECAUSE.hopeless);
  else rate(d, i, challengeWorth(s, leader, partner, target), whyChallenge(s, leader, partner, target));
}

/** A group is as good as the best target for it. */
function rateGroup(s: ArenaState, d: Verdict, i: number, leader: Slot, partner: Slot): void {
  let best = outOfReach();
  let because = BECAUSE.hopeless;
  for (let target = 0; target <= MISSION; target++) {
    if (whyNotTarget(s, leader, partner, target) !== undefined) continue;
    if (isOutOfReach(s, leader, partner, target)) continue;
    const worth = challengeWorth(s, leader, partner, target);
    if (worth <= best) continue;
    best = worth;
    because = whyChallenge(s, leader, partner, target);
  }
  rate(d, i, best, because);
}

/** The best plan with this challenge. Of one plan the greatest challenge is named first; and any is better than none. */
function challengeWorth(s: ArenaState, leader: Slot, partner: Slot, target: Slot): number {
  aim(blow, field, s, leader, partner, target);
  bestBoost(blow, field, s, plan.budget);
  return planWorthWith(plan, s, leader, partner, target) + 1 + ((blow.chance * blow.gain) >> 14);
}

function whyChallenge(s: ArenaState, leader: Slot, partner: Slot, target: Slot): number {
  if (target === MISSION) return BECAUSE.raisesStakes;
  aim(blow, field, s, leader, partner, target);
  bestBoost(blow, field, s, plan.budget);
  if (blow.chance === 0) return BECAUSE.wearsDown;
  const fateful = isNemesis(field, s, leader, target) || (partner !== NONE && isNemesis(field, s, partner, target));
  if (fateful) return BECAUSE.takesNemesis;
  return isActiveSlot(target) && field.mission > 0 ? BECAUSE.completesMission : BECAUSE.takesDefeat;
}

/** The order of challenges: a nemesis first, then the surest, so that later ones know what is left to gain. */
export const judgeOrder: Judge = (s, _at, d) => {
  const seat = activeSeat(s);
  readField(field, s, seat, seat);
  for (let i = 0; i < d.count; i++) {
    const c = choiceA(d.choices[i]);
    const target = challengeOf(s, c, CHALLENGE.target);
    if (target !== MISSION && field.print[target] === NONE) {
      rate(d, i, 0, BECAUSE.nothingBetter);
      continue;
    }
    aim(blow, field, s, challengeOf(s, c, CHALLENGE.leader), challengeOf(s, c, CHALLENGE.partner), target);
    bestBoost(blow, field, s, field.hand[seat]);
    const bare = defeatChance(blow, field, s, 0);
    const worth = Math.trunc((blow.chance * (blow.gain + blow.mission)) / 100) + bare;
    rate(d, i, worth, BECAUSE.surestFirst);
  }
};
