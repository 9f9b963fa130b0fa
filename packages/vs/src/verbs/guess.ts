import { choiceA, choiceKind, NONE, offer, packChoice, randomOf, reveal, type Seat } from '@longbox/kernel';
import { showTo, tellReveal } from '../atoms/known.ts';
import { append, bindNumber, setRegister } from '../atoms/registers.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { KIND } from '../catalogue/face.ts';
import { GUESSED } from '../language/index.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { firstPlayerOf } from '../queries/players.ts';
import { registerCard, registerNumber } from '../queries/registers.ts';
import { faceOf } from '../state/relation.ts';
import { EVERYBODY, refTo, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { discardCard, tellDiscards } from './cards.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type Outcome, type VerbRules } from './verb.ts';

/** The card that chance has picked, the type its player has named, and whether the guess was yes. */
const PICKED = 'queue';
const NAMED = 'turn';
const SAID = 'ordered';

/** In turns: the hand's player names a type, then the power's user says yes or no. */
export const guessType: VerbRules<NodeOf<'guessType'>> = {
  run(s, node, { scope, phase }, ctx) {
    const seat = firstPlayerOf(s, node.player, ctx);
    if (seat === NONE) return 'nothing';
    if (phase % 2 === 1) {
      askInEffect(s, ctx.you, 'yesOrNo', scope);
      return 'wait';
    }
    if (phase > 0 && !settleGuess(s, seat, ctx)) return undefined;
    return pickNext(s, scope, seat, phase);
  },
  list(s, _, { phase }) {
    if (phase % 2 === 1) for (const choice of [CHOICE.yes, CHOICE.no]) offer(s, packChoice(choice));
    else for (let type = 0; type < GUESSED.length; type++) offer(s, packChoice(CHOICE.type, type));
  },
  answer(s, _, { scope, phase }, choice) {
    if (phase % 2 === 1) return bindNumber(s, scope, SAID, choiceKind(choice) === CHOICE.yes ? 1 : 0);
    bindNumber(s, scope, NAMED, choiceA(choice));
    const ctx = enterScope(s, scope);
    const seat = s.owner[registerCard(s, ctx, PICKED, 0)] ?? ctx.you;
    leave();
    mention(s, { type: 'named', seat, what: GUESSED[choiceA(choice)] });
  },
};

/** By chance; only its player learns which it is. */
function pickNext(s: VsState, scope: number, seat: Seat, phase: number): Outcome {
  const hand = zoneList(s, ZONE.hand, seat);
  if (hand.length === 0) return did(phase > 0);
  const card = randomOf(s.random, hand);
  reveal(s);
  setRegister(s, scope, PICKED);
  append(s, scope, PICKED, refTo(s, card));
  if (isMentioned(s)) mention(s, { type: 'revealed', seat, faces: [faceOf(s, card).id], to: 1 << seat, looked: true });
  askInEffect(s, seat, 'chooseNumber', scope);
  return 'wait';
}

/** Shows the card; true if the guess was right, and it is discarded. */
function settleGuess(s: VsState, seat: Seat, ctx: Ctx): boolean {
  const card = registerCard(s, ctx, PICKED, 0);
  if (card === NONE || s.zone[card] !== ZONE.hand) return false;
  showTo(s, card, EVERYBODY);
  reveal(s);
  mention(s, { type: 'revealed', seat, faces: [faceOf(s, card).id], to: EVERYBODY, looked: false });
  tellReveal(s, seat, 1);
  const isIt = (faceOf(s, card).kind & KIND[GUESSED[registerNumber(s, ctx, NAMED)]]) !== 0;
  if (isIt !== (registerNumber(s, ctx, SAID) === 1)) return false;
  discardCard(s, card);
  tellDiscards(s, [seat]);
  return true;
}
