import {
  ARG,
  ask,
  choiceA,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  type Seat,
  STEP,
} from '@longbox/kernel';
import { koAll } from '../atoms/ko.ts';
import { arePair } from '../catalogue/companions.ts';
import { KW } from '../catalogue/face.ts';
import { hasKeyword } from '../queries/traits.ts';
import { faceOf, isMain } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

// Slots: the player, and the main character that stays.
const SEAT = ARG;
const KEPT = ARG + 1;

/** VS-MC-06, where the edition has it: of several main characters a player keeps one as the turn starts. Swarms may stay. */
export function pushSurplus(s: VsState, seat: Seat): void {
  if (s.book.profile.surplusMains !== 'koAtTurnStart') return;
  const mains = mainsOf(s, seat);
  if (mains.length < 2 || mains.every((card) => hasKeyword(s, card, KW.swarm)) || isPair(s, mains)) return;
  pushFrame(s, K.surplus, seat, NONE);
}

/** VS-MEC-MULTIMAIN-02: two that started together are no surplus. */
const isPair = (s: VsState, mains: readonly number[]): boolean =>
  mains.length === 2 && arePair(s.book.catalogue, faceOf(s, mains[0]), faceOf(s, mains[1]));

const mainsOf = (s: VsState, seat: Seat): number[] =>
  s.board.filter((card) => s.controller[card] === seat && isMain(s, card)).sort((a, b) => a - b);

export const surplusFrame: FrameKind<VsState> = {
  name: 'surplus',
  run(s, at) {
    const seat = s.stack[at + SEAT];
    if (s.stack[at + STEP] === 0) return ask(s, seat, 'chooseCard');
    const kept = s.stack[at + KEPT];
    popFrame(s);
    koAll(
      s,
      mainsOf(s, seat).filter((card) => card !== kept),
      NONE,
    );
  },
  list(s, at) {
    for (const card of mainsOf(s, s.stack[at + SEAT])) offer(s, packChoice(CHOICE.card, card));
  },
  answer(s, at, choice) {
    s.stack[at + STEP] = 1;
    s.stack[at + KEPT] = choiceA(choice);
  },
};
