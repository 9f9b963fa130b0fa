import { NONE, truncate } from '@longbox/kernel';
import {
  exhaustCharacter,
  freezeCharacter,
  healWounds,
  hideCharacter,
  readyCharacter,
  recoverCharacter,
  removeCounters,
  turnUpHidden,
  woundCharacter,
} from '../atoms/conditions.ts';
import { koAll } from '../atoms/ko.ts';
import { bindNumber } from '../atoms/registers.ts';
import { addStun, commitStuns, noStuns, type StunAs } from '../atoms/stun.ts';
import type { Cards, Counter } from '../language/index.ts';
import { amountOf } from '../queries/amount.ts';
import type { Ctx } from '../queries/ctx.ts';
import { resolve } from '../queries/select.ts';
import { atkOf, defOf } from '../queries/stats.ts';
import { isHidden, isInPlay, isInRow, isPlayerDefending } from '../state/relation.ts';
import { countersOf, type VsState, ZONE } from '../state/state.ts';
import { putReplaceable } from './replaced.ts';
import { keepTrack } from './track.ts';
import { did, type NodeOf, type Outcome, type VerbRules } from './verb.ts';

/** The operand's cards wherever they are; a player who is attacked in person is no card that could go anywhere. */
export function cardsOf(s: VsState, cards: Cards, ctx: Ctx): number[] {
  return resolve(s, cards, ctx, []).filter((card) => s.zone[card] !== ZONE.player);
}

/** The characters in play among the operand's cards. */
export function charactersOf(s: VsState, cards: Cards, ctx: Ctx): number[] {
  const found = resolve(s, cards, ctx, []);
  let kept = 0;
  for (let i = 0; i < found.length; i++) if (isInRow(s, found[i])) found[kept++] = found[i];
  truncate(found, kept);
  return found;
}

/** The same, and a player who is attacked in person: can be stunned, and get counters and modifiers. */
export function combatantsOf(s: VsState, cards: Cards, ctx: Ctx): number[] {
  const found = resolve(s, cards, ctx, []);
  let kept = 0;
  for (let i = 0; i < found.length; i++) {
    if (isInRow(s, found[i]) || isPlayerDefending(s, found[i])) found[kept++] = found[i];
  }
  truncate(found, kept);
  return found;
}

/** Runs something on each, and tells whether it did anything to any. */
const onEach =
  <N extends { cards: Cards }>(act: (s: VsState, card: number, ctx: Ctx) => unknown) =>
  (s: VsState, node: N, _: unknown, ctx: Ctx): Outcome => {
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) if (act(s, card, ctx) !== false) any = true;
    return did(any);
  };

function stunEach(s: VsState, cards: Cards, ctx: Ctx, how: StunAs = 'stun'): Outcome {
  const stuns = noStuns();
  // VS-PWR-11: credit goes to the character that causes it; a plot twist is nobody.
  const source = isInRow(s, ctx.source) ? ctx.source : NONE;
  for (const card of combatantsOf(s, cards, ctx)) addStun(stuns, card, source);
  return did(commitStuns(s, stuns, how).length > 0);
}

export const stun: VerbRules<NodeOf<'stun'>> = { run: (s, node, _, ctx) => stunEach(s, node.cards, ctx) };
export const daze: VerbRules<NodeOf<'daze'>> = {
  run: (s, node, _, ctx) => stunEach(s, node.cards, ctx, node.keepsEquipment === true ? 'dazeEquipped' : 'daze'),
};
export const recover: VerbRules<NodeOf<'recover'>> = { run: onEach(recoverCharacter) };
export const ready: VerbRules<NodeOf<'ready'>> = { run: onEach(readyCharacter) };
export const exhaust: VerbRules<NodeOf<'exhaust'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of onTheBoard(s, node.cards, ctx)) if (exhaustCharacter(s, card)) any = true;
    return did(any);
  },
};

/** Characters; resources only where the power asks for them (VS-MEC-LOCEXH-01). */
export function onTheBoard(s: VsState, cards: Cards, ctx: Ctx): number[] {
  if (!asksForResources(cards)) return [...charactersOf(s, cards, ctx), ...chosenResources(s, cards, ctx)];
  return cardsOf(s, cards, ctx).filter((card) => s.zone[card] === ZONE.resources);
}

/** Those that an instruction before this one has chosen. */
export const chosenResources = (s: VsState, cards: Cards, ctx: Ctx): number[] =>
  typeof cards === 'object' && cards.cards === 'the'
    ? cardsOf(s, cards, ctx).filter((card) => s.zone[card] === ZONE.resources)
    : [];

export const asksForResources = (cards: Cards): boolean =>
  typeof cards === 'object' && 'from' in cards && cards.from.zone === 'resources';

