import { ARG, ask, choiceA, choiceKind, type FrameKind, NONE, offer, packChoice, popFrame } from '@longbox/kernel';
import { exchangeMission, recycleCard } from '../atoms/piles.ts';
import { CHOICE } from '../state/choices.ts';
import type { ArenaState } from '../state/state.ts';

const NEW_MISSION = { seat: ARG, left: ARG + 1, done: ARG + 2, out: ARG + 3 };

/** Exchanges one after the other, at least one (MA-SA-NEW-08): first the Mission, then the card that takes its place. */
export const newMission: FrameKind<ArenaState> = {
  name: 'newMission',
  run(s, at) {
    if (s.stack[at + NEW_MISSION.left] === 0) return popFrame(s);
    ask(s, s.stack[at + NEW_MISSION.seat], 'chooseCard');
  },
  list(s, at) {
    const seat = s.stack[at + NEW_MISSION.seat];
    if (s.stack[at + NEW_MISSION.out] !== NONE) {
      for (let i = 0; i < s.hand[seat].length; i++) offer(s, packChoice(CHOICE.missionIn, s.hand[seat][i]));
      return;
    }
    if (s.stack[at + NEW_MISSION.done] > 0) offer(s, packChoice(CHOICE.pass));
    for (let i = 0; i < s.missions[seat].length; i++) offer(s, packChoice(CHOICE.missionOut, s.missions[seat][i]));
  },
  answer(s, at, choice) {
    const { stack } = s;
    switch (choiceKind(choice)) {
      case CHOICE.pass:
        stack[at + NEW_MISSION.left] = 0;
        return;
      case CHOICE.missionOut:
        stack[at + NEW_MISSION.out] = choiceA(choice);
        return;
    }
    exchangeMission(s, stack[at + NEW_MISSION.seat], stack[at + NEW_MISSION.out], choiceA(choice));
    stack[at + NEW_MISSION.out] = NONE;
    stack[at + NEW_MISSION.left]--;
    stack[at + NEW_MISSION.done]++;
  },
};

const RECYCLE = { seat: ARG, left: ARG + 1, last: ARG + 2 };

/** Takes as many cards as it says, in ascending order (MA-SA-RCY-02); all of them if there are no more (MA-SA-RCY-03). */
export const recycle: FrameKind<ArenaState> = {
  name: 'recycle',
  run(s, at) {
    const [seat, left] = [s.stack[at + RECYCLE.seat], s.stack[at + RECYCLE.left]];
    const pile = s.discard[seat];
    if (left > 0 && left < pile.length) return ask(s, seat, 'chooseCard');
    if (left > 0) while (pile.length > 0) recycleCard(s, seat, pile[0]);
    popFrame(s);
  },
  list(s, at) {
    const [seat, left, last] = [s.stack[at + RECYCLE.seat], s.stack[at + RECYCLE.left], s.stack[at + RECYCLE.last]];
    const pile = s.discard[seat];
    for (let i = 0; i < pile.length; i++) {
      if (pile[i] > last && countAbove(pile, pile[i]) >= left - 1) offer(s, packChoice(CHOICE.recycle, pile[i]));
    }
  },
  answer(s, at, choice) {
    s.stack[at + RECYCLE.left]--;
    s.stack[at + RECYCLE.last] = choiceA(choice);
    recycleCard(s, s.stack[at + RECYCLE.seat], choiceA(choice));
  },
};

function countAbove(list: readonly number[], than: number): number {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i] > than) count++;
  return count;
}
