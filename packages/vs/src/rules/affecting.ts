import { NONE, type Seat } from '@longbox/kernel';
import type { StaticEntry } from '../catalogue/face.ts';
import type { Modifier, StaticPower } from '../language/index.ts';
import { holds } from '../queries/condition.ts';
import { enter, isTooDeep, leave } from '../queries/ctx.ts';
import { fits } from '../queries/filter.ts';
import { faceOf, isFaceUp, isInRow } from '../queries/relation.ts';
import { deref, refTo, V, type VsState } from '../state.ts';
import { arePowersOn } from './powers-on.ts';
import { AT, isInForce, modifierAt, ROW, type RowKind, rowKind } from './table.ts';

/** Modifiers found by `affecting`: a stack, since asking about one card may ask about others. */
export const gathered = {
  length: 0,
  mods: [] as Modifier[],
  /** Reference to its row, or NONE if it comes from a static power and is worked out live (VS-MOD-06). */
  rows: [] as number[],
  stamps: [] as number[],
  sources: [] as number[],
  yous: [] as Seat[],
};

function gather(mod: Modifier, row: number, stamp: number, source: number, you: Seat): void {
  const i = gathered.length++;
  gathered.mods[i] = mod;
  gathered.rows[i] = row;
  gathered.stamps[i] = stamp;
  gathered.sources[i] = source;
  gathered.yous[i] = you;
}

export function release(start: number): void {
  gathered.length = start;
}

/** Bits of the kinds of modifiers a static power carries. */
export function staticMask(power: StaticPower): number {
  let mask = 0;
  for (const mod of power.by) mask |= 1 << rowKind(mod.mod);
  if (power.rules !== undefined) mask |= 1 << rowKind('rule');
  return mask;
}

/**
 * Gathers all modifiers of a kind that now affect a card, whatever made them: rows about it, rules for all that fit, and
 * static powers in play. Returns where they start; read them up to `gathered.length`, then `release`.
 */
export function affecting(s: VsState, card: number, kind: RowKind): number {
  const start = gathered.length;
  const wanted = rowKind(kind);
  if (s.modifiers.length > 0) gatherRows(s, card, kind, wanted);
  if ((s.v[V.staticsMask] & (1 << wanted)) !== 0 && !isTooDeep()) gatherStatics(s, card, kind);
  return start;
}

const RULE_FOR = rowKind('ruleFor');

function gatherRows(s: VsState, card: number, kind: RowKind, wanted: number): void {
  const { modifiers } = s;
  const ref = refTo(s, card);
  for (let at = 0; at < modifiers.length; at += ROW) {
    const rowIs = modifiers[at + AT.kind];
    if (rowIs === wanted) {
      if (modifiers[at + AT.card] === ref && isInForce(s, at)) {
        gather(modifierAt(s, at), at, modifiers[at + AT.stamp], deref(s, modifiers[at + AT.source]), modifiers[at + AT.you]);
      }
    } else if (rowIs === RULE_FOR && isInForce(s, at)) {
      const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
      if (!('verb' in node) || node.verb !== 'ruleFor') continue;
      const source = modifiers[at + AT.source] & 1023;
      const ctx = enter(source, modifiers[at + AT.you]);
      for (const mod of node.by) {
        if (mod.mod === kind && fits(s, node.who.where, card, ctx)) {
          gather(mod, NONE, modifiers[at + AT.stamp], source, modifiers[at + AT.you]);
        }
      }
      leave();
    }
  }
}

function gatherStatics(s: VsState, card: number, kind: RowKind): void {
  const { statics } = s;
  for (let i = 0; i < statics.length; i++) {
    const holder = statics[i];
    const entries = faceOf(s, holder).statics as readonly StaticEntry[];
    for (let k = 0; k < entries.length; k++) gatherStatic(s, card, kind, entries[k], holder);
  }
}

function gatherStatic(s: VsState, card: number, kind: RowKind, entry: StaticEntry, holder: number): void {
  const { power } = entry;
  // A static power of equipment is the equipped character's (VS-EQP-12).
  const source = s.attachedTo[holder] === NONE ? holder : s.attachedTo[holder];
  if (power.affects === undefined && source !== card) return;
  let relevant = false;
  for (const mod of power.by) if (mod.mod === kind) relevant = true;
  if (!relevant) return;
  if (!entry.always && (kind === 'losePowers' ? !isFaceUp(s, source) : isInRow(s, source) && !arePowersOn(s, source))) return;
  const ctx = enter(source, s.controller[source]);
  if (
    (power.while === undefined || holds(s, power.while, ctx)) &&
    (power.affects === undefined || fits(s, power.affects, card, ctx))
  ) {
    for (const mod of power.by) {
      if (mod.mod === kind) gather(mod, NONE, s.stamp[holder], source, s.controller[source]);
    }
  }
  leave();
}

/** Rebuilds the list of cards whose static powers count; called when one enters, leaves or changes its face. */
export function refreshStatics(s: VsState): void {
  const { statics } = s;
  statics.length = 0;
  let mask = 0;
  for (let card = 0; card < s.cards; card++) {
    const zone = s.zone[card];
    if (zone !== 3 && zone !== 4 && zone !== 5 && zone !== 10) continue;
    const entries = faceOf(s, card).statics;
    if (entries.length === 0 || (zone === 5 && !isFaceUp(s, card))) continue;
    statics.push(card);
    for (const entry of entries as readonly StaticEntry[]) mask |= staticMask(entry.power);
  }
  statics.sort((a, b) => s.stamp[a] - s.stamp[b] || a - b);
  s.v[V.staticsMask] = mask;
}
