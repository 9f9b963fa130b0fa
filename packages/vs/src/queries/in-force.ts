import { NONE } from '@longbox/kernel';
import { IS } from '../catalogue/row-kinds.ts';
import type { Modifier } from '../language/index.ts';
import { isFaceUp, isSameSide } from '../state/relation.ts';
import { AT, byDuration } from '../state/rows.ts';
import { deref, V, type VsState } from '../state/state.ts';
import { arePowersOn } from './powers-on.ts';

const always = (): boolean => true;

/** The source, if it is still on the side it was on; NONE otherwise. */
function sourceOnSide(s: VsState, at: number): number {
  const source = deref(s, s.modifiers[at + AT.source]);
  return source !== NONE && s.controller[source] === s.modifiers[at + AT.you] ? source : NONE;
}

const IN_FORCE = byDuration<(s: VsState, at: number) => boolean>({
  combat: always,
  turn: always,
  game: always,
  nextAttack: () => false,
  itsNextTurn: (s, at) => {
    // A rule for many asks for each of them; see `queries/affecting.ts`.
    if (s.modifiers[at + AT.kind] === IS.ruleFor) return true;
    const card = deref(s, s.modifiers[at + AT.card]);
    return (
      card !== NONE &&
      isSameSide(s, s.v[V.active], s.controller[card]) &&
      s.turnsTaken[s.controller[card]] >= s.modifiers[at + AT.until]
    );
  },
  // VS-KW-NULLIFY-3: pauses while its source has lost its powers.
  sourceUnstunned: (s, at) => {
    const source = deref(s, s.modifiers[at + AT.source]);
    return source !== NONE && hasPowersStill(s, at, source);
  },
  untilYourNextTurn: always,
  untilNextTurn: always,
  afterYourNextTurn: always,
  afterYourRecovery: always,
  afterItsRecovery: always,
  whileSourceFaceUp: (s, at) => {
    const source = sourceOnSide(s, at);
    return source !== NONE && isFaceUp(s, source);
  },
  sourceOnSide: (s, at) => sourceOnSide(s, at) !== NONE,
  untilNoMinus: always,
  untilHealed: always,
  untilItActs: always,
  afterItsNextTurn: always,
  fromYourNextTurn: (s, at) => s.turnsTaken[s.modifiers[at + AT.you]] >= s.modifiers[at + AT.until],
  nextSuperPower: always,
});

/** A row can be there and not in force: bound to a next attack, a next turn, or a source that has lost its powers. */
export function isInForce(s: VsState, at: number): boolean {
  const duration = s.modifiers[at + AT.duration];
  return (ALWAYS & (1 << duration)) !== 0 || IN_FORCE[duration](s, at);
}

/** Durations, as bits, of rows that are in force as long as they are there: nearly all. */
const ALWAYS = IN_FORCE.reduce((bits, test, duration) => (test === always ? bits | (1 << duration) : bits), 0);

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
