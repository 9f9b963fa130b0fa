import { NONE } from '@longbox/kernel';
import type { VsState } from '../state/state.ts';
import { anythingChanged, cardChanged, namesChanged } from './settled.ts';
import { canGive, rebuildStatics } from './statics.ts';

// Atoms report their changes here, and the derived facts that depend on them are cleared. No other code clears them.

/** A character came, went or changed sides. */
export function boardChanged(s: VsState): void {
  namesChanged(s);
  s.boardKnown = 0;
}

/** A hand or a row of resources is not what it was. */
export function holdingsChanged(s: VsState): void {
  s.holdingsKnown = 0;
}

/** A static power came into play or left it, or what can be copied did. */
export function staticsChanged(s: VsState): void {
  s.settled = 0;
  s.suspectsKnown = 0;
  s.boardKnown = 0;
  forgetWhatLasts(s);
  rebuildStatics(s);
}

/** A character in play has another face. */
export function faceChanged(s: VsState): void {
  staticsChanged(s);
  namesChanged(s);
}

/** A row was added to the modifiers table; `card` is whom it is about, or NONE. */
export function rowAdded(s: VsState, kind: number, card: number): void {
  if (s.rowKinds !== NONE) s.rowKinds |= 1 << kind;
  rowChanged(s, card);
  if (canGive(kind)) staticsChanged(s);
}

export function rowRemoved(s: VsState, kind: number, card: number): void {
  s.rowKinds = NONE;
  rowChanged(s, card);
  if (canGive(kind)) staticsChanged(s);
}

/** A row is in force from now on, or no longer. One that is about a card changes nothing for others. */
export function rowChanged(s: VsState, card: number): void {
  forgetWhatLasts(s);
  if (card === NONE) anythingChanged(s);
  else cardChanged(s, card);
}

function forgetWhatLasts(s: VsState): void {
  s.modifierKinds = NONE;
  s.forbids = NONE;
  s.ruleKinds = NONE;
  s.lowers = NONE;
}

/** Hidden cards have been dealt out again. */
export function hiddenChanged(s: VsState): void {
  s.settled = 0;
  s.suspectsKnown = 0;
  s.boardKnown = 0;
  s.holdingsKnown = 0;
}

/** Columns were written all over, as set-up and scenes do. */
export function everythingChanged(s: VsState): void {
  s.rowKinds = NONE;
  s.holdingsKnown = 0;
  staticsChanged(s);
}

/** For a copy: carries over the facts that are cheap to copy; the rest is recomputed when needed. */
export function carryDerived(from: VsState, into: VsState): void {
  into.settled = from.settled;
  into.suspectsKnown = 0;
  into.rowKinds = from.rowKinds;
  into.modifierKinds = from.modifierKinds;
  into.forbids = from.forbids;
  into.ruleKinds = from.ruleKinds;
  into.lowers = from.lowers;
  into.boardKnown = 0;
  into.holdingsKnown = 0;
  into.hinted = from.hinted;
}
