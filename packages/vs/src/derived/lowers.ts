import { NONE } from '@longbox/kernel';
import { CHECKED, isAboutCounters, keepsIn, LOWERS } from '../catalogue/lowering.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { faceOf } from '../state/relation.ts';
import { AT, byDuration, ROW } from '../state/rows.ts';
import { V, type VsState } from '../state/state.ts';
import { kindsOfRows } from './row-kinds.ts';

// What the state check looks for can come about by itself, without anything on the board changing, only where something
// lasting may lower DEF or health, take counters off or keep a player in the game. Most boards have no such thing.

/** Whether anything that lasts could do so now; see above. */
export function mayLower(s: VsState): boolean {
  if (s.lowers === NONE) s.lowers = lowersNow(s);
  if (s.lowers !== LOWERS.ownCounters) return s.lowers === LOWERS.anything;
  const { statics } = s;
  for (let i = 0; i < statics.length; i++) {
    if (faceOf(s, statics[i]).lowers === LOWERS.ownCounters && hasCounters(s, statics[i])) return true;
  }
  return false;
}

/** How far static powers and rows do so, whatever counters are there. */
function lowersNow(s: VsState): number {
  if (s.v[V.wideRows] !== 0 || (s.v[V.givenMask] & CHECKED) !== 0) return LOWERS.anything;
  const { statics, modifiers } = s;
  let most: number = LOWERS.nothing;
  for (let i = 0; i < statics.length; i++) most = Math.max(most, faceOf(s, statics[i]).lowers);
  if (most === LOWERS.anything || (kindsOfRows(s) & CHECKED) === 0) return most;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if ((CHECKED & (1 << modifiers[at + AT.kind])) !== 0 && isLoweringRow(s, at)) return LOWERS.anything;
  }
  return most;
}

/** A static power of equipment is the equipped character's. */
function hasCounters(s: VsState, holder: number): boolean {
  const card = s.attachedTo[holder] === NONE ? holder : s.attachedTo[holder];
  return s.plus[card] !== 0 || s.minus[card] !== 0;
}

/** Durations of rows that come into force later than they are made; `queries/in-force.ts` says when. */
const SILENT = byDuration<boolean>({
  combat: false,
  turn: false,
  game: false,
  nextAttack: true,
  itsNextTurn: true,
  sourceUnstunned: true,
  untilYourNextTurn: false,
  untilNextTurn: false,
  afterYourNextTurn: false,
  afterYourRecovery: false,
  afterItsRecovery: false,
  whileSourceFaceUp: true,
  sourceOnSide: true,
  untilNoMinus: false,
  untilHealed: false,
  untilItActs: false,
  afterItsNextTurn: false,
  fromYourNextTurn: true,
  nextSuperPower: false,
});

/** A resolved effect's numbers are fixed in its row. Less DEF comes as a surprise only where a row comes into force silently. */
function isLoweringRow(s: VsState, at: number): boolean {
  const { modifiers } = s;
  const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
  switch (modifiers[at + AT.kind]) {
    case IS.stats:
      return modifiers[at + AT.b] < 0 && SILENT[modifiers[at + AT.duration]];
    case IS.health:
      return modifiers[at + AT.a] < 0;
    case IS.cant:
      return 'mod' in node && isAboutCounters(node);
    case IS.rule:
      return 'rule' in node && keepsIn(node);
    default:
      return true;
  }
}
