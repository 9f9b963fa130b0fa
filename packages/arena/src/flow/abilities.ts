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
  pushFrame,
  STEP,
} from '@longbox/kernel';
import * as atoms from '../atoms/abilities.ts';
import { dropCounters, readyCounter } from '../atoms/challenges.ts';
import { tradeSlots } from '../atoms/squads.ts';
import { COST, KIND, TARGET } from '../catalogue/book.ts';
import {
  bankTargetKind,
  bankTargetValue,
  isAimed,
  leastFromBank,
  mostFromBank,
  whyNotActivate,
} from '../rules/abilities.ts';
import { abilityAmount, bankAmount } from '../rules/combat.ts';
import { CHOICE } from '../state/choices.ts';
import {
  type ArenaState,
  BANK_LENGTH,
  endSlot,
  firstSlot,
  MAX_CHALLENGES,
  printAt,
  type Slot,
  STAT,
  seatOf,
  TURN,
} from '../state/state.ts';
import { KINDS } from './kinds.ts';

/** Offers every activation open to the seat, or stops at the first if `isTest`; answers whether there is any. */
function offerActivations(s: ArenaState, seat: number, isTest: boolean): boolean {
  let isAny = false;
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (whyNotActivate(s, slot) !== undefined) continue;
    const kind = s.book.ability[printAt(s, slot)];
    if (isAimed(kind)) isAny = offerAimed(s, slot, kind, isTest) || isAny;
    else {
      isAny = true;
      if (!isTest) offer(s, packChoice(CHOICE.activate, slot));
    }
    if (isAny && isTest) return true;
  }
  return isAny;
}

function offerAimed(s: ArenaState, slot: Slot, kind: number, isTest: boolean): boolean {
  const seat = seatOf(slot);
  const from = kind === KIND.switch ? firstSlot(seat) : 0;
  const end = kind === KIND.switch ? endSlot(seat) : Math.min(s.turn[TURN.challenges], MAX_CHALLENGES);
  let isAny = false;
  for (let target = from; target < end; target++) {
    if (whyNotActivate(s, slot, target) !== undefined) continue;
    isAny = true;
    if (!isTest) offer(s, packChoice(CHOICE.activate, slot, target + 1));
  }
  return isAny;
}

/**
 * Phase 6 of the active player or the response window of the other: activations one at a time (MA-SA-GEN-31). What can be
 * activated is public, so an empty window is skipped without telling anything.
 */
export const abilities: FrameKind<ArenaState> = {
  name: 'abilities',
  run(s, at) {
    const seat = s.stack[at + ARG];
    if (s.stack[at + STEP] === 0 && offerActivations(s, seat, true)) return ask(s, seat, 'playOrPass');
    atoms.closeBanks(s); // MA-SA-PBK-05
    popFrame(s);
  },
  list(s, at) {
    offer(s, packChoice(CHOICE.pass));
    offerActivations(s, s.stack[at + ARG], false);
  },
  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.pass) s.stack[at + STEP] = 1;
    else {
      const slot = choiceA(choice);
      pushFrame(s, KINDS.activate, slot, choiceB(choice) - 1, COST[s.book.ability[printAt(s, slot)]]);
    }
  },
};

const ACTIVATE = { slot: ARG, target: ARG + 1, need: ARG + 2, temporary: ARG + 3, bank: ARG + 4 };

/** Pays, from each bank what the player likes (MA-SA-PBK-04) and the rest from the own slot, then takes effect. */
export const activate: FrameKind<ArenaState> = {
  name: 'activate',
  run(s, at) {
    const slot = s.stack[at + ACTIVATE.slot];
    for (let bank = s.stack[at + ACTIVATE.bank]; bank < s.banks.length; bank += BANK_LENGTH) {
      s.stack[at + ACTIVATE.bank] = bank;
      const need = s.stack[at + ACTIVATE.need];
      const [least, most] = [leastFromBank(s, slot, bank, need), mostFromBank(s, slot, bank, need)];
      if (least < most) return ask(s, seatOf(slot), 'chooseNumber');
      take(s, at, most);
    }
    const { stack } = s;
    const [target, need, temporary] = [
      stack[at + ACTIVATE.target],
      stack[at + ACTIVATE.need],
      stack[at + ACTIVATE.temporary],
    ];
    popFrame(s);
    atoms.activate(s, slot, need, temporary);
    takeEffect(s, slot, target);
  },
  list(s, at) {
    const [slot, bank, need] = [s.stack[at + ACTIVATE.slot], s.stack[at + ACTIVATE.bank], s.stack[at + ACTIVATE.need]];
    const most = mostFromBank(s, slot, bank, need);
    for (let n = leastFromBank(s, slot, bank, need); n <= most; n++) offer(s, packChoice(CHOICE.pay, n));
  },
  answer(s, at, choice) {
    take(s, at, choiceA(choice));
    s.stack[at + ACTIVATE.bank] += BANK_LENGTH;
  },
};

function take(s: ArenaState, at: number, count: number): void {
  atoms.spendBank(s, s.stack[at + ACTIVATE.bank], count);
  s.stack[at + ACTIVATE.need] -= count;
  s.stack[at + ACTIVATE.temporary] += count;
}

/** The abilities that shape a challenge only leave their mark; the challenge asks for it. */
function takeEffect(s: ArenaState, slot: Slot, target: number) {
  const print = printAt(s, slot);
  const seat = seatOf(slot);
  switch (s.book.ability[print]) {
    case KIND.bonusAttack:
      return grantBonus(s, slot, STAT.attack);
    case KIND.bonusDefence:
      return grantBonus(s, slot, STAT.defence);
    case KIND.counterattack:
      return readyCounter(s, slot, target);
    case KIND.switch:
      dropCounters(s, target); // MA-SA-CTR-11
      return tradeSlots(s, 'switched', slot, target);
    case KIND.newMission:
      return pushFrame(s, KINDS.newMission, seat, abilityAmount(s, slot), 0, NONE);
    case KIND.powerBank:
      return atoms.openBank(s, slot, bankAmount(s, slot), bankTargetKind(s, print), bankTargetValue(s, print));
    case KIND.recycle:
      return pushFrame(s, KINDS.recycle, seat, Math.min(abilityAmount(s, slot), s.discard[seat].length), NONE);
  }
}

/** MA-SA-BAT-02, MA-SA-BAT-03; the amount is fixed now (MA-SA-GEN-22). */
function grantBonus(s: ArenaState, slot: Slot, stat: number): void {
  const print = printAt(s, slot);
  const amount = abilityAmount(s, slot);
  const [kind, value] = [s.book.targetKind[print], s.book.targetValue[print]];
  if (kind === TARGET.none) atoms.grantOwnBonus(s, slot, stat, amount);
  else atoms.grantCategoryBonus(s, seatOf(slot), stat, amount, kind, value);
}
