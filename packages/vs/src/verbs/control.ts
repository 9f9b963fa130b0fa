import {
  choiceA,
  choiceKind,
  NONE,
  offer,
  packChoice,
  pushFrame,
  randomBelow,
  reveal,
  type Seat,
} from '@longbox/kernel';
import { spendPoints } from '../atoms/points.ts';
import { append, bindCard, bindNumber, setRegister } from '../atoms/registers.ts';
import { mention } from '../atoms/tell.ts';
import { addExtraTurn } from '../atoms/turn.ts';
import type { Effects } from '../language/index.ts';
import { isRuledOut } from '../queries/allowed.ts';
import { amountOf, LARGEST } from '../queries/amount.ts';
import { holds } from '../queries/condition.ts';
import { enterScope, leave } from '../queries/ctx.ts';
import { firstPlayerOf, playersOf } from '../queries/players.ts';
import { registerCount, registerNumber } from '../queries/registers.ts';
import { resolve } from '../queries/select.ts';
import { ENDLESS } from '../rules/check.ts';
import { win } from '../rules/end.ts';
import { textNumber, textsOf, whyNotPlayTwist } from '../rules/play.ts';
import { playsAsInOwnTurn } from '../rules/timing.ts';
import { whyNotNow } from '../rules/use.ts';
import { isEnemySeat } from '../state/relation.ts';
import { refTo, V, type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';
import { canDo } from './can-do.ts';
import { askInEffect, pushInner } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

const YES = packChoice(CHOICE.yes);
const NO = packChoice(CHOICE.no);
const yesOrNo = (s: VsState): void => {
  offer(s, YES);
  offer(s, NO);
};
/** What an answer leaves for the next phase. */
const ANSWER = 'turn';

export const choose: VerbRules<NodeOf<'choose'>> = {
  run: (s, node, _, ctx) => did(resolve(s, node.cards, ctx, []).length > 0),
};

export const bind: VerbRules<NodeOf<'bind'>> = {
  run(s, node, { scope }, ctx) {
    const cards = resolve(s, node.cards, ctx, []);
    const there = node.add === undefined ? [] : resolve(s, { cards: 'the', name: node.name }, ctx, []);
    if (node.add === undefined) setRegister(s, scope, node.name);
    for (const card of cards) if (!there.includes(card)) bindCard(s, scope, node.name, card);
    return did(cards.length > 0);
  },
};

export const choosePlayer: VerbRules<NodeOf<'choosePlayer'>> = {
  run: (s, node, _, ctx) => did(firstPlayerOf(s, node.player, ctx) !== NONE),
};

/** A row of one side, as `side * 16 + zone`; see `isInThatRow`. */
export const chooseRow: VerbRules<NodeOf<'chooseRow'>> = {
  run(s, _, { scope, phase }, ctx) {
    if (phase > 0) return undefined;
    askInEffect(s, ctx.you, 'chooseCard', scope);
    return 'wait';
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    for (let seat = 0; seat < s.seats; seat++) {
      const isMeant = node.of === 'you' ? seat === s.sideOf[ctx.you] : isEnemySeat(s, seat, ctx.you);
      if (s.out[seat] !== 0 || s.sideOf[seat] !== seat || !isMeant) continue;
      for (const zone of [ZONE.front, ZONE.back]) offer(s, packChoice(CHOICE.row, zone - ZONE.front, seat));
    }
    leave();
  },
  answer(s, node, { scope }, choice) {
    bindNumber(s, scope, node.name, (choice & 4095) * 16 + ZONE.front + choiceA(choice));
  },
};

/** "Any number" (VS-TERM-41), digit by digit, highest first, until "done"; so that no list is endless. */
export const chooseNumber: VerbRules<NodeOf<'chooseNumber'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (node.below !== undefined) {
      if (phase > 0) return undefined;
      askInEffect(s, ctx.you, 'chooseNumber', scope);
      return 'wait';
    }
    if (phase === 0) bindNumber(s, scope, node.name, 0);
    else if (registerNumber(s, ctx, ANSWER) === 1) return undefined;
    if (registerNumber(s, ctx, node.name) * 10 > LARGEST) return undefined;
    askInEffect(s, ctx.you, 'chooseNumber', scope);
    return 'wait';
  },
  list(s, node, { scope }) {
    if (node.below !== undefined) {
      const ctx = enterScope(s, scope);
      // Zero is a number, too, also where nothing is below.
      const most = Math.max(0, amountOf(s, node.below, ctx) - 1);
      leave();
      for (let number = 0; number <= most; number++) offer(s, packChoice(CHOICE.mode, number));
      return;
    }
    const ctx = enterScope(s, scope);
    const isEnough = registerNumber(s, ctx, node.name) >= (node.least ?? 0);
    leave();
    if (isEnough) offer(s, packChoice(CHOICE.done));
    for (let digit = isEnough ? 0 : 1; digit <= 9; digit++) offer(s, packChoice(CHOICE.digit, digit));
  },
  answer(s, node, { scope }, choice) {
    if (node.below !== undefined) return bindNumber(s, scope, node.name, choiceA(choice));
    const isDone = choiceKind(choice) === CHOICE.done;
    bindNumber(s, scope, ANSWER, isDone ? 1 : 0);
    if (isDone) return;
    const ctx = enterScope(s, scope);
    const soFar = registerNumber(s, ctx, node.name);
    leave();
    bindNumber(s, scope, node.name, soFar * 10 + choiceA(choice));
  },
};

