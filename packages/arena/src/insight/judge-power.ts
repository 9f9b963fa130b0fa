import { ARG, choiceA, NONE, type Seat } from '@longbox/kernel';
import { COST, DEFENSIVE, OFFENSIVE, TARGET, TYPE } from '../catalogue/book.ts';
import { isOpeningTurn } from '../rules/abilities.ts';
import {
  type ArenaState,
  endSlot,
  firstSlot,
  isActiveSlot,
  isOccupied,
  printAt,
  SLOTS,
  type Slot,
} from '../state/state.ts';
import { activateOn, copyField, createField, readField } from './field.ts';
import { createPlan, planWorth, readPlan, rereadAttacker } from './plan.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate } from './verdict.ts';
import { abilityWorth } from './worth.ts';

const base = createField();
const field = createField();
const plan = createPlan(field);

const POWER_UP = { left: ARG + 1 };
/** Most cards that a Power-Up is planned for at once. */
const MOST = 4;
const WIDTH = MOST + 1;
/** By own slot and number of cards placed there: what they are worth, and why. */
const worths = new Int32Array(SLOTS * WIDTH);
const reasons = new Int32Array(SLOTS * WIDTH);

/** The first Power Points keep a character from falling to what only exhausts, and let its defence boost. */
const GUARD_ACTIVE: readonly number[] = [0, 80, 120, 144, 160, 170];
const GUARD_RESERVE: readonly number[] = [0, 8, 12, 14, 15, 16];

const guardWorth = (slot: Slot, power: number): number =>
  (isActiveSlot(slot) ? GUARD_ACTIVE : GUARD_RESERVE)[Math.min(power, GUARD_ACTIVE.length - 1)];

/** What the ability of the slot is worth with so many Power Points ready, beyond the challenges of this turn. */
function laterWorth(s: ArenaState, slot: Slot, ready: number): number {
  if (!s.profile.abilities) return 0;
  const kind = s.book.ability[printAt(s, slot)];
  if (TYPE[kind] === OFFENSIVE && !isActiveSlot(slot)) return 0;
  const worth = abilityWorth(kind) >> (TYPE[kind] === DEFENSIVE && !isActiveSlot(slot) ? 2 : 1);
  const cost = COST[kind];
  return ready >= cost ? worth : Math.trunc((worth * ready) / (2 * cost));
}

function weighSlot(s: ArenaState, seat: Seat, slot: Slot, most: number, before: number): void {
  const row = (slot - firstSlot(seat)) * WIDTH;
  const [power, ready] = [s.piles[slot].length, base.ready[slot]];
  const kind = s.book.ability[printAt(s, slot)];
  const strikes = isActiveSlot(slot) && !isOpeningTurn(s) && base.isCalled[slot] === 0;
  let strike = 0;
  for (let n = 1; n <= most; n++) {
    const guard = guardWorth(slot, power + n) - guardWorth(slot, power);
    const later = laterWorth(s, slot, ready + n) - laterWorth(s, slot, ready);
    // Beyond the cards in hand only an ability can make a difference.
    const isNews = power + n <= base.hand[seat] || ready + n === COST[kind];
    if (strikes && isNews) strike = strikeWorth(s, slot, n, kind) - before;
    worths[row + n] = guard + later + strike;
    reasons[row + n] = whyFeed(guard, later, strike, ready < COST[kind] && ready + n >= COST[kind]);
  }
  if (strikes) forgetStrike(s, slot);
}

function whyFeed(guard: number, later: number, strike: number, isPaid: boolean): number {
  if (strike <= guard && later <= guard) return BECAUSE.guardsWithPower;
  return isPaid || later > strike ? BECAUSE.feedsAbility : BECAUSE.feedsBoost;
}

/** The plan of this turn with `n` more Power Points in the slot, and the ability they pay for. */
function strikeWorth(s: ArenaState, slot: Slot, n: number, kind: number): number {
  copyField(base, field);
  field.pile[slot] += n;
  const isPaid = s.profile.abilities && TYPE[kind] === OFFENSIVE && field.ready[slot] + n >= COST[kind];
  if (isPaid) activateOn(field, s, slot);
  if (isPaid && s.book.targetKind[field.print[slot]] !== TARGET.none) readPlan(plan, s);
  else rereadAttacker(plan, s, slot);
  return planWorth(plan, s);
}

/** The plan as it was before `strikeWorth` asked about this slot. */
function forgetStrike(s: ArenaState, slot: Slot): void {
  copyField(base, field);
  if (s.book.targetKind[field.print[slot]] !== TARGET.none) readPlan(plan, s);
  else rereadAttacker(plan, s, slot);
}

/** The best way to place the `left` cards from this slot on. */
function bestFrom(slot: number, left: number): number {
  if (left === 0) return 0;
  if (slot === SLOTS) return NOWHERE;
  let best = NOWHERE;
  for (let n = 0; n <= left; n++) {
    if (n > 0 && reasons[slot * WIDTH + n] === NONE) break;
    const worth = worths[slot * WIDTH + n] + bestFrom(slot + 1, left - n);
    if (worth > best) best = worth;
  }
  return best;
}
const NOWHERE = -1_000_000;

/** Cards go to slots in ascending order: a slot is as good as the best placing that begins there. */
export const judgePowerUp: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  const left = Math.min(MOST, s.stack[at + POWER_UP.left]);
  readField(base, s, seat, seat);
  copyField(base, field);
  readPlan(plan, s);
  const before = planWorth(plan, s);
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    const row = (slot - firstSlot(seat)) * WIDTH;
    worths.fill(0, row, row + WIDTH);
    reasons.fill(NONE, row, row + WIDTH);
    if (isOccupied(s, slot)) weighSlot(s, seat, slot, left, before);
  }
  for (let i = 0; i < d.count; i++) {
    const slot = choiceA(d.choices[i]) - firstSlot(seat);
    let best = NOWHERE;
    let because = BECAUSE.guardsWithPower;
    for (let n = 1; n <= left; n++) {
      const worth = worths[slot * WIDTH + n] + bestFrom(slot + 1, left - n);
      if (worth <= best) continue;
      best = worth;
      because = reasons[slot * WIDTH + n];
    }
    rate(d, i, best, because);
  }
};
