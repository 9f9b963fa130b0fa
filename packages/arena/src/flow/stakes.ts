import { ARG, ask, choiceA, choiceKind, type FrameKind, offer, packChoice, popFrame, STEP } from '@longbox/kernel';
import { boost as boostChallenge, pickCard, superHit as superHitChallenge } from '../atoms/challenges.ts';
import { boostLimit, whyNotBoost, whyNotSuperHit } from '../rules/battle.ts';
import { CHOICE } from '../state/choices.ts';
import { type ArenaState, activeSeat, otherSeat, SEAT, seatNumber } from '../state/state.ts';

const STAKES = { challenge: ARG, isAttack: ARG + 1, slot: ARG + 2 };

const seatOfSide = (s: ArenaState, at: number): number =>
  s.stack[at + STAKES.isAttack] === 1 ? activeSeat(s) : otherSeat(activeSeat(s));

/** Phase 8: none to as many hand cards as the slot has Power Points (MA-BST-03). Both numbers are public. */
export const boost: FrameKind<ArenaState> = {
  name: 'boost',
  run(s, at) {
    const seat = seatOfSide(s, at);
    const slot = s.stack[at + STAKES.slot];
    const isOpen = s.stack[at + STEP] === 0 && boostLimit(s, seat, slot) > s.picks.length;
    if (isOpen && hasNext(s, seat, slot)) return ask(s, seat, 'chooseCard');
    boostChallenge(
      s,
      s.stack[at + STAKES.challenge],
      seat,
      s.stack[at + STAKES.isAttack] === 1 ? 'attack' : 'defence',
      slot,
    );
    popFrame(s);
  },
  list(s, at) {
    const seat = seatOfSide(s, at);
    const hand = s.hand[seat];
    offer(s, packChoice(CHOICE.pass));
    for (let i = 0; i < hand.length; i++) {
      if (whyNotBoost(s, s.stack[at + STAKES.slot], hand[i]) === undefined) offer(s, packChoice(CHOICE.boost, hand[i]));
    }
  },
  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.pass) s.stack[at + STEP] = 1;
    else pickCard(s, choiceA(choice));
  },
};

function hasNext(s: ArenaState, seat: number, slot: number): boolean {
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) if (whyNotBoost(s, slot, hand[i]) === undefined) return true;
  return false;
}

/**
 * Phase 9. The window opens whenever the seat has a hand and has not used its Super Hit, even if only passing is possible:
 * skipping it would tell what is in that hand.
 */
export const superHit: FrameKind<ArenaState> = {
  name: 'superHit',
  run(s, at) {
    const seat = seatOfSide(s, at);
    const isOpen = s.hand[seat].length > 0 && seatNumber(s, seat, SEAT.superHit) === 0;
    if (s.stack[at + STEP] === 0 && isOpen) return ask(s, seat, 'playOrPass');
    popFrame(s);
  },
  list(s, at) {
    const seat = seatOfSide(s, at);
    const hand = s.hand[seat];
    offer(s, packChoice(CHOICE.pass));
    for (let i = 0; i < hand.length; i++) {
      const refusal = whyNotSuperHit(
        s,
        s.stack[at + STAKES.challenge],
        seat,
        s.stack[at + STAKES.isAttack] === 1,
        hand[i],
      );
      if (refusal === undefined) offer(s, packChoice(CHOICE.superHit, hand[i]));
    }
  },
  answer(s, at, choice) {
    s.stack[at + STEP] = 1;
    if (choiceKind(choice) === CHOICE.pass) return;
    const side = s.stack[at + STAKES.isAttack] === 1 ? 'attack' : 'defence';
    superHitChallenge(s, s.stack[at + STAKES.challenge], seatOfSide(s, at), side, choiceA(choice));
  },
};