export const when: VerbRules<NodeOf<'if'>> = {
  run(s, node, { scope }, ctx) {
    const isSo = holds(s, node.condition, ctx);
    pushInner(s, isSo ? node.then : (node.otherwise ?? []), scope);
    return undefined;
  },
};

export const may: VerbRules<NodeOf<'may'>> = {
  run(s, node, { scope, phase }, ctx) {
    const seat = node.by === undefined ? ctx.you : firstPlayerOf(s, node.by, ctx);
    if (seat === NONE) return 'nothing';
    if (phase === 0) {
      askInEffect(s, seat, 'yesOrNo', scope);
      return 'wait';
    }
    if (registerNumber(s, ctx, ANSWER) === 0) return 'nothing';
    pushInner(s, node.effects, scope);
    return undefined;
  },
  list(s) {
    // VS-TIME-14: a chain that lives on this choice has to come to an end.
    if (s.v[V.chain] <= 2 * ENDLESS) offer(s, YES);
    offer(s, NO);
  },
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, ANSWER, choice === YES ? 1 : 0),
};

/** Offers only modes that can be carried out; an impossible one is no way out. */
export const unless: VerbRules<NodeOf<'unless'>> = {
  run(s, node, { scope, phase }, ctx) {
    const seat = firstPlayerOf(s, node.player, ctx);
    if (phase === 0) {
      if (seat === NONE || !canDo(s, node.effects, ctx)) {
        pushInner(s, node.instead, scope);
        return undefined;
      }
      askInEffect(s, seat, 'yesOrNo', scope);
      return 'wait';
    }
    pushInner(s, registerNumber(s, ctx, ANSWER) === 1 ? node.effects : node.instead, scope);
    return undefined;
  },
  list: yesOrNo,
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, ANSWER, choice === YES ? 1 : 0),
};

/** Items left to visit are kept in the loop's own register, from the end. */
function loop(
  s: VsState,
  name: string,
  effects: Effects,
  scope: number,
  at: number,
  phase: number,
): 'again' | undefined {
  const ctx = enterScope(s, scope);
  const queue = LOOP_QUEUE;
  const count = registerCount(s, ctx, queue);
  const value = phase < count ? s.pool[s.scopes[scope + 10 + s.book.catalogue.bindingId(queue)] + 1 + phase] : NONE;
  leave();
  void at;
  if (phase >= count) return undefined;
  setRegister(s, scope, name);
  append(s, scope, name, value);
  pushInner(s, effects, scope);
  return 'again';
}
export const LOOP_QUEUE = 'queue';

export const forEach: VerbRules<NodeOf<'forEach'>> = {
  run(s, node, { scope, phase, at }, ctx) {
    if (phase === 0) {
      const cards = resolve(s, node.cards, ctx, []);
      setRegister(s, scope, LOOP_QUEUE);
      for (const card of cards) append(s, scope, LOOP_QUEUE, refTo(s, card));
      if (cards.length === 0) return 'nothing';
    }
    return loop(s, node.name, node.effects, scope, at, phase);
  },
};

export const forEachPlayer: VerbRules<NodeOf<'forEachPlayer'>> = {
  run(s, node, { scope, phase, at }, ctx) {
    if (phase === 0) {
      const seats: Seat[] = playersOf(s, node.player, ctx, []);
      setRegister(s, scope, LOOP_QUEUE);
      for (const seat of seats) append(s, scope, LOOP_QUEUE, seat);
      if (seats.length === 0) return 'nothing';
    }
    return loop(s, node.name, node.effects, scope, at, phase);
  },
};

/** How the first of two modes is kept beside the second. */
const FIRST_OF_TWO = 100;

