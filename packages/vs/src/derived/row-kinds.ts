import { NONE } from '@longbox/kernel';
import { AT, ROW } from '../state/rows.ts';
import type { VsState } from '../state/state.ts';

/** Kinds of all rows that are there, as bits: most questions about the table end here. */
export function kindsOfRows(s: VsState): number {
  if (s.rowKinds !== NONE) return s.rowKinds;
  const { modifiers } = s;
  let kinds = 0;
  for (let at = 0; at < modifiers.length; at += ROW) kinds |= 1 << modifiers[at + AT.kind];
  s.rowKinds = kinds;
  return kinds;
}
