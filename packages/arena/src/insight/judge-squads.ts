import { ARG, choiceA, choiceB, choiceKind, NONE, type Seat } from '@longbox/kernel';
import { REFILL } from '../flow/replacement.ts';
import { leftToChoose } from '../rules/preparation.ts';
import { CHOICE } from '../state/choices.ts';
import {
  ACTIVE_SLOTS,
  type ArenaState,
  activeSeat,
  endSlot,
  firstSlot,
  isActiveSlot,
  nameOf,
  otherSeat,
  SLOTS,
  type Slot,
  seatOf,
  topOf,
} from '../state/state.ts';
import { addToPool, createPool, SHORT, sumOfBest } from './best-of.ts';
import { copyField, createField, readField, supposeAbilities, tradeOn } from './field.ts';
import { createPlan, planWorth, readPlan, rereadTargets } from './plan.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate, type Verdict } from './verdict.ts';
import { activeWorth, fateWorth, reserveWorth } from './worth.ts';

const base = createField();
const field = createField();
const plan = createPlan(field);
const pool = createPool();

/** Reads the position with `seat` to attack, now or in its next turn; `attackWorth` asks about it. */
export function expectAttack(s: ArenaState, seat: Seat, viewer: Seat): void {
  readField(base, s, seat, viewer);
  if (activeSeat(s) === seat) return;
  base.hand[seat] += s.profile.draw;
  base.isCalled.fill(0);
  base.mark.fill(0);
  // By then it has cooled down: bonuses have ended, and engaged Power Points are gone.
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (base.print[slot] === NONE) continue;
    base.attack[slot] = s.book.attack[base.print[slot]];
    base.pile[slot] = base.ready[slot];
  }
}

/** What the attack could bring with every ability that can be paid for, after a trade of slots where there is one. */
export function attackWorth(s: ArenaState, a: Slot = NONE, b: Slot = NONE): number {
  copyField(base, field);
  if (a !== NONE) tradeOn(field, a, b);
  supposeAbilities(field, s, s.profile.powerUp);
  readPlan(plan, s);
  return planWorth(plan, s);
}

/** Preparation: each Squad is picked in ascending order, so a card is as good as the best Squad it can begin. */
export const judgeDeploy: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  const hand = s.hand[seat];
  const chosen = s.chosen[seat].length;
  const isActive = chosen < ACTIVE_SLOTS;
  pool.size = 0;
  for (let i = 0; i < hand.length; i++) {
    const print = s.print[hand[i]];
    if (s.book.size[print] > 0 || isChosenName(s, seat, s.book.name[print])) continue;
    const worth = placeWorth(s, seat, print, isActive);
    addToPool(pool, hand[i], s.book.name[print], worth);
  }
  const needed = Math.min(leftToChoose(s, seat), (isActive ? ACTIVE_SLOTS : SLOTS) - chosen);
  const because = isActive ? BECAUSE.mustersStrongest : BECAUSE.keepsSupport;
  for (let i = 0; i < d.count; i++) {
    const card = choiceA(d.choices[i]);
    const print = s.print[card];
    const rest = sumOfBest(pool, card, needed - 1, s.book.name[print]);
    rate(d, i, placeWorth(s, seat, print, isActive) + rest, because);
  }
};

const placeWorth = (s: ArenaState, seat: Seat, print: number, isActive: boolean): number =>
  isActive ? activeWorth(s, print) + fateWorth(s, seat, print) : reserveWorth(s, print);

function isChosenName(s: ArenaState, seat: Seat, name: number): boolean {
  const chosen = s.chosen[seat];
  for (let i = 0; i < chosen.length; i++) if (nameOf(s, chosen[i]) === name) return true;
  return false;
}

/** Replacement: who steps forward, and the exchange before the own attack. */
export const judgeReplacement: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  let before = SHORT;
  for (let i = 0; i < d.count; i++) {
    const choice = d.choices[i];
    const [a, b] = [choiceA(choice), choiceB(choice)];
    switch (choiceKind(choice)) {
      case CHOICE.move:
        rate(d, i, placeWorth(s, seat, s.print[topOf(s, a)], true) + powerIn(s, b), BECAUSE.bringsForward);
        break;
      case CHOICE.exchange:
        if (before === SHORT) {
          expectAttack(s, seat, seat);
          before = attackWorth(s);
        }
        rate(d, i, attackWorth(s, a, b) - before - EXCHANGE_COST, BECAUSE.tradesToAttack);
        break;
      default:
        rate(d, i, 0, BECAUSE.nothingBetter);
    }
  }
};

/** An exchange takes guards away from where the Power Points are. */
const EXCHANGE_COST = 10;
const powerIn = (s: ArenaState, slot: Slot): number => 25 * s.piles[slot].length;

/** Hand cards step into empty slots. */
export const judgeRefill: Judge = (s, at, d) => {
  const seat = seatOf(s.stack[at + REFILL.from]);
  const isActive = isActiveSlot(s.stack[at + REFILL.from]);
  const because = isActive ? BECAUSE.bringsForward : BECAUSE.keepsSupport;
  for (let i = 0; i < d.count; i++) {
    const [card, slot] = [choiceA(d.choices[i]), choiceB(d.choices[i])];
    const print = s.print[card];
    rate(d, i, placeWorth(s, seat, print, isActive) + powerIn(s, slot), because);
  }
};

/** Adds to each exchange how much it lessens what the other could do in its next turn. */
export function addGuardGains(s: ArenaState, seat: Seat, v: Verdict): void {
  expectAttack(s, otherSeat(seat), seat);
  const before = attackWorth(s);
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    if (choiceKind(choice) !== CHOICE.exchange) continue;
    v.scores[i] += before - guardedWorth(s, choiceA(choice), choiceB(choice));
  }
}

/** The attack that was just worked out, after the defence has traded two slots; the trade is taken back. */
function guardedWorth(s: ArenaState, a: Slot, b: Slot): number {
  tradeOn(field, a, b);
  rereadTargets(plan, s, a, b);
  const worth = planWorth(plan, s);
  tradeOn(field, a, b);
  rereadTargets(plan, s, a, b);
  return worth;
}
