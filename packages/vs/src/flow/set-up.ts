import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  randomBelow,
  STEP,
} from '@longbox/kernel';
import { drawCards, moveCard, shuffleDeck } from '../atoms/move.ts';
import { bringAlong, chooseFirstPlayer, coverMains, endSetUp, pickWhoChooses, placeMain } from '../atoms/set-up.ts';
import { mention } from '../atoms/tell.ts';
import type { StaticEntry } from '../catalogue/face.ts';
import type { PlayerRule } from '../language/index.ts';
import { nextToPlace } from '../queries/starting.ts';
import { faceOf, isCharacter } from '../state/relation.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

/** How many seats have answered in this step, in turn order. */
const DONE = ARG;

const PICK = 0;
const PLACE = 1;
const MULLIGAN = 2;
const START = 3;
/** Between `PLACE` and `MULLIGAN`: where the cards stand with which main characters start. */
const BRING = 4;

const seatAt = (s: VsState, at: number): number => (s.v[V.firstSeat] + s.stack[at + DONE]) % s.seats;

/** Setting up (VS-SET-05 to 16): who starts, where main characters stand, opening hands, mulligans. */
export const setUpFrame: FrameKind<VsState> = {
  name: 'setUp',

  run(s, at) {
    const { stack } = s;
    switch (stack[at + STEP]) {
      case PICK: {
        if (!s.book.profile.revealsMainsTogether) coverMains(s);
        const first = whoGoesFirst(s);
        const picked = randomBelow(s.random, s.seats);
        pickWhoChooses(s, picked);
        if (first.length === 0) return ask(s, picked, 'chooseCard');
        chooseFirstPlayer(s, first.length === 1 ? first[0] : first[randomBelow(s.random, first.length)]);
        return next(s, at, PLACE);
      }
      case PLACE:
        if (stack[at + DONE] < s.seats) return ask(s, seatAt(s, at), 'chooseCard', nextToPlace(s, seatAt(s, at)));
        return next(s, at, BRING);
      case BRING:
        while (stack[at + DONE] < s.seats) {
          const brought = startsWith(s, seatAt(s, at));
          if (brought !== NONE) return ask(s, seatAt(s, at), 'chooseCard', s.firstMain[seatAt(s, at)]);
          stack[at + DONE]++;
        }
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
      case BRING:
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
        placeMain(s, nextToPlace(s, seat), choiceA(choice) === 0 ? ZONE.front : ZONE.back, seat);
        // VS-MEC-MULTIMAIN-02: the one beside it is placed after it.
        if (nextToPlace(s, seat) !== NONE) return;
        break;
      case BRING:
        bringAlong(s, startsWith(s, seat), choiceA(choice) === 0 ? ZONE.front : ZONE.back, seat);
        break;
      case MULLIGAN:
        if (choiceKind(choice) === CHOICE.mulligan) mulligan(s, seat);
        mention(s, { type: choiceKind(choice) === CHOICE.mulligan ? 'mulliganTaken' : 'handKept', seat });
    }
    s.stack[at + DONE]++;
  },
};

const rulesOfMain = (s: VsState, seat: number): readonly PlayerRule[] =>
  (faceOf(s, s.firstMain[seat]).statics as readonly StaticEntry[]).flatMap(({ power }) => power.rules ?? []);

/** VS-MEC-SETUP-02: of several such players one by chance. */
const whoGoesFirst = (s: VsState): number[] =>
  Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) =>
    rulesOfMain(s, seat).some(({ rule }) => rule === 'goesFirst'),
  );

/** VS-MEC-SETUP-02: a card in the deck with which its main character starts; NONE if there is none. */
function startsWith(s: VsState, seat: number): number {
  for (const rule of rulesOfMain(s, seat)) {
    if (rule.rule !== 'startsWith') continue;
    const name = s.book.catalogue.nameId(rule.name);
    const card = zoneList(s, ZONE.deck, seat).find((one) => isCharacter(s, one) && faceOf(s, one).names.includes(name));
    if (card !== undefined) return card;
  }
  return NONE;
}

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
