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
import { draw, markUnfit } from '../atoms/piles.ts';
import { moveCharacter, playCard, powerUp as powerUpSlot, tradeSlots } from '../atoms/squads.ts';
import { show } from '../atoms/tell.ts';
import {
  countEmpty,
  emptyActive,
  hasActive,
  hasPlayable,
  hasReserve,
  whyNotExchange,
  whyNotPlay,
  whyNotPowerUp,
} from '../rules/squads.ts';
import { CHOICE } from '../state/choices.ts';
import { type ArenaState, endSlot, firstReserve, firstSlot, isOccupied, type Slot, seatOf } from '../state/state.ts';
import { KINDS } from './kinds.ts';

const REPLACEMENT_STEP = { moveUp: 0, refillReserve: 1, exchange: 2, end: 3 };

/** Phase 3: Reserve characters step forward, hand cards fill up, then one exchange if liked. */
export const replacement: FrameKind<ArenaState> = {
  name: 'replacement',
  run(s, at) {
    const seat = s.stack[at + ARG];
    switch (s.stack[at + STEP]) {
      case REPLACEMENT_STEP.moveUp:
        if (emptyActive(s, seat) > 0 && hasReserve(s, seat)) return ask(s, seat, 'chooseCard'); // MA-RPL-01
        s.stack[at + STEP]++;
        return pushRefill(s, firstSlot(seat), firstReserve(seat), true); // MA-RPL-02, MA-RPL-03
      case REPLACEMENT_STEP.refillReserve:
        s.stack[at + STEP]++;
        return pushRefill(s, firstReserve(seat), endSlot(seat), false); // MA-RPL-05, MA-RPL-06
      case REPLACEMENT_STEP.exchange:
        if (hasActive(s, seat) && hasReserve(s, seat)) return ask(s, seat, 'playOrPass'); // MA-RPL-11
    }
    popFrame(s);
  },
  list(s, at) {
    const seat = s.stack[at + ARG];
    if (s.stack[at + STEP] === REPLACEMENT_STEP.exchange) {
      offer(s, packChoice(CHOICE.pass));
      return offerExchanges(s, seat);
    }
    for (let from = firstReserve(seat); from < endSlot(seat); from++) {
      if (!isOccupied(s, from)) continue;
      for (let to = firstSlot(seat); to < firstReserve(seat); to++) {
        if (!isOccupied(s, to)) offer(s, packChoice(CHOICE.move, from, to));
      }
    }
  },
  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.move) return moveCharacter(s, choiceA(choice), choiceB(choice));
    s.stack[at + STEP] = REPLACEMENT_STEP.end;
    if (choiceKind(choice) === CHOICE.exchange) tradeSlots(s, 'exchanged', choiceA(choice), choiceB(choice));
  },
};

export function offerExchanges(s: ArenaState, seat: number): void {
  for (let active = firstSlot(seat); active < firstReserve(seat); active++) {
    for (let reserve = firstReserve(seat); reserve < endSlot(seat); reserve++) {
      if (whyNotExchange(s, active, reserve) === undefined) offer(s, packChoice(CHOICE.exchange, active, reserve));
    }
  }
}

/** Fills the empty slots from `from` to before `end`; draws for those the hand cannot fill if `mayDraw`. */
export function pushRefill(s: ArenaState, from: Slot, end: Slot, mayDraw: boolean): void {
  pushFrame(s, KINDS.refill, from, end, mayDraw ? 1 : 0, NONE, NONE);
}

export const REFILL = { from: ARG, end: ARG + 1, mayDraw: ARG + 2, draws: ARG + 3, drawn: ARG + 4 };

/** MA-RPL-02 to MA-RPL-06 and MA-CP-17. */
export const refill: FrameKind<ArenaState> = {
  name: 'refill',
  run(s, at) {
    const [from, end] = [s.stack[at + REFILL.from], s.stack[at + REFILL.end]];
    const seat = seatOf(from);
    if (countEmpty(s, from, end) === 0) return popFrame(s);
    if (s.stack[at + REFILL.draws] === NONE) {
      if (hasPlayable(s, seat)) return ask(s, seat, 'chooseCard');
      markUnfit(s, seat);
      s.stack[at + REFILL.draws] = s.stack[at + REFILL.mayDraw] === 0 ? 0 : countEmpty(s, from, end);
    }
    drawForSlots(s, at);
  },
  list(s, at) {
    const [from, end, drawn] = [s.stack[at + REFILL.from], s.stack[at + REFILL.end], s.stack[at + REFILL.drawn]];
    const seat = seatOf(from);
    const hand = s.hand[seat];
    for (let i = 0; i < hand.length; i++) {
      if (drawn !== NONE && hand[i] !== drawn) continue;
      if (whyNotPlay(s, seat, hand[i]) !== undefined) continue;
      for (let slot = from; slot < end; slot++) {
        if (!isOccupied(s, slot)) offer(s, packChoice(CHOICE.play, hand[i], slot));
      }
    }
  },
  answer(s, at, choice) {
    s.stack[at + REFILL.drawn] = NONE;
    playCard(s, seatOf(choiceB(choice)), choiceA(choice), choiceB(choice));
  },
};

/** One card for each slot left empty, once; what cannot be played stays in hand (MA-RPL-03, MA-RPL-04). */
function drawForSlots(s: ArenaState, at: number) {
  const [from, end] = [s.stack[at + REFILL.from], s.stack[at + REFILL.end]];
  const seat = seatOf(from);
  while (s.stack[at + REFILL.draws] > 0 && countEmpty(s, from, end) > 0) {
    s.stack[at + REFILL.draws]--;
    if (draw(s, seat, 1) === 0) break;
    const card = s.hand[seat][s.hand[seat].length - 1];
    if (whyNotPlay(s, seat, card) !== undefined) {
      markUnfit(s, seat);
      continue;
    }
    if (countEmpty(s, from, end) > 1) {
      // It will be played whatever slot is chosen, so everybody may see it now.
      show(s, card);
      s.stack[at + REFILL.drawn] = card;
      return ask(s, seat, 'chooseNumber', card);
    }
    for (let slot = from; slot < end; slot++) if (!isOccupied(s, slot)) return playCard(s, seat, card, slot);
  }
  popFrame(s);
}

const POWER_UP = { seat: ARG, left: ARG + 1, last: ARG + 2 };

/** Phase 4: each unseen card goes to an occupied slot, slots in ascending order (MA-PU-01 to MA-PU-10). */
export const powerUp: FrameKind<ArenaState> = {
  name: 'powerUp',
  run(s, at) {
    const seat = s.stack[at + POWER_UP.seat];
    if (s.stack[at + POWER_UP.left] > 0 && (hasActive(s, seat) || hasReserve(s, seat))) {
      return ask(s, seat, 'chooseNumber');
    }
    popFrame(s);
  },
  list(s, at) {
    const end = endSlot(s.stack[at + POWER_UP.seat]);
    for (let slot = s.stack[at + POWER_UP.last]; slot < end; slot++) {
      if (whyNotPowerUp(s, slot) === undefined) offer(s, packChoice(CHOICE.powerUp, slot));
    }
  },
  answer(s, at, choice) {
    s.stack[at + POWER_UP.left]--;
    s.stack[at + POWER_UP.last] = choiceA(choice);
    powerUpSlot(s, s.stack[at + POWER_UP.seat], choiceA(choice));
  },
};
