import { ARG, type FrameKind, NONE, popFrame, type Seat, STEP } from '@longbox/kernel';
import { nextMoment } from '../atoms/chain.ts';
import { moveCard, shuffleDeck } from '../atoms/move.ts';
import { openScope } from '../atoms/scopes.ts';
import { mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { beginUse, endUse } from '../atoms/use.ts';
import { EV } from '../catalogue/face.ts';
import { isRuledOut } from '../queries/allowed.ts';
import { timesPlayed } from '../queries/history.ts';
import { effectsOfText } from '../rules/play.ts';
import { refTo, type VsState, ZONE } from '../state/state.ts';
import { pushEffect } from '../verbs/effect-frame.ts';
import { fillRow } from './equip.ts';
import { pushTwistReactions } from './reactions.ts';

// Slots: the card, which text, who plays it, and what becomes of it afterwards (1: shuffled into the deck).
const CARD = ARG;
const TEXT = ARG + 1;
const SEAT = ARG + 2;
const AFTER = ARG + 3;
/** What `V.acting` was around this frame. */
const OUTER = ARG + 4;
/** Whether it goes to the hand in place of the KO pile (VS-MEC-REPLACE-03). */
const TO_HAND = ARG + 5;

const PLAYED = 0;
const ANSWERED = 1;

/** VS-PT-10: carried out, then put into the KO pile; meanwhile in no zone that effects can reach (VS-PT-19). */
export const twistFrame: FrameKind<VsState> = {
  name: 'twist',
  run(s, at) {
    const card = s.stack[at + CARD];
    const seat = s.stack[at + SEAT];
    switch (s.stack[at + STEP]++) {
      case PLAYED:
        nextMoment(s);
        announce(s, card, seat);
        s.stack[at + TO_HAND] = timesPlayed(s, seat) === 1 && isRuledOut(s, 'firstTwistToHand', seat) ? 1 : 0;
        s.stack[at + OUTER] = beginUse(s);
        if (s.book.possible.reactions) pushTwistReactions(s, card, seat);
        return;
      case ANSWERED: {
        const cancelled = endUse(s, s.stack[at + OUTER]) || isDeflected(s, card, seat);
        // VS-PT-16: a cancelled one goes to the KO pile without effect.
        if (cancelled) return;
        const scope = openScope(s, refTo(s, card), seat, NONE);
        return pushEffect(s, effectsOfText(s, s.stack[at + TEXT]), scope);
      }
    }
    const shuffled = s.stack[at + AFTER] === 1;
    const toHand = s.stack[at + TO_HAND] === 1;
    popFrame(s);
    if (s.zone[card] !== ZONE.playing) return;
    moveCard(s, card, shuffled ? ZONE.deck : toHand ? ZONE.hand : ZONE.ko, s.owner[card]);
    if (shuffled) shuffleDeck(s, s.owner[card]);
  },
};

/** VS-MEC-CANCEL-01: the first that an enemy plays in a turn. */
function isDeflected(s: VsState, card: number, seat: Seat): boolean {
  if (!isRuledOut(s, 'firstTwistCancelled', seat) || timesPlayed(s, seat) !== 1) return false;
  mention(s, { type: 'cancelledPower', card });
  return true;
}

function announce(s: VsState, card: number, seat: Seat): void {
  const fromHand = s.zone[card] === ZONE.hand;
  const fromRow = s.zone[card] === ZONE.resources;
  moveCard(s, card, ZONE.playing, s.owner[card]);
  if (fromHand) happen(s, EV.leavesHand, card, NONE, seat);
  if (fromRow) fillRow(s, seat);
  happen(s, EV.playsPlotTwist, card, NONE, seat);
  happen(s, EV.playsCard, card, NONE, seat);
}
