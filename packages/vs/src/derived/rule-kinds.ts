import { NONE } from '@longbox/kernel';
import { IS } from '../catalogue/row-kinds.ts';
import { type RuleKind, ruleBit } from '../catalogue/rule-bits.ts';
import { faceOf } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import type { VsState } from '../state/state.ts';
import { kindsOfRows } from './row-kinds.ts';

/** Whether a static power in play or a row of the modifiers table has a rule of this kind, in force or not. */
export const mayRule = (s: VsState, kind: RuleKind): boolean => (ruleKinds(s) & ruleBit(kind)) !== 0;

function ruleKinds(s: VsState): number {
  if (s.ruleKinds !== NONE) return s.ruleKinds;
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
  s.ruleKinds = bits;
  return bits;
}
