import {
  ARG,
  ask,
  choiceA,
  choiceB,
  choiceKind,
  type FrameKind,
  offer,
  packChoice,
  popFrame,
  STEP,
} from '@longbox/kernel';
import { addHitPoint, forgetRaised, raiseCard, replaceReserve, tradeSlots } from '../atoms/squads.ts';
import { assembleTeam, upgradeTeam } from '../atoms/teams.ts';
import { whyNotAddHitPoint, whyNotRaise, whyNotReplace } from '../rules/check-point.ts';
import { slotOfName } from '../rules/squads.ts';
import { whyNotGather, whyNotStand, whyNotUpgrade } from '../rules/teams.ts';
import { CHOICE } from '../state/choices.ts';
import { type ArenaState, endSlot, firstReserve, firstSlot, nameOf, slotOfCard } from '../state/state.ts';
import { offerExchanges, pushRefill } from './replacement.ts';

/** What may be done once (MA-CP-01), as bits of the frame's second argument. */
export const ONCE = { replace: 1, exchange: 2, hitPoint: 4, team: 8 } as const;
export const DONE = ARG + 1;
const CHECK_POINT_STEP = { begin: 0, open: 1, end: 2 };

function offerHand(s: ArenaState, seat: number, done: number): void {
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if ((done & ONCE.hitPoint) === 0 && whyNotAddHitPoint(s, seat, card) === undefined) {
      offer(s, packChoice(CHOICE.addHitPoint, card));
    }
    for (let slot = firstReserve(seat); slot < endSlot(seat) && (done & ONCE.replace) === 0; slot++) {
      if (whyNotReplace(s, seat, card, slot) === undefined) offer(s, packChoice(CHOICE.replace, card, slot));
    }
    if ((done & ONCE.team) === 0 && s.book.size[s.print[card]] > 0) offerTeam(s, seat, card);
  }
}

function offerTeam(s: ArenaState, seat: number, card: number): void {
  const mayAssemble = whyNotGather(s, seat, card) === undefined;
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (mayAssemble && whyNotStand(s, seat, card, slot) === undefined)
      offer(s, packChoice(CHOICE.assemble, card, slot));
    if (whyNotUpgrade(s, seat, card, slot) === undefined) offer(s, packChoice(CHOICE.upgrade, card, slot));
  }
}

function offerRaises(s: ArenaState, seat: number): void {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    const stack = s.stacks[slot];
    for (let i = 0; i < stack.length; i++) {
      if (whyNotRaise(s, slot, stack[i]) === undefined) offer(s, packChoice(CHOICE.raise, stack[i]));
    }
  }
}

/** Phase 12: each of four things once, in any order; the window is always open, since it depends on the hand. */
export const checkPoint: FrameKind<ArenaState> = {
  name: 'checkPoint',
  run(s, at) {
    if (s.stack[at + STEP] === CHECK_POINT_STEP.end) return popFrame(s);
    if (s.stack[at + STEP] === CHECK_POINT_STEP.begin) forgetRaised(s);
    s.stack[at + STEP] = CHECK_POINT_STEP.open;
    ask(s, s.stack[at + ARG], 'playOrPass');
  },
  list(s, at) {
    const [seat, done] = [s.stack[at + ARG], s.stack[at + DONE]];
    offer(s, packChoice(CHOICE.pass));
    if ((done & ONCE.exchange) === 0) offerExchanges(s, seat);
    offerHand(s, seat, done);
    offerRaises(s, seat);
  },
  answer(s, at, choice) {
    const seat = s.stack[at + ARG];
    const [a, b] = [choiceA(choice), choiceB(choice)];
    switch (choiceKind(choice)) {
      case CHOICE.exchange:
        s.stack[at + DONE] |= ONCE.exchange;
        return tradeSlots(s, 'exchanged', a, b);
      case CHOICE.replace:
        s.stack[at + DONE] |= ONCE.replace;
        return replaceReserve(s, seat, a, b);
      case CHOICE.addHitPoint:
        s.stack[at + DONE] |= ONCE.hitPoint;
        return addHitPoint(s, seat, a, slotOfName(s, seat, nameOf(s, a)));
      case CHOICE.raise:
        return raiseCard(s, slotOfCard(s, a), a);
      case CHOICE.assemble:
        assembleTeam(s, seat, a, b);
        return refillAfterTeam(s, at, seat);
      case CHOICE.upgrade:
        upgradeTeam(s, seat, a, b);
        return refillAfterTeam(s, at, seat);
    }
    s.stack[at + STEP] = CHECK_POINT_STEP.end;
  },
};

/** MA-CP-17: Active before Reserve; the frame pushed last runs first. */
function refillAfterTeam(s: ArenaState, at: number, seat: number): void {
  s.stack[at + DONE] |= ONCE.team;
  pushRefill(s, firstReserve(seat), endSlot(seat), true);
  pushRefill(s, firstSlot(seat), firstReserve(seat), true);
}
