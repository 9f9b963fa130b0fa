import { NONE } from '@longbox/kernel';
import type { StaticEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import type { Amount, Modifier, StaticPower } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import { AT, durationNumber, kindsOfRows, ROW } from '../state/rows.ts';
import { refTo, V, type VsState } from '../state/state.ts';

// What the state check looks for can come about by itself, without anything on the board changing, only where something
// lasting may lower DEF or health, take counters off or keep a player in the game. Most boards have no such thing.

const CHECKED =
  (1 << IS.stats) |
  (1 << IS.base) |
  (1 << IS.switch) |
  (1 << IS.toBase) |
  (1 << IS.clamp) |
  (1 << IS.health) |
  (1 << IS.cant) |
  (1 << IS.rule);

/** How far static powers do so: not at all, only by what counters their own character must not have, or in any way. */
const LOWERS = { nothing: 0, ownCounters: 1, anything: 2 } as const;

/** For the catalogue: see `Face.lowers`. */
export const loweringOf = (entries: readonly StaticEntry[]): number =>
  entries.reduce<number>((most, { power }) => Math.max(most, loweringBy(power)), LOWERS.nothing);

function loweringBy({ by, rules, affects }: StaticPower): number {
  if (rules?.some(keepsIn) === true) return LOWERS.anything;
  const lowering = by.filter(lowers);
  if (lowering.length === 0) return LOWERS.nothing;
  return affects === undefined && lowering.every(isAboutCounters) ? LOWERS.ownCounters : LOWERS.anything;
}

const keepsIn = (rule: { readonly rule: string }): boolean => rule.rule === 'cantLose';

const isAboutCounters = (mod: Modifier): boolean =>
  mod.mod === 'cant' && (mod.what === 'havePlus' || mod.what === 'haveMinus');

function lowers(mod: Modifier): boolean {
  switch (mod.mod) {
    case 'stats':
      return mayBeNegative(mod.def);
    case 'health':
      return mayBeNegative(mod.by);
    case 'cant':
      return isAboutCounters(mod);
    default:
      return (CHECKED & (1 << IS[mod.mod])) !== 0;
  }
}

function mayBeNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  switch (amount.amount) {
    case 'count':
    case 'printed':
    case 'total':
    case 'superPowers':
    case 'cardsIn':
    case 'tally':
      return false;
    default:
      return true;
  }
}

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

const SILENT: readonly number[] = [
  durationNumber('nextAttack'),
  durationNumber('itsNextTurn'),
  durationNumber('sourceUnstunned'),
];

/** A resolved effect's numbers are fixed in its row. Less DEF comes as a surprise only where a row comes into force silently. */
function isLoweringRow(s: VsState, at: number): boolean {
  const { modifiers } = s;
  const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
  switch (modifiers[at + AT.kind]) {
    case IS.stats:
      return modifiers[at + AT.b] < 0 && SILENT.includes(modifiers[at + AT.duration]);
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

/** What rows about a card take from its DEF, whatever others add to it. */
export function lossOf(s: VsState, card: number): number {
  if ((s.modified[card] & (1 << IS.stats)) === 0) return 0;
  const { modifiers } = s;
  const ref = refTo(s, card);
  let loss = 0;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if (modifiers[at + AT.kind] === IS.stats && modifiers[at + AT.card] === ref && modifiers[at + AT.b] < 0)
      loss -= modifiers[at + AT.b];
  }
  return loss;
}
