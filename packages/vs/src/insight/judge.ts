import { ARG, choiceKind, FRAME, HEAD, type Seat } from '@longbox/kernel';
import { WINDOW } from '../flow/window.ts';
import type { VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { judgeJoin } from './judge-attack.ts';
import { judgeFormation, judgeMulligan, judgePlace, judgeRecruit, judgeResource } from './judge-build.ts';
import { judgeEffect } from './judge-effect.ts';
import {
  judgeDance,
  judgeFirst,
  judgeKept,
  judgeKo,
  judgePayment,
  judgeStrikeBack,
  judgeVersion,
} from './judge-small.ts';
import { judgeActions, judgeMain } from './judge-window.ts';
import { look } from './sight.ts';
import { P, type Verdict } from './verdict.ts';

const verdict: Verdict = {
  choices: new Int32Array(0),
  count: 0,
  scores: new Int32Array(0),
  because: new Int32Array(0),
};

/** See `Insight.judge`: by the frame that asks. */
export function judge(s: VsState, choices: Int32Array, count: number, scores: Int32Array, because: Int32Array): void {
  const v = verdict;
  v.choices = choices;
  v.count = count;
  v.scores = scores;
  v.because = because;
  for (let i = 0; i < count; i++) {
    scores[i] = 0;
    because[i] = P.equal;
  }
  if (count < 2) return;
  look(s);
  const at = s.stack.length - FRAME;
  judgeFrame(s, s.head[HEAD.seat], at, v);
}

function judgeFrame(s: VsState, seat: Seat, at: number, v: Verdict): void {
  switch (s.stack[at]) {
    case K.setUp:
      return judgeSetUp(s, seat, v);
    case K.window:
      return judgeWindow(s, seat, s.stack[at + ARG], v);
    case K.combat:
    case K.reactions:
    case K.react:
      return judgeActions(s, seat, v, 0);
    case K.declare:
      return judgeJoin(s, seat, at, v);
    case K.resolve:
      return judgeStrikeBack(s, seat, v);
    case K.use:
      return judgePayment(s, seat, v);
    case K.effect:
      return judgeEffect(s, seat, at, v);
    case K.unique:
      return judgeKo(v);
    case K.surplus:
      return judgeKept(v);
    case K.levelUp:
      return judgeVersion(s, v);
    case K.danceOff:
      return judgeDance(v);
  }
}

function judgeSetUp(s: VsState, seat: Seat, v: Verdict): void {
  switch (choiceKind(v.choices[0])) {
    case CHOICE.first:
      return judgeFirst(seat, v);
    case CHOICE.place:
      return judgePlace(s, seat, v);
    default:
      return judgeMulligan(s, seat, v);
  }
}

function judgeWindow(s: VsState, seat: Seat, kind: number, v: Verdict): void {
  switch (kind) {
    case WINDOW.resource:
      return judgeResource(s, seat, v);
    case WINDOW.recruit:
      return judgeRecruit(s, seat, v);
    case WINDOW.formation:
      return judgeFormation(s, seat, v);
    case WINDOW.main:
      return judgeMain(s, seat, v);
    default:
      return judgeActions(s, seat, v, 0);
  }
}
