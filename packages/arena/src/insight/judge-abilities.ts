import { ARG, choiceA, choiceB, choiceKind, type Seat } from '@longbox/kernel';
import { COST, fitsTarget, KIND, OFFENSIVE, TYPE } from '../catalogue/book.ts';
import { bankTargetKind, bankTargetValue } from '../rules/abilities.ts';
import { abilityAmount, bankAmount, isCalled } from '../rules/combat.ts';
import { CHOICE } from '../state/choices.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  endSlot,
  firstSlot,
  isOccupied,
  printAt,
  type Slot,
} from '../state/state.ts';
import { characterWorth, isNemesis } from './blow.ts';
import { activateOn, copyField, createField, readField, tradeOn } from './field.ts';
import { createPlan, declaredWorth, planWorth, readPlan } from './plan.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate } from './verdict.ts';
import { cardWorth, keepWorth, powerPointWorth, WORTH } from './worth.ts';

const base = createField();
const field = createField();
const plan = createPlan(field);

/** Phase 6 and the response window: what the ability changes, less the Power Points it uses up. */
export const judgeAbilities: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  const isAttacking = seat === activeSeat(s);
  readField(base, s, activeSeat(s), seat);
  copyField(base, field);
  readPlan(plan, s);
  const before = isAttacking ? planWorth(plan, s) : declaredWorth(plan);
  for (let i = 0; i < d.count; i++) {
    const choice = d.choices[i];
    if (choiceKind(choice) === CHOICE.pass) rate(d, i, 0, BECAUSE.sparesPower);
    else weighActivation(s, seat, choiceA(choice), choiceB(choice) - 1, before);
    if (choiceKind(choice) !== CHOICE.pass) rate(d, i, gained.worth, gained.because);
  }
};

const gained = { worth: 0, because: 0 };

function weighActivation(s: ArenaState, seat: Seat, slot: Slot, target: number, before: number): void {
  const kind = s.book.ability[printAt(s, slot)];
  const cost = COST[kind] * powerPointWorth(s, seat);
  switch (kind) {
    case KIND.recycle:
      gained.worth = abilityAmount(s, slot) * cardWorth(s, seat) - cost + 6;
      gained.because = BECAUSE.gainsCards;
      return;
    case KIND.newMission:
      return noteGain(newMissionGain(s, seat), cost, BECAUSE.raisesStakes);
    case KIND.powerBank:
      return noteGain(bankGain(s, seat, slot, before), cost, BECAUSE.feedsAbility);
    case KIND.switch:
      // It lasts beyond the turn, so it may be good for more than it saves now.
      gained.worth = guardGain(s, slot, kind, target, before) - cost;
      gained.because = BECAUSE.guardsWithAbility;
      return;
  }
  if (TYPE[kind] === OFFENSIVE) noteGain(strikeGain(s, slot, before), cost, BECAUSE.strikesWithAbility);
  else noteGain(guardGain(s, slot, kind, target, before), cost, BECAUSE.guardsWithAbility);
}

/** What changes nothing is not worth its Power Points, however little they are worth. */
function noteGain(gain: number, cost: number, because: number): void {
  gained.worth = gain - cost;
  gained.because = gain > 0 ? because : BECAUSE.wastesPower;
  if (gain <= 0) gained.worth -= 1;
}

function strikeGain(s: ArenaState, slot: Slot, before: number): number {
  copyField(base, field);
  activateOn(field, s, slot);
  readPlan(plan, s);
  return planWorth(plan, s) - before;
}

function guardGain(s: ArenaState, slot: Slot, kind: number, target: number, before: number): number {
  copyField(base, field);
  if (kind === KIND.counterattack) return counterGain(s, slot, challengeOf(s, target, CHALLENGE.leader));
  if (kind === KIND.switch) tradeOn(field, slot, target);
  else activateOn(field, s, slot);
  readPlan(plan, s);
  return before - declaredWorth(plan);
}