export const oneOf: VerbRules<NodeOf<'oneOf'>> = {
  run(s, node, { scope, phase }, ctx) {
    const wanted = node.count ?? 1;
    if (phase < wanted) {
      const seat = node.by === undefined ? ctx.you : firstPlayerOf(s, node.by, ctx);
      if (seat === NONE) return 'nothing';
      askInEffect(s, seat, 'chooseNumber', scope);
      return 'wait';
    }
    const answer = registerNumber(s, ctx, ANSWER);
    // What is pushed last is done first.
    if (wanted === 2) pushInner(s, node.modes[answer % FIRST_OF_TWO], scope);
    pushInner(s, node.modes[wanted === 2 ? Math.floor(answer / FIRST_OF_TWO) : answer], scope);
    return undefined;
  },
  list(s, node, { scope, phase }) {
    // Two are picked in ascending order, so that a pair is picked in one way only.
    const ctx = enterScope(s, scope);
    const from = phase === 0 ? 0 : registerNumber(s, ctx, ANSWER) + 1;
    leave();
    const to = node.modes.length - (node.count ?? 1) + 1 + phase;
    for (let i = from; i < to; i++) offer(s, packChoice(CHOICE.mode, i));
  },
  answer(s, _, { scope, phase }, choice) {
    const ctx = enterScope(s, scope);
    const before = phase === 0 ? 0 : registerNumber(s, ctx, ANSWER) * FIRST_OF_TWO;
    leave();
    bindNumber(s, scope, ANSWER, before + choiceA(choice));
  },
};

/** VS-CARD-02; the frame leaves the winner's seat in the register. */
export const danceOff: VerbRules<NodeOf<'danceOff'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) {
      bindNumber(s, scope, ANSWER, NONE);
      pushFrame(s, K.danceOff, scope, ctx.you);
      return 'again';
    }
    if (registerNumber(s, ctx, ANSWER) !== ctx.you) return 'nothing';
    pushInner(s, node.ifYouWin, scope);
    return undefined;
  },
};

/** VS-MEC-CHANCE-01: two equal outcomes, and everybody sees which; the power's player wins on the second. */
export const flipCoin: VerbRules<NodeOf<'flipCoin'>> = {
  run(s, node, { scope }, ctx) {
    reveal(s);
    const won = randomBelow(s.random, 2) === 1;
    mention(s, { type: 'flippedCoin', seat: ctx.you, won });
    if (!won) return 'nothing';
    pushInner(s, node.ifYouWin, scope);
    return undefined;
  },
};

/** Nobody hears it but those at the table. */
export const sing: VerbRules<NodeOf<'sing'>> = { run: () => undefined };
export const say: VerbRules<NodeOf<'say'>> = { run: () => undefined };

/** VS-MEC-TURN-01: whose turn it is takes another after it. */
export const extraTurn: VerbRules<NodeOf<'extraTurn'>> = {
  run(s) {
    addExtraTurn(s);
    return undefined;
  },
};

export const winGame: VerbRules<NodeOf<'winGame'>> = {
  run(s, _node, _running, ctx) {
    if (isRuledOut(s, 'cantWin', ctx.you)) return 'nothing';
    // VS-GOLD-02, case: a player who can't lose keeps others from winning.
    for (let seat = 0; seat < s.seats; seat++) {
      if (isEnemySeat(s, seat, ctx.you) && isRuledOut(s, 'cantLose', seat)) return 'nothing';
    }
    win(s, [s.team[ctx.you]], 'effect');
    return undefined;
  },
};

/** VS-BLD-13: any amount of what is left, up to all of it. */
export const spendRecruitPoints: VerbRules<NodeOf<'spendRecruitPoints'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) {
      askInEffect(s, ctx.you, 'chooseNumber', scope);
      return 'wait';
    }
    spendPoints(s, ctx.you, registerNumber(s, ctx, node.name));
    return undefined;
  },
  list(s, _, { scope }) {
    const ctx = enterScope(s, scope);
    for (let points = 0; points <= s.seatPoints[ctx.you]; points++) offer(s, packChoice(CHOICE.mode, points));
    leave();
  },
  answer: (s, node, { scope }, choice) => bindNumber(s, scope, node.name, choiceA(choice)),
};

/** The first of its timings that is open now; an effect may also play it when none is. */
function timingNow(s: VsState, seat: Seat, card: number): number {
  const open = textsOf(s, seat, card).findIndex(
    ({ at, anyTurn }) => whyNotNow(s, seat, at, anyTurn === true || playsAsInOwnTurn(s, seat), NONE) === WHY.fine,
  );
  return textNumber(s, seat, card, Math.max(0, open));
}

/** Played as if from hand, if it can be: its own effect resolves inside this one, and then it goes where this one says. */
export const playPlotTwist: VerbRules<NodeOf<'playPlotTwist'>> = {
  run(s, node, _, ctx) {
    const [card] = resolve(s, node.cards, ctx, []);
    if (card === undefined || whyNotPlayTwist(s, ctx.you, card) !== WHY.fine) return 'nothing';
    pushFrame(s, K.twist, card, timingNow(s, ctx.you, card), ctx.you, node.after === 'ko' ? 0 : 1);
    return undefined;
  },
};
