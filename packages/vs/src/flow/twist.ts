import { ARG, type FrameKind, NONE, popFrame, STEP } from '@longbox/kernel';
import { moveCard, shuffleDeck } from '../atoms/move.ts';
import { EV } from '../catalogue/face.ts';
import { faceOf } from '../queries/relation.ts';
import { openScope } from '../rules/scopes.ts';
import { happen, nextMoment } from '../rules/triggers.ts';
import { refTo, type VsState, ZONE } from '../state.ts';
import { pushEffect } from './effect.ts';

// Slots: the card, which of its timings, who plays it, and what becomes of it afterwards (1: shuffled into the deck).
const CARD = ARG;
const TIMING = ARG + 1;
const SEAT = ARG + 2;
const AFTER = ARG + 3;

/** VS-PT-10: carried out, then put into the KO pile; meanwhile in no zone that effects can reach (VS-PT-19). */
export const twistFrame: FrameKind<VsState> = {
  name: 'twist',
  run(s, at) {
    const card = s.stack[at + CARD];
    const seat = s.stack[at + SEAT];
    if (s.stack[at + STEP] === 0) {
      s.stack[at + STEP] = 1;
      nextMoment(s);
      const fromHand = s.zone[card] === ZONE.hand;
      moveCard(s, card, ZONE.playing, s.owner[card]);
      if (fromHand) happen(s, EV.leavesHand, card, NONE, seat);
      happen(s, EV.playsPlotTwist, card, NONE, seat);
      happen(s, EV.playsCard, card, NONE, seat);
      const printed = faceOf(s, card).card;
      if (printed.card !== 'plotTwist') return;
      const scope = openScope(s, refTo(s, card), seat, NONE);
      pushEffect(s, printed.timing[s.stack[at + TIMING]].effects, scope);
      return;
    }
    const shuffled = s.stack[at + AFTER] === 1;
    popFrame(s);
    if (s.zone[card] !== ZONE.playing) return;
    moveCard(s, card, shuffled ? ZONE.deck : ZONE.ko, s.owner[card]);
    if (shuffled) shuffleDeck(s, s.owner[card]);
  },
};