/** VS-MEC-STRIKE-02: at the same moment, each by the other. */
export const stunEachOther: VerbRules<NodeOf<'stunEachOther'>> = {
  run(s, node, _, ctx) {
    const stuns = noStuns();
    const [one] = combatantsOf(s, node.cards, ctx);
    const [other] = combatantsOf(s, node.with, ctx);
    if (one === undefined || other === undefined) return 'nothing';
    addStun(stuns, one, isInRow(s, other) ? other : NONE);
    addStun(stuns, other, isInRow(s, one) ? one : NONE);
    return did(commitStuns(s, stuns).length > 0);
  },
};
export const freeze: VerbRules<NodeOf<'freeze'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of onTheBoard(s, node.cards, ctx)) if (freezeCharacter(s, card)) any = true;
    return did(any);
  },
};
export const hide: VerbRules<NodeOf<'hide'>> = { run: onEach(hideCharacter) };
/** VS-STN-34 is about recovering; what turns characters up finds the hidden, too. */
export const turnFaceUp: VerbRules<NodeOf<'turnFaceUp'>> = {
  run: onEach((s, card) => (isHidden(s, card) ? turnUpHidden(s, card) : recoverCharacter(s, card))),
};

/** KO is for any card in play (VS-TERM-12). */
export const ko: VerbRules<NodeOf<'ko'>> = {
  run(s, node, { scope }, ctx) {
    const cards = resolve(s, node.cards, ctx, []).filter((card) => isInPlay(s, card));
    koAll(s, cards, isInRow(s, ctx.source) ? ctx.source : NONE);
    keepTrack(s, scope, node.cards, cards);
    return did(cards.some((card) => !isInPlay(s, card)));
  },
};

export const wound: VerbRules<NodeOf<'wound'>> = {
  run(s, node, _, ctx) {
    const count = amountOf(s, node.count, ctx);
    const cards = charactersOf(s, node.cards, ctx);
    const source = isInRow(s, ctx.source) ? ctx.source : NONE;
    for (const card of cards) woundCharacter(s, card, count, source, node.lethal === true);
    return did(cards.length > 0);
  },
};

export const heal: VerbRules<NodeOf<'heal'>> = {
  run(s, node, _, ctx) {
    const count = amountOf(s, node.count, ctx);
    return onEach((state, card) => healWounds(state, card, count) > 0)(s, node, _, ctx);
  },
};

/** On behalf of the power's card. */
export const putOrReplace = (
  s: VsState,
  card: number,
  counter: Counter,
  count: number,
  ctx: Ctx,
  name?: string,
): number =>
  putReplaceable(s, card, counter, count, isInRow(s, ctx.source) ? ctx.source : NONE, { scope: ctx.scope, name });

export const put: VerbRules<NodeOf<'put'>> = {
  run(s, node, { scope }, ctx) {
    const column = countersOf(s, node.counter);
    let any = false;
    let put = 0;
    for (const card of combatantsOf(s, node.cards, ctx)) {
      const before = column[card];
      if (putOrReplace(s, card, node.counter, amountOf(s, node.count, ctx), ctx, node.name) > 0) any = true;
      put += column[card] - before;
    }
    if (node.name !== undefined) bindNumber(s, scope, node.name, put);
    return did(any);
  },
};

export const removeCountersVerb: VerbRules<NodeOf<'removeCounters'>> = {
  run(s, node, { scope }, ctx) {
    let removed = 0;
    for (const card of charactersOf(s, node.cards, ctx)) {
      if (node.count !== undefined && countersOf(s, node.counter)[card] < node.count) continue;
      removed += removeCounters(s, card, node.counter, node.count ?? 1_000_000);
    }
    if (node.name !== undefined) bindNumber(s, scope, node.name, removed);
    return did(removed > 0);
  },
};

export const convertCounters: VerbRules<NodeOf<'convertCounters'>> = {
  run: (s, node, _, ctx) =>
    onEach<NodeOf<'convertCounters'>>((state, card) => {
      const from = state.plus[card] > 0 ? 'plus' : 'minus';
      const count = removeCounters(state, card, from, 1_000_000);
      return putOrReplace(state, card, from === 'plus' ? 'minus' : 'plus', count, ctx) > 0;
    })(s, node, _, ctx),
};

export const doubleCounters: VerbRules<NodeOf<'doubleCounters'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of combatantsOf(s, node.cards, ctx)) {
      const has = countersOf(s, node.counter)[card];
      if (has > 0 && putOrReplace(s, card, node.counter, has, ctx) > 0) any = true;
    }
    return did(any);
  },
};

/** VS-MEC-STAT-02: no number falls below 0 for who reads it, so none is wanted there. */
export const putMinusUntil: VerbRules<NodeOf<'putMinusUntil'>> = {
  run(s, node, _, ctx) {
    const goal = amountOf(s, node.than, ctx) - (node.is === '<' ? 1 : 0);
    const its = node.stat === 'atk' ? atkOf : defOf;
    return onEach<NodeOf<'putMinusUntil'>>(
      (state, card) => putOrReplace(state, card, 'minus', Math.max(0, its(state, card) - Math.max(0, goal)), ctx) > 0,
    )(s, node, _, ctx);
  },
};

export const putUntilDefExceeds: VerbRules<NodeOf<'putUntilDefExceeds'>> = {
  run(s, node, _, ctx) {
    const goal = amountOf(s, node.amount, ctx) + 1;
    return onEach<NodeOf<'putUntilDefExceeds'>>((state, card) => {
      const now = (node.stat === undefined ? defOf : atkOf)(state, card);
      return putOrReplace(state, card, 'plus', Math.max(0, goal - now), ctx) > 0;
    })(s, node, _, ctx);
  },
};
