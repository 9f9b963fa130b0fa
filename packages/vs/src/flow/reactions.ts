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
  type Seat,
  STEP,
} from '@longbox/kernel';
import { holdsAtEvent, SEAT_BITS } from '../atoms/triggers.ts';
import { setCancelled } from '../atoms/use.ts';
import type { PowerEntry } from '../catalogue/face.ts';
import { patternsOf } from '../language/index.ts';
import { enter, leave } from '../queries/ctx.ts';
import { matches } from '../queries/history.ts';
import { hasExtraPowers, mayHaveExtraPowers, powersOf } from '../queries/traits.ts';
import { isSuper, isUsedUp, whyNotUsable } from '../rules/use.ts';
import { faceOf, isInRow, isSameSide } from '../state/relation.ts';
import { deref, refTo, V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';
import { pushSettle } from './settle.ts';
import { pushUse } from './use.ts';

// Slots: the character whose power is used (or the plot twist), by whom, which power, how many seats have been asked in a row
// without reacting, whether it has been cancelled, and whether it is a plot twist.
const USER = ARG;
const USER_SEAT = ARG + 1;
const POWER = ARG + 2;
const ASKED = ARG + 3;
const CANCELLED = ARG + 4;
const IS_TWIST = ARG + 5;

/** Reactions to a plot twist that has been played, before it is carried out (VS-PT-16). */
export const pushTwistReactions = (s: VsState, card: number, seat: Seat): void =>
  pushFrame(s, K.reactions, card, seat, NONE, 0, 0, 1);

/**
 * Reactions to the use of a super power (VS-PWR-53) or to a plot twist: the turn player first, then the others in turn order (VS-TIME-13). Who
 * has a face-up character with a fitting Reaction is asked even if nothing in hand could pay, since not asking would tell.
 */
export const reactionsFrame: FrameKind<VsState> = {
  name: 'reactions',

  run(s, at) {
    if (s.stack[at + STEP] === 1) {
      // A reaction has resolved; it may have cancelled the power, and reactions to it are over.
      s.stack[at + STEP] = 0;
      s.stack[at + CANCELLED] |= s.v[V.acting];
      setCancelled(s, s.stack[at + CANCELLED]);
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
    setCancelled(s, 0);
    pushSettle(s);
    const user = refTo(s, s.stack[at + USER]);
    pushUse(s, choiceA(choice), entries[choiceB(choice)], seat, user, NONE, s.stack[at + USER_SEAT]);
  },
};

/** Visits the seat's characters whose Reaction fits and is not used up; true if there is any. */
function forEachReaction(
  s: VsState,
  at: number,
  seat: number,
  visit: ((card: number, index: number, entry: PowerEntry) => void) | undefined,
): boolean {
  let any = false;
  const entries: PowerEntry[] = [];
  const isExtra = mayHaveExtraPowers(s);
  for (const card of s.board) {
    if (!faceOf(s, card).answers && !(isExtra && hasExtraPowers(s, card))) continue;
    if (!isInRow(s, card) || !isSameSide(s, s.controller[card], seat)) continue;
    const count = powersOf(s, card, entries);
    for (let i = 0; i < count; i++) {
      const entry = entries[i];
      if (!isSuper(entry) || entry.power.timing !== 'reaction' || entry.power.to === undefined) continue;
      const ctx = enter(card, seat);
      ctx.subject = s.stack[at + USER];
      ctx.eventSeat = s.stack[at + USER_SEAT];
      const { to } = entry.power;
      const isMet =
        patternsOf(to).some(
          (pattern) =>
            pattern.on === (s.stack[at + IS_TWIST] === 1 ? 'playsPlotTwist' : 'usesSuperPower') &&
            matches(s, pattern, ctx.subject, NONE, ctx.eventSeat, 1, s.stack[at + POWER], ctx),
        ) && holdsAtEvent(s, to, ctx);
      leave();
      if (!isMet || isUsedUp(s, card, entry)) continue;
      any = true;
      visit?.(card, i, entry);
    }
  }
  return any;
}

// Slots of a Reaction to anything else: its character as a reference, its power, whose it is, and the event's subject,
// object, and player with number.
const CARD = ARG;
const ITS_POWER = ARG + 1;
const SEAT = ARG + 2;
const SUBJECT = ARG + 3;
const OBJECT = ARG + 4;
const EVENT_SEAT = ARG + 5;

/** VS-PWR-50: something that a Reaction waits for has happened; its player may pay for it now. */
export const reactFrame: FrameKind<VsState> = {
  name: 'react',

  run(s, at) {
    const card = deref(s, s.stack[at + CARD]);
    if (s.stack[at + STEP] === 1 || card === NONE || placeOf(s, at, card) === NONE) return popFrame(s);
    s.stack[at + STEP] = 1;
    ask(s, s.stack[at + SEAT], 'playOrPass', card);
  },

  list(s, at) {
    const seat = s.stack[at + SEAT];
    const card = deref(s, s.stack[at + CARD]);
    const entry = s.book.catalogue.powers[s.stack[at + ITS_POWER]];
    offer(s, packChoice(CHOICE.pass));
    if (isSuper(entry) && whyNotUsable(s, seat, card, entry) === WHY.fine)
      offer(s, packChoice(CHOICE.react, card, placeOf(s, at, card)));
  },

  answer(s, at, choice) {
    if (choiceKind(choice) !== CHOICE.react) return;
    const { stack } = s;
    const entry = s.book.catalogue.powers[stack[at + ITS_POWER]];
    pushUse(
      s,
      choiceA(choice),
      entry,
      stack[at + SEAT],
      stack[at + SUBJECT],
      stack[at + OBJECT],
      (stack[at + EVENT_SEAT] & ((1 << SEAT_BITS) - 1)) - 1,
      stack[at + EVENT_SEAT] >> SEAT_BITS,
    );
  },
};

/** Where the power stands among those the character has now; NONE if it has lost it or used it up, as everybody can see. */
function placeOf(s: VsState, at: number, card: number): number {
  const entries: PowerEntry[] = [];
  powersOf(s, card, entries);
  const place = entries.findIndex(({ index }) => index === s.stack[at + ITS_POWER]);
  const entry = entries[place];
  return entry !== undefined && isSuper(entry) && !isUsedUp(s, card, entry) ? place : NONE;
}
