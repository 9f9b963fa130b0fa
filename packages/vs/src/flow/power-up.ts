import {
  ARG,
  ask,
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
import { putCounters } from '../atoms/conditions.ts';
import { takeFormFromHand } from '../atoms/level.ts';
import { mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { mayTakeForm } from '../rules/play.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { discardCard, tellDiscards } from '../verbs/cards.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

// Slots: the card in hand, the character, whose hand it is, and what its player wants.
const CARD = ARG;
const CHARACTER = ARG + 1;
const SEAT = ARG + 2;
const WANTED = ARG + 3;

/** VS-PUP-01; VS-MEC-POWERUP-03: where the card may take its place instead, its player is asked. */
export function powerUp(s: VsState, seat: Seat, card: number, character: number): void {
  if (mayTakeForm(s, seat, card, character)) return pushFrame(s, K.form, card, character, seat);
  powerUpWith(s, seat, card, character);
}

function powerUpWith(s: VsState, seat: Seat, card: number, character: number): void {
  discardCard(s, card);
  tellDiscards(s, [seat]);
  mention(s, { type: 'poweredUp', seat, card: character, with: faceOf(s, card).id });
  putCounters(s, character, 'plus', 1, NONE);
  happen(s, EV.powersUp, character, card, seat);
}

/** VS-MEC-POWERUP-03: it transforms, or it is powered up. */
export const formFrame: FrameKind<VsState> = {
  name: 'form',
  run(s, at) {
    const { stack } = s;
    if (stack[at + STEP] === 0) {
      stack[at + STEP] = 1;
      return ask(s, stack[at + SEAT], 'yesOrNo', stack[at + CHARACTER]);
    }
    const [card, character, seat, wanted] = [CARD, CHARACTER, SEAT, WANTED].map((slot) => stack[at + slot]);
    popFrame(s);
    if (wanted === 1) takeFormFromHand(s, character, card);
    else powerUpWith(s, seat, card, character);
  },
  list(s) {
    offer(s, packChoice(CHOICE.yes));
    offer(s, packChoice(CHOICE.no));
  },
  answer(s, at, choice) {
    s.stack[at + WANTED] = choiceKind(choice) === CHOICE.yes ? 1 : 0;
  },
};
