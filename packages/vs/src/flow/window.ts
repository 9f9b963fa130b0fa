import { ARG, ask, choiceKind, type FrameKind, popFrame, pushFrame, type Seat, STEP } from '@longbox/kernel';
import { isMentioned, mention } from '../atoms/tell.ts';
import { V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import {
  answerAction,
  listFormationStep,
  listMainActions,
  listPhaseActions,
  listRecruitStep,
  listResourceStep,
  teammateOf,
} from './actions.ts';
import { settle, showTops } from './settle.ts';

/** What a window offers besides passing. */
export const WINDOW = { phase: 0, resource: 1, recruit: 2, formation: 3, main: 4 } as const;
const LISTS = [listPhaseActions, listResourceStep, listRecruitStep, listFormationStep, listMainActions];

// Slots: kind of window, whose it is, passes in a row, whether teammates share it.
const KIND = ARG;
const SEAT = ARG + 1;
const PASSES = ARG + 2;
const SHARED = ARG + 3;

/** A stretch of time in which the turn player acts as often as they like, and passes to go on. */
export function pushWindow(s: VsState, kind: number, seat: Seat, shared = false): void {
  pushFrame(s, K.window, kind, seat, 0, shared && s.book.profile.sharedSide && teammateOf(s, seat) !== -1 ? 1 : 0);
}

export const windowFrame: FrameKind<VsState> = {
  name: 'window',

  run(s, at) {
    const { stack } = s;
    if (stack[at + STEP] === 1) {
      stack[at + STEP] = 0;
      return settle(s);
    }
    // VS-END-15: an eliminated player's turn ends at once. Placing the one resource ends that step (VS-BLD-05).
    const placed = stack[at + KIND] === WINDOW.resource && s.v[V.resourcePlaced] !== 0;
    if (s.out[s.v[V.active]] !== 0 || placed || stack[at + PASSES] > stack[at + SHARED]) return popFrame(s);
    showTops(s);
    ask(s, stack[at + SEAT], 'playOrPass');
  },

  list(s, at) {
    LISTS[s.stack[at + KIND]](s, s.stack[at + SEAT]);
  },

  answer(s, at, choice) {
    const seat = s.stack[at + SEAT];
    if (choiceKind(choice) === CHOICE.pass) {
      if (isMentioned(s)) mention(s, { type: 'passed', seat });
      s.stack[at + PASSES]++;
      // VS-MODE-21: with a shared turn the teammate may go on.
      if (s.stack[at + SHARED] === 1) s.stack[at + SEAT] = teammateOf(s, seat);
      return;
    }
    s.stack[at + PASSES] = 0;
    s.stack[at + STEP] = 1;
    answerAction(s, seat, choice);
  },
};
