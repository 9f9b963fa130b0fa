import { NONE } from '@longbox/kernel';
import type { Modifier } from '../language/index.ts';
import { isSameSide } from '../state/relation.ts';
import { AT, durationNumber } from '../state/rows.ts';
import { deref, V, type VsState } from '../state/state.ts';
import { arePowersOn } from './powers-on.ts';

const NEXT_ATTACK = durationNumber('nextAttack');
const ITS_NEXT_TURN = durationNumber('itsNextTurn');
const SOURCE_UNSTUNNED = durationNumber('sourceUnstunned');

/** A row can be there and not in force: bound to a next attack, a next turn, or a source that has lost its powers. */
export function isInForce(s: VsState, at: number): boolean {
  const { modifiers } = s;
  switch (modifiers[at + AT.duration]) {
    case NEXT_ATTACK:
      return false;
    case ITS_NEXT_TURN: {
      const card = deref(s, modifiers[at + AT.card]);
      return (
        card !== NONE &&
        isSameSide(s, s.v[V.active], s.controller[card]) &&
        s.turnsTaken[s.controller[card]] >= modifiers[at + AT.until]
      );
    }
    // VS-KW-NULLIFY-3: pauses while its source has lost its powers.
    case SOURCE_UNSTUNNED: {
      const source = deref(s, modifiers[at + AT.source]);
      return source !== NONE && hasPowersStill(s, at, source);
    }
    default:
      return true;
  }
}

/** Rows whose source is being asked about. */
const asking: number[] = [];

/** Two characters can take each other's powers by way of a third; of such a ring the oldest row counts. */
function hasPowersStill(s: VsState, at: number, source: number): boolean {
  if (asking.includes(at)) return asking.every((other) => s.modifiers[at + AT.stamp] <= s.modifiers[other + AT.stamp]);
  asking.push(at);
  try {
    return arePowersOn(s, source);
  } finally {
    asking.pop();
  }
}

export const modifierAt = (s: VsState, at: number): Modifier =>
  s.book.catalogue.lasting[s.modifiers[at + AT.node]] as Modifier;
