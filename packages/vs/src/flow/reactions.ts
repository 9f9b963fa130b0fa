import {
  ARG,
  ask,
  choiceA,
  choiceB,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  STEP,
} from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { CHOICE } from '../choices.ts';
import { enter, leave } from '../queries/ctx.ts';
import { matches } from '../queries/history.ts';
import { isInRow, isSameSide } from '../queries/relation.ts';
import { powersOf } from '../queries/traits.ts';
import { WHY } from '../reasons.ts';
import { holdsAtEvent } from '../rules/triggers.ts';
import { isSuper, whyNotUsable } from '../rules/use.ts';
import { refTo, V, type VsState } from '../state.ts';
import { K } from './kinds.ts';
import { pushSettle } from './settle.ts';

// Slots: subject and object of the event, its player, and how many seats have been asked in a row without reacting.
const SUBJECT = ARG;
const OBJECT = ARG + 1;
const EVENT_SEAT = ARG + 2;
const ASKED = ARG + 4;
const CANCELLED = ARG + 5;

/**
 * Reactions to the use of a super power (VS-PWR-53): the turn player first, then the others in turn order (VS-TIME-13). Who
 * has a face-up character with a fitting Reaction is asked even if nothing in hand could pay, since not asking would tell.
 */
export const reactionsFrame: FrameKind<VsState> = {
  name: 'reactions',

  run(s, at) {
    if (s.stack[at + STEP] === 1) {
      // A reaction has resolved; it may have cancelled the power, and reactions to it are over.
      s.stack[at + STEP] = 0;
      s.stack[at + CANCELLED] |= s.v[V.acting];
      s.v[V.acting] = s.stack[at + CANCELLED];
    }
    while (s.stack[at + ASKED] < s.seats) {
      const seat = (s.v[V.active] + s.stack[at + ASKED]) % s.seats;
      if (s.out[seat] === 0 && forEachReaction(s, at, seat, undefined)) return ask(s, seat, 'playOrPass');
      s.stack[at + ASKED]++;
    }
    popFrame(s);
  },

  list(s, at) {
    const seat = (s.v[V.active] + s.stack[at + ASKED]) % s.seats;
    offer(s, packChoice(CHOICE.pass));
    forEachReaction(s, at, seat, (card, i, entry) => {
      if (isSuper(entry) && whyNotUsable(s, seat, card, entry) === WHY.fine)
        offer(s, packChoice(CHOICE.react, card, i));
    });
  },

  answer(s, at, choice) {
    if (choiceKind(choice) !== CHOICE.react) {
      s.stack[at + ASKED]++;
      return;
    }
    const seat = (s.v[V.active] + s.stack[at + ASKED]) % s.seats;
    const entries: PowerEntry[] = [];
    powersOf(s, choiceA(choice), entries);
    s.stack[at + STEP] = 1;
    s.stack[at + ASKED] = 0;
    s.v[V.acting] = 0;
    pushSettle(s);
    // Its subject is the character whose power it answers.
    pushFrame(s, K.use, refTo(s, choiceA(choice)), entries[choiceB(choice)].index, seat);
  },
};

/** Visits the seat's characters whose Reaction fits the event; true if there is any. */
function forEachReaction(
  s: VsState,
  at: number,
  seat: number,
  visit: ((card: number, index: number, entry: PowerEntry) => void) | undefined,
): boolean {
  let any = false;
  const entries: PowerEntry[] = [];
  for (let card = 0; card < s.cards; card++) {
    if (!isInRow(s, card) || !isSameSide(s, s.controller[card], seat)) continue;
    const count = powersOf(s, card, entries);
    for (let i = 0; i < count; i++) {
      const entry = entries[i];
      if (!isSuper(entry) || entry.power.timing !== 'reaction' || entry.power.to === undefined) continue;
      const ctx = enter(card, seat);
      ctx.subject = s.stack[at + SUBJECT];
      ctx.object = s.stack[at + OBJECT];
      ctx.eventSeat = s.stack[at + EVENT_SEAT];
      const { to } = entry.power;
      const isMet =
        to.pattern.on === 'usesSuperPower' &&
        matches(s, to.pattern, s.stack[at + SUBJECT], s.stack[at + OBJECT], s.stack[at + EVENT_SEAT], 1, NONE, ctx) &&
        holdsAtEvent(s, to, ctx);
      leave();
      if (!isMet) continue;
      any = true;
      visit?.(card, i, entry);
    }
  }
  return any;
}
