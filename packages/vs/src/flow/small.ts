import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  STEP,
} from '@longbox/kernel';
import { exhaustCharacter } from '../atoms/conditions.ts';
import { koAll } from '../atoms/ko.ts';
import { becomeVersion } from '../atoms/level.ts';
import { handOver } from '../atoms/move.ts';
import { bindNumber } from '../atoms/registers.ts';
import { versionsOf } from '../rules/level.ts';
import { faceOf, isExhausted, isFaceUp } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { actBeforeCheck } from './effect.ts';
import { startLevelChange } from './settle.ts';

/** Becoming another level; with several versions its player chooses one (VS-LVL-10). A slot of 0 means the next level. */
export const levelUpFrame: FrameKind<VsState> = {
  name: 'levelUp',
  run(s, at) {
    const card = s.stack[at + ARG];
    const versions = versionsOf(s, card, levelWanted(s, at), []);
    if (versions.length > 1 && s.stack[at + STEP] === 0) return ask(s, s.controller[card], 'chooseCard', card);
    const chosen = s.stack[at + STEP] === 0 ? versions[0] : s.stack[at + ARG + 2];
    popFrame(s);
    becomeVersion(s, card, chosen);
    const height = s.stack.length;
    startLevelChange(s);
    if (s.stack.length > height) actBeforeCheck(s);
  },
  list(s, at) {
    for (const card of versionsOf(s, s.stack[at + ARG], levelWanted(s, at), []))
      offer(s, packChoice(CHOICE.version, card));
  },
  answer(s, at, choice) {
    s.stack[at + STEP] = 1;
    s.stack[at + ARG + 2] = choiceA(choice);
  },
};

const levelWanted = (s: VsState, at: number): number => s.stack[at + ARG + 1] || faceOf(s, s.stack[at + ARG]).level + 1;

/** Slots: a character that was taken for a turn, to whom it goes back, who took it and chooses the row. */
export const giveBackFrame: FrameKind<VsState> = {
  name: 'giveBack',
  run(s, at) {
    const card = s.stack[at + ARG];
    if (s.stack[at + STEP] === 0) return ask(s, s.stack[at + ARG + 2], 'chooseCard', card);
    const [seat, row] = [s.stack[at + ARG + 1], s.stack[at + ARG + 3]];
    popFrame(s);
    handOver(s, card, row, seat);
  },
  list(s, at) {
    for (const zone of [ZONE.front, ZONE.back])
      offer(s, packChoice(CHOICE.row, zone - ZONE.front, s.stack[at + ARG + 1]));
  },
  answer(s, at, choice) {
    s.stack[at + STEP] = 1;
    s.stack[at + ARG + 3] = ZONE.front + choiceA(choice);
  },
};

/** VS-UNQ-03: of two with one name that came at the same time the player picks one to KO. */
export const uniqueFrame: FrameKind<VsState> = {
  name: 'unique',
  run(s, at) {
    if (s.stack[at + STEP] === 0) return ask(s, s.controller[s.stack[at + ARG]], 'chooseCard');
    const card = s.stack[at + ARG + 2];
    popFrame(s);
    koAll(s, [card], NONE);
  },
  list(s, at) {
    offer(s, packChoice(CHOICE.card, s.stack[at + ARG]));
    offer(s, packChoice(CHOICE.card, s.stack[at + ARG + 1]));
  },
  answer(s, at, choice) {
    s.stack[at + STEP] = 1;
    s.stack[at + ARG + 2] = choiceA(choice);
  },
};

/** VS-CARD-02. Slots: scope, who started it, whose go it is, bits of those who dropped out. */
export const danceOffFrame: FrameKind<VsState> = {
  name: 'danceOff',
  run(s, at) {
    const { stack } = s;
    if (stack[at + STEP] === 0) {
      stack[at + STEP] = 1;
      stack[at + ARG + 2] = stack[at + ARG + 1];
      for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] !== 0) stack[at + ARG + 3] |= 1 << seat;
    }
    const still = stillIn(s, stack[at + ARG + 3]);
    if (still.length === 1) {
      const scope = stack[at + ARG];
      popFrame(s);
      bindNumber(s, scope, 'turn', still[0]);
      return;
    }
    // A player without a ready character drops out unasked; everybody can see that.
    const seat = stack[at + ARG + 2];
    if (dancers(s, seat).length > 0) return ask(s, seat, 'chooseCard');
    dropOut(s, at);
  },
  list(s, at) {
    for (const card of dancers(s, s.stack[at + ARG + 2])) offer(s, packChoice(CHOICE.card, card));
    offer(s, packChoice(CHOICE.pass));
  },
  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.pass) return dropOut(s, at);
    exhaustCharacter(s, choiceA(choice));
    nextDancer(s, at);
  },
};

function dancers(s: VsState, seat: number): number[] {
  const cards: number[] = [];
  for (const zone of [ZONE.front, ZONE.back]) {
    for (const card of zoneList(s, zone, s.sideOf[seat]))
      if (isFaceUp(s, card) && !isExhausted(s, card)) cards.push(card);
  }
  return cards;
}

function stillIn(s: VsState, dropped: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if ((dropped & (1 << seat)) === 0) seats.push(seat);
  return seats;
}

function dropOut(s: VsState, at: number): void {
  s.stack[at + ARG + 3] |= 1 << s.stack[at + ARG + 2];
  nextDancer(s, at);
}

function nextDancer(s: VsState, at: number): void {
  const dropped = s.stack[at + ARG + 3];
  if (stillIn(s, dropped).length === 0) return;
  do s.stack[at + ARG + 2] = (s.stack[at + ARG + 2] + 1) % s.seats;
  while ((dropped & (1 << s.stack[at + ARG + 2])) !== 0);
}
