import { NONE, type Seat } from '@longbox/kernel';
import type { PowerEntry, StaticEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import type { ReadyModifier } from '../catalogue/shapes.ts';
import { TURNED_OFF } from '../catalogue/standing.ts';
import { kindsOfModifiers } from '../derived/row-kinds.ts';
import type { Modifier } from '../language/index.ts';
import { faceOf, isFaceUp, isInPlay, isInRow, isPlayerDefending, isSameSide, isStunned } from '../state/relation.ts';
import { AT, durationNumber, ROW, turnsSince } from '../state/rows.ts';
import { deref, refTo, V, type VsState } from '../state/state.ts';
import { holds } from './condition.ts';
import { enter, isTooDeep, leave } from './ctx.ts';
import { fits } from './filter.ts';
import { isInForce, modifierAt } from './in-force.ts';
import { areLost, isOn, lostSince } from './powers-on.ts';
import { givenStaticsOf, hasExtraPowers } from './traits.ts';

/** Modifiers found by `affecting`: a stack, since asking about one card may ask about others. */
export const gathered = {
  length: 0,
  mods: [] as Modifier[],
  /** Offset of its row, or NONE if it comes from a static power and is worked out live (VS-MOD-06). */
  rows: [] as number[],
  stamps: [] as number[],
  sources: [] as number[],
  /** The card whose static power it is, equipment too; NONE for others. */
  holders: [] as number[],
  yous: [] as Seat[],
};

function gather(mod: Modifier, row: number, stamp: number, source: number, you: Seat, holder = NONE): void {
  const i = gathered.length++;
  gathered.mods[i] = mod;
  gathered.rows[i] = row;
  gathered.stamps[i] = stamp;
  gathered.sources[i] = source;
  gathered.yous[i] = you;
  gathered.holders[i] = holder;
}

export function release(start: number): void {
  gathered.length = start;
}

/** Modifiers come from the catalogue, with the number of their kind. */
const isOf = (mod: Modifier, kind: number): boolean => (mod as ReadyModifier).rowKind === kind;

/** Quick test: whether anything of this kind could affect anybody in play; on most tables nothing does. */
export const mayAnyBeAffected = (s: VsState, kind: number): boolean =>
  (kindsOfModifiers(s) & ((1 << kind) | (1 << IS.ruleFor))) !== 0;

/** The same of a card. */
export function mayBeAffected(s: VsState, card: number, kind: number): boolean {
  if (!mayAnyBeAffected(s, kind)) return false;
  return (
    ((s.v[V.aurasMask] | faceOf(s, card).staticsMask | s.modified[card]) & (1 << kind)) !== 0 || s.v[V.wideRows] !== 0
  );
}

/**
 * Gathers all modifiers of a kind that now affect a card, whatever made them: rows about it, rules for all that fit, and
 * static powers in play. Returns where they start; read them up to `gathered.length`, then `release`.
 */
export function affecting(s: VsState, card: number, wanted: number): number {
  const start = gathered.length;
  // VS-ZON-16: modifiers are about cards in play.
  if (!isInPlay(s, card) && !isPlayerDefending(s, card)) {
    if (wanted === IS.copyPowers) gatherElsewhere(s, card);
    return start;
  }
  if ((s.modified[card] & (1 << wanted)) !== 0 || s.v[V.wideRows] !== 0) gatherRows(s, card, wanted);
  if (((s.v[V.aurasMask] | faceOf(s, card).staticsMask) & (1 << wanted)) !== 0 && !isTooDeep()) {
    gatherStatics(s, card, wanted);
    if ((s.v[V.givenMask] & (1 << wanted)) !== 0 && !isGatheringGiven) gatherGiven(s, card, wanted);
  }
  return start;
}

function gatherRows(s: VsState, card: number, wanted: number): void {
  const { modifiers } = s;
  const ref = refTo(s, card);
  for (let at = 0; at < modifiers.length; at += ROW) {
    const rowIs = modifiers[at + AT.kind];
    if (rowIs === wanted) {
      if (modifiers[at + AT.card] === ref && isInForce(s, at)) {
        gather(
          modifierAt(s, at),
          at,
          modifiers[at + AT.stamp],
          deref(s, modifiers[at + AT.source]),
          modifiers[at + AT.you],
        );
      }
    } else if (rowIs === IS.ruleFor && isInForce(s, at)) gatherWide(s, card, wanted, at);
  }
}

const ITS_NEXT_TURN = durationNumber('itsNextTurn');

/** Whether the turn that is on is the first of this player since the row was made. */
const isItsNextTurn = (s: VsState, at: number, seat: Seat): boolean =>
  isSameSide(s, s.v[V.active], seat) && turnsSince(s, at, seat) === 1;

/** Rules of which it is being asked whom they are about: that question does not ask them in turn. */
const asking: number[] = [];

/** A rule for all characters that fit (VS-MOD-11). */
function gatherWide(s: VsState, card: number, wanted: number, at: number): void {
  const { modifiers } = s;
  const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
  if (!('verb' in node) || node.verb !== 'ruleFor' || asking.includes(at)) return;
  if (modifiers[at + AT.duration] === ITS_NEXT_TURN && !isItsNextTurn(s, at, s.controller[card])) return;
  const source = modifiers[at + AT.source] & 1023;
  const ctx = enter(source, modifiers[at + AT.you]);
  if (node.who.where.namedTeam === undefined) ctx.namesake = modifiers[at + AT.a] - 1;
  else ctx.amount = modifiers[at + AT.a];
  asking.push(at);
  for (const mod of node.by) {
    if (isOf(mod, wanted) && fits(s, node.who.where, card, ctx)) {
      gather(mod, NONE, modifiers[at + AT.stamp], source, modifiers[at + AT.you]);
    }
  }
  asking.pop();
  leave();
}

function gatherStatics(s: VsState, card: number, wanted: number): void {
  const { statics } = s;
  for (let i = 0; i < statics.length; i++) {
    const holder = statics[i];
    const face = faceOf(s, holder);
    if ((face.staticsMask & (1 << wanted)) === 0) continue;
    const entries = face.statics as readonly StaticEntry[];
    for (let k = 0; k < entries.length; k++) gatherStatic(s, card, wanted, entries[k], holder);
  }
}

/** VS-KW-MUTANT-POWER-DUPLICATION-2: in the first edition it works in hand and KO pile, too. */
function gatherElsewhere(s: VsState, card: number): void {
  if (s.book.profile.duplicationWorksIn !== 'everywhere') return;
  for (const entry of faceOf(s, card).statics as readonly StaticEntry[])
    gatherStatic(s, card, IS.copyPowers, entry, card);
}

/** Grants may depend on other grants; this looks one step deep. */
let isGatheringGiven = false;

/** Static powers that characters have copied or been given (VS-COPY-05). */
function gatherGiven(s: VsState, card: number, wanted: number): void {
  isGatheringGiven = true;
  try {
    const entries: PowerEntry[] = [];
    for (const holder of s.board) {
      if (!hasExtraPowers(s, holder)) continue;
      givenStaticsOf(s, holder, wanted, entries);
      const isGained = entries.length > 0 && lostSince(s, holder) !== undefined;
      for (const entry of entries) if (isStatic(entry)) gatherStatic(s, card, wanted, entry, holder, isGained);
    }
  } finally {
    isGatheringGiven = false;
  }
}

const isStatic = (entry: PowerEntry): entry is StaticEntry => entry.power.power === 'static';

/** `isGained`: since its character lost its powers, so that it works. */
function gatherStatic(
  s: VsState,
  card: number,
  wanted: number,
  entry: StaticEntry,
  holder: number,
  isGained = false,
): void {
  if ((entry.mask & (1 << wanted)) === 0) return;
  const { power } = entry;
  // A static power of equipment is the equipped character's (VS-EQP-12).
  const source = s.attachedTo[holder] === NONE ? holder : s.attachedTo[holder];
  if (power.affects === undefined && source !== card) return;
  if (power.offFor !== undefined && isTurnedOff(s, source, entry)) return;
  if (!isGained && !isActive(s, entry, holder, source, wanted)) return;
  const ctx = enter(source, s.controller[source]);
  if (
    (power.while === undefined || holds(s, power.while, ctx)) &&
    (power.affects === undefined || fits(s, power.affects, card, ctx))
  ) {
    const { by } = power;
    for (let i = 0; i < by.length; i++) {
      if (isOf(by[i], wanted)) gather(by[i], NONE, s.stamp[holder], source, s.controller[source], holder);
    }
  }
  leave();
}

/** VS-MEC-PROTECT-04: for this turn. */
export function isTurnedOff(s: VsState, card: number, { key }: StaticEntry): boolean {
  if ((s.modified[card] & (1 << IS.can)) === 0) return false;
  const { modifiers } = s;
  for (let at = 0; at < modifiers.length; at += ROW) {
    const isOff = s.book.catalogue.lasting[modifiers[at + AT.node]] === TURNED_OFF;
    if (isOff && deref(s, modifiers[at + AT.card]) === card && modifiers[at + AT.a] === key) return true;
  }
  return false;
}

/** Losing powers by a static power must not ask whether that power is lost, which would ask again. */
function isActive(s: VsState, entry: StaticEntry, holder: number, source: number, wanted: number): boolean {
  if (entry.always || (holder !== source && s.book.profile.equipmentPowers === 'own')) return true;
  // VS-MEC-EQUIPX-03: what stays on a stunned character works on it.
  if (holder !== source && isStunned(s, source)) return wanted === IS.losePowers || !areLost(s, source);
  if (wanted === IS.losePowers) return entry.whileFaceDown || isFaceUp(s, source);
  return !isInRow(s, source) || isOn(s, source, entry);
}
