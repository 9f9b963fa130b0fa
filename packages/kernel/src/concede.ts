import { CHOICE_KINDS, choiceA, packChoice } from './choice.ts';
import type { Choice, Seat } from './ids.ts';
import { NONE } from './ids.ts';
import {
  advance,
  FRAME,
  type FrameKind,
  HEAD,
  IllegalChoice,
  isOver,
  isWaiting,
  listOffered,
  type Machine,
} from './machine.ts';

/** The last kind of choice belongs to the kernel; games number theirs from 0. */
export const CONCEDE = CHOICE_KINDS - 1;

/** The choice by which a seat gives up. It is never listed; `apply` takes it at any time, whichever seat decides. */
export const concession = (seat: Seat): Choice => packChoice(CONCEDE, seat);
/** Exactly what `concession` makes: a choice with anything else in it is no way to give up. */
export const isConcession = (choice: Choice): boolean => choice === concession(choiceA(choice));
export const concedingSeat = choiceA;

/** What the kernel asks a game about players who have left it. */
export interface Leaving<S> {
  /** Whether a seat takes part; others are neither asked nor can they give up. */
  isIn(state: S, seat: Seat): boolean;
  /** Takes a seat out of the game; ends the game if that decides it. */
  concede(state: S, seat: Seat): void;
}

/** Throws `IllegalChoice`, state untouched, if the seat has nothing to give up. */
export function applyConcession<S extends Machine>(
  s: S,
  kinds: readonly FrameKind<S>[],
  leaving: Leaving<S>,
  choice: Choice,
): void {
  const seat = concedingSeat(choice);
  if (isOver(s)) throw new IllegalChoice('the game is over');
  if (!leaving.isIn(s, seat)) throw new IllegalChoice(`seat ${seat + 1} is not in the game`);
  s.head[HEAD.seq]++;
  s.offeredAt = NONE;
  leaving.concede(s, seat);
  if (isOver(s)) {
    s.head[HEAD.seat] = NONE;
    s.head[HEAD.source] = NONE;
  } else answerForAbsent(s, kinds, leaving);
}

/** Decisions of players who have left are made for them: the first option, which in a window is to pass. */
export function answerForAbsent<S extends Machine>(s: S, kinds: readonly FrameKind<S>[], leaving: Leaving<S>): void {
  while (isWaiting(s) && !isOver(s) && !leaving.isIn(s, s.head[HEAD.seat])) {
    const [first] = listOffered(s, kinds);
    const at = s.stack.length - FRAME;
    s.head[HEAD.seat] = NONE;
    s.head[HEAD.source] = NONE;
    s.offeredAt = NONE;
    kinds[s.stack[at]].answer?.(s, at, first);
    advance(s, kinds);
  }
}
