import { ARG, ask, choiceA, type FrameKind, NONE, offer, packChoice, popFrame, STEP } from '@longbox/kernel';
import { takeGuise } from '../atoms/guise.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { enter, leave } from '../queries/ctx.ts';
import { find } from '../queries/select.ts';
import { faceOf } from '../state/relation.ts';
import { deref, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';

// Slots: the card as a reference, whose it is, how it appears, and the card that was chosen plus one.
const CARD = ARG;
const SEAT = ARG + 1;
const HOW = ARG + 2;
const CHOSEN = ARG + 3;

/** VS-MEC-CLONE-06: what it becomes is chosen before anything sees it appear. */
export const guiseFrame: FrameKind<VsState> = {
  name: 'guise',
  run(s, at) {
    const { stack } = s;
    const card = deref(s, stack[at + CARD]);
    const [seat, how, chosen] = [stack[at + SEAT], stack[at + HOW], stack[at + CHOSEN] - 1];
    if (card === NONE) return popFrame(s);
    if (stack[at + STEP]++ === 0 && s.out[seat] === 0 && othersFor(s, card, seat).length > 0)
      return ask(s, seat, 'chooseCard', card);
    popFrame(s);
    if (chosen >= 0) takeGuise(s, card, s.book.catalogue.guiseOf(s.face[card], s.face[chosen]), s.face[chosen]);
    happen(s, EV.appears, card, NONE, seat, how);
  },
  list(s, at) {
    const card = deref(s, s.stack[at + CARD]);
    for (const other of othersFor(s, card, s.stack[at + SEAT])) offer(s, packChoice(CHOICE.card, other));
  },
  answer(s, at, choice) {
    s.stack[at + CHOSEN] = choiceA(choice) + 1;
  },
};

function othersFor(s: VsState, card: number, seat: number): number[] {
  const rule = faceOf(s, card).ownRules.find((one) => one.rule === 'appearsAs');
  if (rule?.rule !== 'appearsAs') return [];
  const found = find(s, rule.of, enter(card, seat), []);
  leave();
  return found;
}
