import { ARG, type FrameKind, NONE, popFrame, STEP } from '@longbox/kernel';
import { enterPlay } from '../atoms/appear.ts';
import { nextMoment } from '../atoms/chain.ts';
import { shuffleDeck } from '../atoms/move.ts';
import { payForRecruit } from '../atoms/points.ts';
import { removeRow } from '../atoms/table.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { recruitCost } from '../rules/play.ts';
import { AT, ROW } from '../state/rows.ts';
import { deref, type VsState, ZONE } from '../state/state.ts';
import { settle } from './settle.ts';

// Slots: the card as a reference, the row, who recruits, and whose side it goes to.
const CARD = ARG;
const ROW_TO = ARG + 1;
const SEAT = ARG + 2;
const SIDE = ARG + 3;

/** VS-PWR-20, VS-TIME-06: paid for first; "when you recruit" resolves before the character appears. */
export const recruitFrame: FrameKind<VsState> = {
  name: 'recruit',
  run(s, at) {
    const card = s.stack[at + CARD] & 1023;
    const seat = s.stack[at + SEAT];
    if (s.stack[at + STEP] === 0) {
      s.stack[at + STEP] = 1;
      nextMoment(s);
      payForRecruit(s, seat, card, recruitCost(s, seat, card));
      spendReduction(s, seat);
      happen(s, EV.recruits, card, NONE, seat);
      happen(s, EV.playsCard, card, NONE, seat);
      return settle(s);
    }
    const there = deref(s, s.stack[at + CARD]);
    const row = s.stack[at + ROW_TO] === 0 ? ZONE.front : ZONE.back;
    const side = s.stack[at + SIDE];
    popFrame(s);
    if (there === NONE) return;
    const fromHand = s.zone[there] === ZONE.hand;
    const fromDeck = s.zone[there] === ZONE.deck;
    nextMoment(s);
    enterPlay(s, [there], row, side);
    if (fromHand) happen(s, EV.leavesHand, there, NONE, seat);
    // VS-BLD-17: its player has searched it.
    if (fromDeck) shuffleDeck(s, s.owner[there]);
  },
};

const RULE = IS.rule;

/** "Your next character": used up by this recruit. */
function spendReduction(s: VsState, seat: number): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.modifiers[at + AT.kind] !== RULE || (s.modifiers[at + AT.a] & (1 << seat)) === 0) continue;
    const node = s.book.catalogue.lasting[s.modifiers[at + AT.node]];
    if ('rule' in node && node.rule === 'nextRecruitCosts') removeRow(s, at);
  }
}
