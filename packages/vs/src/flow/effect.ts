import { ARG, FRAME, type FrameKind, isOver, popFrame, STEP } from '@longbox/kernel';
import { nextMoment } from '../atoms/chain.ts';
import { closeScope, noteOutcome } from '../atoms/scopes.ts';
import type { Effect } from '../language/index.ts';
import { enterScope, leave } from '../queries/ctx.ts';
import { checkState } from '../rules/check.ts';
import type { VsState } from '../state/state.ts';
import type { Operand } from '../verbs/operands.ts';
import { answerOperand, listOperand, startOperand } from '../verbs/pick.ts';
import { type Step, stepsOf } from '../verbs/steps.ts';
import type { Running } from '../verbs/verb.ts';
import { showTops } from './settle.ts';

// Slots of an effect frame.
const BLOCK = ARG;
const INDEX = ARG + 1;
const SCOPE_AT = ARG + 2;
/** How far the instruction has come; the verb's own. */
const PHASE = ARG + 3;
/** Which operand is being chosen. */
const OPERAND = ARG + 4;
/** Whether the scope ends with this frame. */
const IS_ROOT = ARG + 5;

const IDLE = 0;
const CHOOSING = 1;
const ACTING = 2;
const WAITING = 3;

const stepAt = (s: VsState, at: number): Step => stepsOf(s.book.catalogue, s.stack[at + BLOCK])[s.stack[at + INDEX]];

function runningAt(s: VsState, at: number): Running {
  return { at, scope: s.stack[at + SCOPE_AT], phase: s.stack[at + PHASE] };
}

/** One instruction after the other (VS-MOD-16), each followed by the state check (VS-CTR-07). */
export const effectFrame: FrameKind<VsState> = {
  name: 'effect',

  run(s, at) {
    switch (s.stack[at + STEP]) {
      case IDLE:
        showTops(s);
        if (checkState(s) || isOver(s)) return;
        if (s.stack[at + INDEX] >= s.book.catalogue.blocks[s.stack[at + BLOCK]].length) return finish(s, at);
        nextMoment(s);
        s.stack[at + STEP] = CHOOSING;
        s.stack[at + OPERAND] = 0;
        s.stack[at + PHASE] = 0;
        return chooseOperands(s, at);
      case CHOOSING:
        return chooseOperands(s, at);
      case ACTING:
        return act(s, at, stepAt(s, at));
    }
  },

  list(s, at) {
    const { node, verb, operands } = stepAt(s, at);
    if (s.stack[at + STEP] === WAITING) verb.list?.(s, node, runningAt(s, at));
    else listOperand(s, operands[s.stack[at + OPERAND]], s.stack[at + SCOPE_AT]);
  },

  answer(s, at, choice) {
    const { node, verb, operands } = stepAt(s, at);
    if (s.stack[at + STEP] === WAITING) {
      s.stack[at + STEP] = ACTING;
      verb.answer?.(s, node, runningAt(s, at), choice);
      s.stack[at + PHASE]++;
    } else if (answerOperand(s, operands[s.stack[at + OPERAND]], s.stack[at + SCOPE_AT], choice)) {
      s.stack[at + OPERAND]++;
    }
  },
};

/** The effect on top of the stack acts at once: its first instruction comes before a state check (VS-LVL-33). */
export function actBeforeCheck(s: VsState): void {
  s.stack[s.stack.length - FRAME + STEP] = CHOOSING;
}

/** Choices for an instruction come before it acts; operands without a choice are skipped. */
function chooseOperands(s: VsState, at: number): void {
  const step = stepAt(s, at);
  const { operands } = step;
  const scope = s.stack[at + SCOPE_AT];
  for (; s.stack[at + OPERAND] < operands.length; s.stack[at + OPERAND]++) {
    if (startOperand(s, operands[s.stack[at + OPERAND]], scope)) return;
  }
  s.stack[at + STEP] = ACTING;
  act(s, at, step);
}

function act(s: VsState, at: number, { node, verb }: Step): void {
  const depth = s.stack.length;
  const scope = s.stack[at + SCOPE_AT];
  const ctx = enterScope(s, scope);
  const outcome = verb.run(s, node, runningAt(s, at), ctx);
  leave();
  // Most have none, and a string is compared quickly only where nothing but strings come.
  if (outcome !== undefined) {
    if (outcome === 'wait') {
      s.stack[at + STEP] = WAITING;
      return;
    }
    if (outcome === 'again') {
      s.stack[at + PHASE]++;
      return;
    }
  }
  // An instruction that pushed frames is finished when they are; "if you do" asks whether it did anything.
  if (s.stack.length === depth || outcome !== undefined) noteOutcome(s, scope, outcome === undefined);
  s.stack[at + STEP] = IDLE;
  s.stack[at + INDEX]++;
}

function finish(s: VsState, at: number): void {
  const isRoot = s.stack[at + IS_ROOT] === 1;
  const scope = s.stack[at + SCOPE_AT];
  popFrame(s);
  if (isRoot) closeScope(s, scope);
}

/** What an effect frame that waits for an answer is about: its list of instructions, the one that asks, and for which choice of it. */
export function askedAt(s: VsState, at: number): { block: number; node: Effect; operand: Operand | undefined } {
  const { node, operands } = stepAt(s, at);
  const operand = s.stack[at + STEP] === WAITING ? undefined : operands[s.stack[at + OPERAND]];
  return { block: s.stack[at + BLOCK], node, operand };
}

export const scopeAt = (s: VsState, at: number): number => s.stack[at + SCOPE_AT];
export const phaseAt = (s: VsState, at: number): number => s.stack[at + PHASE];