/** The counterstrike: the own Attack against the leader. */
function counterGain(s: ArenaState, slot: Slot, leader: Slot): number {
  const margin = field.attack[slot] - field.defence[leader];
  if (margin < 0) return 0;
  if (margin < field.resistance[leader] && field.pile[leader] > 0) return WORTH.powerPoint;
  if (isNemesis(field, s, slot, leader)) return WORTH.fate;
  return WORTH.point + (field.hits[leader] > 1 ? WORTH.hitPoint : characterWorth(field, s, leader));
}

/** Two Missions in three are completed. */
const COMPLETED = 65;

function newMissionGain(s: ArenaState, seat: Seat): number {
  return Math.trunc(((mostPoints(s, seat) - leastPoints(s, seat)) * WORTH.point * COMPLETED) / 100);
}

function leastPoints(s: ArenaState, seat: Seat): number {
  const missions = s.missions[seat];
  let least = 99;
  for (let i = 0; i < missions.length; i++) least = Math.min(least, s.book.points[s.print[missions[i]]]);
  return least;
}

function mostPoints(s: ArenaState, seat: Seat): number {
  const hand = s.hand[seat];
  let most = 0;
  for (let i = 0; i < hand.length; i++) most = Math.max(most, s.book.points[s.print[hand[i]]]);
  return most;
}

/** The best ability the bank would pay for, and the Power Points it spares. */
function bankGain(s: ArenaState, seat: Seat, slot: Slot, before: number): number {
  const print = printAt(s, slot);
  const [kind, value] = [bankTargetKind(s, print), bankTargetValue(s, print)];
  const amount = bankAmount(s, slot);
  let best = 0;
  for (let to = firstSlot(seat); to < endSlot(seat); to++) {
    if (to === slot || !isOccupied(s, to) || s.activated[to] !== 0 || isCalled(s, to)) continue;
    const ability = s.book.ability[printAt(s, to)];
    if (TYPE[ability] !== OFFENSIVE || !fitsTarget(s.book, printAt(s, to), kind, value)) continue;
    if (base.ready[to] + amount < COST[ability]) continue;
    const gain = strikeGain(s, to, before);
    const spared = Math.min(amount, COST[ability]) * powerPointWorth(s, seat);
    const isNew = base.ready[to] < COST[ability];
    if (gain > 0) best = Math.max(best, isNew ? gain - COST[ability] * WORTH.powerPoint + spared : spared);
  }
  return best;
}

/** How much of a bank to spend: all of it, the own Power Points stay. */
export const judgePayment: Judge = (_s, _at, d) => {
  for (let i = 0; i < d.count; i++) rate(d, i, choiceA(d.choices[i]) * WORTH.powerPoint, BECAUSE.sparesPower);
};

/** New Mission: the poorest goes, the richest comes. */
export const judgeNewMission: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  for (let i = 0; i < d.count; i++) {
    const choice = d.choices[i];
    const card = choiceA(choice);
    const points = s.book.points[s.print[card]] * WORTH.point;
    const because = BECAUSE.raisesStakes;
    if (choiceKind(choice) === CHOICE.pass) rate(d, i, -mostPoints(s, seat) * WORTH.point + 1, because);
    else if (choiceKind(choice) === CHOICE.missionOut) rate(d, i, soonerFirst(s, seat, card) - points, because);
    else rate(d, i, points - keepWorth(s, seat, card), because);
  }
};

/** Of equal Missions the one that comes sooner is exchanged. */
const soonerFirst = (s: ArenaState, seat: Seat, card: number): number => 10 - s.missions[seat].indexOf(card);

/** Recycle: the card that is worth most in hand; cards are taken in ascending order. */
export const judgeRecycle: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  for (let i = 0; i < d.count; i++) {
    rate(d, i, keepWorth(s, seat, choiceA(d.choices[i])), BECAUSE.gainsCards);
  }
};
