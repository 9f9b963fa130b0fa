import { choiceA, choiceB, choiceKind, offer, packChoice } from '@longbox/kernel';
import { healWounds, removeCounters } from '../atoms/conditions.ts';
import { bindNumber } from '../atoms/registers.ts';
import { COUNTERS } from '../language/index.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerNumber } from '../queries/registers.ts';
import type { VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

/** What has been taken off so far, and the first kind that may still be. */
const TAKEN = 'queue';
const KIND = 'turn';
/** Wounds are a kind of their own behind the others. */
const WOUNDS = COUNTERS.length;
/** An answer: one of them, or all. */
const ONE = 0;
const ALL = 1;

/** VS-MEC-COUNTER-03: kind after kind, one by one or all at once, until its player has enough. */
export const removeAnyCounters: VerbRules<NodeOf<'removeAnyCounters'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) {
      bindNumber(s, scope, TAKEN, 0);
      bindNumber(s, scope, KIND, 0);
    }
    if (isAnyLeft(s, node, ctx)) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    return did(registerNumber(s, ctx, TAKEN) > 0);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    offer(s, packChoice(CHOICE.done));
    for (let kind = registerNumber(s, ctx, KIND); kind <= WOUNDS; kind++) {
      const count = countOf(s, node, kind, ctx);
      if (count > 0) offer(s, packChoice(CHOICE.takeOff, kind, ONE));
      if (count > 1) offer(s, packChoice(CHOICE.takeOff, kind, ALL));
    }
    leave();
  },
  answer(s, node, { scope }, choice) {
    const ctx = enterScope(s, scope);
    if (choiceKind(choice) === CHOICE.done) bindNumber(s, scope, KIND, WOUNDS + 1);
    else {
      const [kind, isAll] = [choiceA(choice), choiceB(choice) === ALL];
      bindNumber(s, scope, KIND, isAll ? kind + 1 : kind);
      bindNumber(s, scope, TAKEN, registerNumber(s, ctx, TAKEN) + takeOff(s, node, kind, isAll ? EVERY : 1, ctx));
    }
    leave();
  },
};

const EVERY = 1_000_000;

const isAnyLeft = (s: VsState, node: NodeOf<'removeAnyCounters'>, ctx: Ctx): boolean => {
  for (let kind = registerNumber(s, ctx, KIND); kind <= WOUNDS; kind++)
    if (countOf(s, node, kind, ctx) > 0) return true;
  return false;
};

function countOf(s: VsState, node: NodeOf<'removeAnyCounters'>, kind: number, ctx: Ctx): number {
  const [card] = charactersOf(s, node.cards, ctx);
  if (card === undefined) return 0;
  return kind === WOUNDS ? s.wounds[card] : s.counters[kind][card];
}

function takeOff(s: VsState, node: NodeOf<'removeAnyCounters'>, kind: number, count: number, ctx: Ctx): number {
  const [card] = charactersOf(s, node.cards, ctx);
  if (card === undefined) return 0;
  return kind === WOUNDS ? healWounds(s, card, count) : removeCounters(s, card, COUNTERS[kind], count);
}
