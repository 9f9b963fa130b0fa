import { ARG, ask, choiceA, type FrameKind, offer, packChoice, popFrame, STEP } from '@longbox/kernel';
import { beatMission as beat } from '../atoms/challenges.ts';
import { replaceMission } from '../atoms/piles.ts';
import { loseHitPoint } from '../atoms/squads.ts';
import { CHOICE } from '../state/choices.ts';
import { type ArenaState, activeSeat, type Slot, seatOf, topOf } from '../state/state.ts';

const LOSE = { slot: ARG, hits: ARG + 1 };

function hasOnePrinting(s: ArenaState, slot: Slot): boolean {
  const stack = s.stacks[slot];
  for (let i = 1; i < stack.length; i++) if (s.print[stack[i]] !== s.print[stack[0]]) return false;
  return true;
}

/** A stack loses Hit Points, by default of its owner's choice (MA-CR-10, MA-AMB-71). */
export const lose: FrameKind<ArenaState> = {
  name: 'lose',
  run(s, at) {
    const slot = s.stack[at + LOSE.slot];
    if (s.stack[at + LOSE.hits] === 0) return popFrame(s);
    if (s.profile.lostHitPoint === 'ownersChoice' && !hasOnePrinting(s, slot)) {
      return ask(s, seatOf(slot), 'chooseCard', topOf(s, slot));
    }
    s.stack[at + LOSE.hits]--;
    loseHitPoint(s, slot, s.profile.lostHitPoint === 'bottom' ? s.stacks[slot][0] : topOf(s, slot));
  },
  list(s, at) {
    const stack = s.stacks[s.stack[at + LOSE.slot]];
    for (let i = 0; i < stack.length; i++) offer(s, packChoice(CHOICE.lose, stack[i]));
  },
  answer(s, at, choice) {
    s.stack[at + LOSE.hits]--;
    loseHitPoint(s, s.stack[at + LOSE.slot], choiceA(choice));
  },
};

/** A beaten Mission is replaced from its owner's discard pile by the attacking player (MA-SA-AMI-07 to MA-SA-AMI-09). */
export const beatMission: FrameKind<ArenaState> = {
  name: 'beatMission',
  run(s, at) {
    const seat = s.stack[at + ARG];
    if (s.stack[at + STEP]++ > 0) return popFrame(s);
    beat(s, seat);
    if (s.discard[seat].length > 0) ask(s, activeSeat(s), 'chooseCard', s.missions[seat][0]);
  },
  list(s, at) {
    const pile = s.discard[s.stack[at + ARG]];
    for (let i = 0; i < pile.length; i++) offer(s, packChoice(CHOICE.replaceMission, pile[i]));
  },
  answer(s, at, choice) {
    replaceMission(s, s.stack[at + ARG], choiceA(choice));
  },
};
