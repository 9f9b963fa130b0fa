import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  randomBelow,
  STEP,
} from '@longbox/kernel';
import { drawCards, moveCard, shuffleDeck } from '../atoms/move.ts';
import { chooseFirstPlayer, coverMains, endSetUp, pickWhoChooses, placeMain } from '../atoms/set-up.ts';
import { mention } from '../atoms/tell.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

/** How many seats have answered in this step, in turn order. */
const DONE = ARG;

const PICK = 0;
const PLACE = 1;
const MULLIGAN = 2;
const START = 3;

const seatAt = (s: VsState, at: number): number => (s.v[V.firstSeat] + s.stack[at + DONE]) % s.seats;

/** Setting up (VS-SET-05 to 16): who starts, where main characters stand, opening hands, mulligans. */
export const setUpFrame: FrameKind<VsState> = {
  name: 'setUp',

  run(s, at) {
    const { stack } = s;
    switch (stack[at + STEP]) {
      case PICK: {
        if (!s.book.profile.revealsMainsTogether) coverMains(s);
        const picked = randomBelow(s.random, s.seats);
        pickWhoChooses(s, picked);
        return ask(s, picked, 'chooseCard');
      }
      case PLACE:
        if (stack[at + DONE] < s.seats) return ask(s, seatAt(s, at), 'chooseCard', s.firstMain[seatAt(s, at)]);
        for (let seat = 0; seat < s.seats; seat++) {
          shuffleDeck(s, seat);
          drawCards(s, seat, s.book.profile.openingHand);
        }
        return next(s, at, MULLIGAN);
      case MULLIGAN:
        if (stack[at + DONE] < s.seats) return ask(s, seatAt(s, at), 'yesOrNo');
        return next(s, at, START);
      case START:
        popFrame(s);
        endSetUp(s);
        pushFrame(s, K.turn);
    }
  },

  list(s, at) {
    switch (s.stack[at + STEP]) {
      case PICK:
        for (let seat = 0; seat < s.seats; seat++) offer(s, packChoice(CHOICE.first, seat));
        return;
      case PLACE:
        offer(s, packChoice(CHOICE.place, 0));
        offer(s, packChoice(CHOICE.place, 1));
        return;
      case MULLIGAN:
        offer(s, packChoice(CHOICE.keep));
        offer(s, packChoice(CHOICE.mulligan));
    }
  },

  answer(s, at, choice) {
    const seat = seatAt(s, at);
    switch (s.stack[at + STEP]) {
      case PICK:
        chooseFirstPlayer(s, choiceA(choice));
        return next(s, at, PLACE);
      case PLACE:
        placeMain(s, s.firstMain[seat], choiceA(choice) === 0 ? ZONE.front : ZONE.back, seat);
        break;
      case MULLIGAN:
        if (choiceKind(choice) === CHOICE.mulligan) mulligan(s, seat);
        mention(s, { type: choiceKind(choice) === CHOICE.mulligan ? 'mulliganTaken' : 'handKept', seat });
    }
    s.stack[at + DONE]++;
  },
};

function next(s: VsState, at: number, step: number): void {
  s.stack[at + STEP] = step;
  s.stack[at + DONE] = 0;
}

/** VS-SET-13. */
function mulligan(s: VsState, seat: number): void {
  for (const card of zoneList(s, ZONE.hand, seat).slice()) moveCard(s, card, ZONE.deck, seat);
  shuffleDeck(s, seat);
  drawCards(s, seat, s.book.profile.openingHand);
}
