import { NONE } from '@longbox/kernel';
import type { StaticEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { type RuleKind, ruleBit } from '../catalogue/rule-bits.ts';
import type { Modifier, StaticPower } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { V, type VsState } from '../state/state.ts';
import { kindsOfRows } from './row-kinds.ts';

/** Whether a static power in play or a row of the modifiers table has a rule of this kind, in force or not. */
export const mayRule = (s: VsState, kind: RuleKind): boolean => mayRuleAny(s, ruleBit(kind));

/** The same of several kinds, as bits. */
export const mayRuleAny = (s: VsState, bits: number): boolean =>
  ((s.ruleKinds === NONE ? lookForRules(s) : s.ruleKinds) & bits) !== 0;

function lookForRules(s: VsState): number {
  const { statics, modifiers } = s;
  let bits = 0;
  for (let i = 0; i < statics.length; i++) bits |= faceOf(s, statics[i]).rules;
  if ((kindsOfRows(s) & (1 << IS.rule)) !== 0) {
    for (let at = 0; at < modifiers.length; at += ROW) {
      if (modifiers[at + AT.kind] !== IS.rule) continue;
      const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
      if ('rule' in node) bits |= ruleBit(node.rule);
    }
  }
  s.ruleKinds = bits | givenRules(s);
  return s.ruleKinds;
}

const COPIES = (1 << IS.copyPowers) | (1 << IS.gainPowers);
const GIFTS = (1 << IS.keyword) | (1 << IS.power) | (1 << IS.ruleFor);

/** Kinds of rules in static powers that somebody may have been given, or may copy. */
export function givenRules(s: VsState): number {
  const kinds = kindsOfRows(s) | s.v[V.staticsMask];
  let bits = 0;
  if ((kinds & COPIES) !== 0) for (let card = 0; card < s.cards; card++) bits |= faceOf(s, card).rules;
  if ((kinds & GIFTS) === 0) return bits;
  for (let at = 0; at < s.modifiers.length; at += ROW) {
    const node = s.book.catalogue.lasting[s.modifiers[at + AT.node]];
    if ('mod' in node) bits |= rulesOfGift(s, node);
    else if ('by' in node) for (const mod of node.by) bits |= rulesOfGift(s, mod);
  }
  for (const holder of s.statics) {
    for (const { power } of faceOf(s, holder).statics as readonly StaticEntry[])
      for (const mod of power.by) bits |= rulesOfGift(s, mod);
  }
  return bits;
}

function rulesOfGift(s: VsState, mod: Modifier): number {
  if (mod.mod === 'power') return mod.power.power === 'static' ? rulesIn(mod.power) : 0;
  if (mod.mod !== 'keyword') return 0;
  let bits = 0;
  for (const { power } of s.book.catalogue.keywordEntries(mod.keyword))
    if (power.power === 'static') bits |= rulesIn(power);
  return bits;
}

function rulesIn({ rules }: StaticPower): number {
  let bits = 0;
  for (const { rule } of rules ?? []) bits |= ruleBit(rule);
  return bits;
}
