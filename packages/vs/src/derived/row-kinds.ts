import { NONE } from '@longbox/kernel';
import { AT, ROW } from '../state/rows.ts';
import { V, type VsState } from '../state/state.ts';

/** Kinds of all rows that are there, as bits: most questions about the table end here. */
export const kindsOfRows = (s: VsState): number => (s.rowKinds === NONE ? lookAtRows(s) : s.rowKinds);

function lookAtRows(s: VsState): number {
  const { modifiers } = s;
  let kinds = 0;
  for (let at = 0; at < modifiers.length; at += ROW) kinds |= 1 << modifiers[at + AT.kind];
  s.rowKinds = kinds;
  return kinds;
}

/** The same including static powers, printed or given: whether a modifier of a kind could affect any card. */
export const kindsOfModifiers = (s: VsState): number =>
  s.modifierKinds === NONE ? lookForModifiers(s) : s.modifierKinds;

function lookForModifiers(s: VsState): number {
  s.modifierKinds = s.v[V.staticsMask] | s.v[V.givenMask] | kindsOfRows(s);
  return s.modifierKinds;
}
