import { ARG, choiceKind, FRAME, HEAD, type Seat } from '@longbox/kernel';
import { WINDOW } from '../flow/window.ts';
import type { VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { byFrameKind } from '../words/frame-kinds.ts';
import { judgeJoin } from './judge-attack.ts';
import { judgeFormation, judgeMulligan, judgePlace, judgeRecruit, judgeResource } from './judge-build.ts';
import { judgeEffect } from './judge-effect.ts';
import {
  judgeCounters,
  judgeDance,
  judgeFirst,
  judgeGuise,
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
  JUDGES[s.stack[at]](s, s.head[HEAD.seat], at, v);
}

type JudgeFrame = (s: VsState, seat: Seat, at: number, v: Verdict) => void;

/** Frames that never ask, or whose options are as good as each other. */
const judgeNothing: JudgeFrame = () => undefined;
const judgeAct: JudgeFrame = (s, seat, _at, v) => judgeActions(s, seat, v, 0);

/** Who judges the decision of which frame. */
const JUDGES = byFrameKind<JudgeFrame>({
  setUp: (s, seat, _at, v) => judgeSetUp(s, seat, v),
  window: (s, seat, at, v) => judgeWindow(s, seat, s.stack[at + ARG], v),
  combat: judgeAct,
  reactions: judgeAct,
  react: judgeAct,
  declare: judgeJoin,
  resolve: (s, seat, _at, v) => judgeStrikeBack(s, seat, v),
  use: (s, seat, _at, v) => judgePayment(s, seat, v),
  effect: judgeEffect,
  unique: (_s, _seat, _at, v) => judgeKo(v),
  surplus: (_s, _seat, _at, v) => judgeKept(v),
  levelUp: (s, _seat, _at, v) => judgeVersion(s, v),
  danceOff: (_s, _seat, _at, v) => judgeDance(v),
  turn: judgeNothing,
  drawPhase: judgeNothing,
  recoveryPhase: judgeNothing,
  buildPhase: judgeNothing,
  mainPhase: judgeNothing,
  settle: judgeNothing,
  twist: judgeNothing,
  recruit: (s, seat, _at, v) => judgePayment(s, seat, v),
  endTurn: judgeNothing,
  giveBack: judgeNothing,
  form: judgeNothing,
  guise: (s, _seat, _at, v) => judgeGuise(s, v),
  replace: (s, seat, _at, v) => judgeCounters(s, seat, v),
});

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
