import { choiceB, NONE, offer, packChoice } from '@longbox/kernel';
import { bindNumber } from '../atoms/registers.ts';
import { addRow } from '../atoms/table.ts';
import { isHeardOf, tellOf } from '../atoms/tell.ts';
import type { PowerEntry } from '../catalogue/face.ts';
import { CHEAPENED, RELATED } from '../catalogue/standing.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerNumber } from '../queries/registers.ts';
import { powersOf } from '../queries/traits.ts';
import { isSuper } from '../rules/use.ts';
import { knownTo } from '../state/known.ts';
import { EVERYBODY, refTo, V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

const openSource = (s: VsState, ctx: Ctx): number | undefined =>
  knownTo(s, ctx.source) === EVERYBODY ? ctx.source : undefined;

/** VS-KW-RELATIONSHIP: exactly two, or nobody. */
export const relate: VerbRules<NodeOf<'relate'>> = {
  run(s, node, _, ctx) {
    const [one, other, ...more] = charactersOf(s, node.cards, ctx);
    if (one === undefined || other === undefined || more.length > 0) return 'nothing';
    for (const [card, partner] of [
      [one, other],
      [other, one],
    ]) {
      addRow(s, {
        node: RELATED,
        kind: 'partner',
        card,
        a: refTo(s, partner),
        duration: 'game',
        until: 0,
        source: ctx.source,
        you: ctx.you,
      });
    }
    const effect = { verb: 'relate', cards: 'self' } as const;
    if (isHeardOf(s, one)) tellOf(s, one, { type: 'modified', card: one, source: openSource(s, ctx), effect });
    return undefined;
  },
};

/** Places of its super powers among all it has; of two copies of one the first. */
function superPlaces(s: VsState, card: number): number[] {
  const entries: PowerEntry[] = [];
  const count = powersOf(s, card, entries);
  const places: number[] = [];
  for (let i = 0; i < count; i++) {
    const entry = entries[i];
    if (!isSuper(entry) || entry.power.free === true || entry.price.length === 0) continue;
    if (!places.some((place) => entries[place].key === entry.key)) places.push(i);
  }
  return places;
}

/** Of several super powers one is chosen; a power without a price has nothing to save. */
export const cheapenPower: VerbRules<NodeOf<'cheapenPower'>> = {
  run(s, node, { scope, phase }, ctx) {
    const [card] = charactersOf(s, node.cards, ctx);
    const places = card === undefined ? [] : superPlaces(s, card);
    if (card === undefined || places.length === 0) return 'nothing';
    if (phase === 0 && places.length > 1) {
      askInEffect(s, ctx.you, 'chooseCard', scope);
      return 'wait';
    }
    const place = places.length > 1 ? registerNumber(s, ctx, 'turn') : places[0];
    const entries: PowerEntry[] = [];
    powersOf(s, card, entries);
    addRow(s, {
      node: CHEAPENED,
      kind: 'payLess',
      card,
      a: node.less,
      b: entries[place]?.key ?? NONE,
      duration: 'turn',
      until: s.v[V.turn],
      source: ctx.source,
      you: ctx.you,
    });
    const effect = { verb: 'cheapenPower', cards: 'self', less: node.less } as const;
    if (isHeardOf(s, card)) tellOf(s, card, { type: 'modified', card, source: openSource(s, ctx), effect });
    return did(true);
  },
  list(s, node, { scope }) {
    const ctx = enterScope(s, scope);
    const [card] = charactersOf(s, node.cards, ctx);
    leave();
    if (card === undefined) return;
    for (const place of superPlaces(s, card)) offer(s, packChoice(CHOICE.use, card, place));
  },
  answer: (s, _, { scope }, choice) => bindNumber(s, scope, 'turn', choiceB(choice)),
};
