import { NONE } from '@longbox/kernel';
import type { StaticEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import type { PlayerRule } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import { AT, kindsOfRows, ROW } from '../state/rows.ts';
import type { VsState } from '../state/state.ts';

export type RuleKind = PlayerRule['rule'];

/** A bit for each kind of rule for players. Not a table: V8 compares such words faster than it looks them up. */
export function ruleBit(kind: RuleKind): number {
  switch (kind) {
    case 'cantPlay':
      return 1;
    case 'cantUseSuperPowers':
      return 2;
    case 'cantDraw':
      return 4;
    case 'cantWin':
      return 8;
    case 'cantLose':
      return 16;
    case 'nextRecruitCosts':
      return 32;
    case 'mayRecruit':
      return 64;
    case 'firstAttackMust':
      return 128;
  }
}

/** For the catalogue: see `Face.rules`. */
export function rulesBy(entries: readonly StaticEntry[]): number {
  let bits = 0;
  for (const { power } of entries) for (const { rule } of power.rules ?? []) bits |= ruleBit(rule);
  return bits;
}

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
