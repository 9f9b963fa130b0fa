import { NONE } from '@longbox/kernel';
import { IS } from '../catalogue/row-kinds.ts';
import type { Modifier } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { cardOfRef, refTo, V, type VsState, visitOfRef, ZONE } from '../state/state.ts';
import { affecting, gathered, mayBeAffected, release } from './affecting.ts';
import { amountOf, LARGEST } from './amount.ts';
import { enter, isTooDeep, leave } from './ctx.ts';

/**
 * Current stats are never stored: base and what sets it, then counters, then all other modifiers by timestamp, worked out
 * anew each time (VS-STAT-03, VS-STAT-06). The pair is left here; `calculate` is the only writer.
 */
const current = { atk: 0, def: 0 };

const STAT_KINDS: readonly number[] = [IS.stats, IS.switch, IS.toBase];
const STAT_MASK = (1 << IS.stats) | (1 << IS.base) | (1 << IS.switch) | (1 << IS.toBase) | (1 << IS.clamp);

/** True ATK, below 0 if so (VS-STAT-09); for reading use `atkOf`. */
export function trueAtkOf(s: VsState, card: number): number {
  calculate(s, card);
  return current.atk;
}

/** VS-STAT-09: ATK below 0 counts as 0. */
export const atkOf = (s: VsState, card: number): number => Math.max(0, trueAtkOf(s, card));

export function defOf(s: VsState, card: number): number {
  calculate(s, card);
  return current.def;
}

/** VS-MEC-STAT-09: whether its +1/+1 counters give it nothing. */
function isIdle(s: VsState, card: number): boolean {
  if (!mayBeAffected(s, card, IS.idleCounters)) return false;
  const start = affecting(s, card, IS.idleCounters);
  const idle = gathered.length > start;
  release(start);
  return idle;
}

function calculate(s: VsState, card: number): void {
  const face = faceOf(s, card);
  let baseAtk = face.atk;
  let baseDef = face.def;
  const counters = (s.plus[card] !== 0 && isIdle(s, card) ? 0 : s.plus[card]) - s.minus[card];
  const kinds =
    s.v[V.wideRows] !== 0 ? STAT_MASK : (s.v[V.aurasMask] | face.staticsMask | s.modified[card]) & STAT_MASK;
  if (kinds === 0 || isTooDeep()) return keep(baseAtk + counters, baseDef + counters);

  if ((kinds & (1 << IS.base)) !== 0) {
    const bases = affecting(s, card, IS.base);
    sortByStamp(bases);
    for (let i = bases; i < gathered.length; i++) {
      baseAtk = amountIn(s, card, i, 'atk');
      baseDef = amountIn(s, card, i, 'def');
    }
    release(bases);
  }

  let atk = baseAtk + counters;
  let def = baseDef + counters;
  const others = gathered.length;
  for (let i = 0; i < STAT_KINDS.length; i++) {
    if ((kinds & (1 << STAT_KINDS[i])) !== 0) affecting(s, card, STAT_KINDS[i]);
  }
  sortByStamp(others);
  for (let i = others; i < gathered.length; i++) {
    switch (gathered.mods[i].mod) {
      case 'stats':
        atk = Math.min(LARGEST, atk + amountIn(s, card, i, 'atk'));
        def = Math.min(LARGEST, def + amountIn(s, card, i, 'def'));
        break;
      // VS-STAT-08: exchanged at its timestamp, worked out anew on each calculation.
      case 'switch': {
        const held = atk;
        atk = def;
        def = held;
        break;
      }
      case 'toBase':
        atk = baseAtk;
        def = baseDef;
        break;
    }
  }
  release(others);
  if ((kinds & (1 << IS.clamp)) === 0) return keep(atk, def);
  const clamps = affecting(s, card, IS.clamp);
  for (let i = clamps; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'clamp') continue;
    if (mod.to === 'infiniteAtk') {
      atk = LARGEST;
      continue;
    }
    if (mod.to === 'atMostPrintedDef') {
      def = Math.min(def, face.def);
      continue;
    }
    if (mod.to === 'atMost') {
      atk = Math.min(atk, mod.most ?? LARGEST);
      def = Math.min(def, mod.most ?? LARGEST);
      continue;
    }
    atk = mod.to === 'atMostPrinted' ? Math.min(atk, face.atk) : Math.max(atk, face.atk);
    def = mod.to === 'atMostPrinted' ? Math.min(def, face.def) : Math.max(def, face.def);
  }
  release(clamps);
  keep(atk, def);
}

function keep(atk: number, def: number): void {
  current.atk = atk;
  current.def = def;
}

/** A resolved effect's numbers are fixed in its row (VS-MOD-09); a static power's are worked out now (VS-MOD-06). */
function amountIn(s: VsState, card: number, i: number, stat: 'atk' | 'def'): number {
  const row = gathered.rows[i];
  if (row !== NONE) return s.modifiers[row + (stat === 'atk' ? AT.a : AT.b)];
  const mod = gathered.mods[i];
  if (mod.mod !== 'stats' && mod.mod !== 'base') return 0;
  const amount = stat === 'atk' ? mod.atk : mod.def;
  if (typeof amount === 'number') return amount;
  const ctx = enter(gathered.sources[i], gathered.yous[i]);
  ctx.subject = card;
  const value = amountOf(s, amount, ctx);
  leave();
  return value;
}

function sortByStamp(start: number): void {
  const { stamps, mods, rows, sources, yous } = gathered;
  for (let i = start + 1; i < gathered.length; i++) {
    for (let k = i; k > start && stamps[k] < stamps[k - 1]; k--) {
      trade(stamps, k);
      trade(mods, k);
      trade(rows, k);
      trade(sources, k);
      trade(yous, k);
    }
  }
}

function trade<T>(column: T[], k: number): void {
  const held = column[k];
  column[k] = column[k - 1];
  column[k - 1] = held;
}

/** Whose continuous power takes from its DEF, the latest of several; NONE if nobody's does (VS-PWR-13). */
export function lowererOf(s: VsState, card: number): number {
  const start = affecting(s, card, IS.stats);
  sortByStamp(start);
  const end = gathered.length;
  let source = NONE;
  for (let i = start; i < end; i++) {
    if (gathered.rows[i] === NONE && amountIn(s, card, i, 'def') < 0) source = gathered.sources[i];
  }
  release(start);
  return source;
}

/** What one card adds to another's numbers; `source` is NONE where it cannot be named. */
export interface Addition {
  readonly source: number;
  /** What adds it, as its card has it. */
  readonly mod: Modifier;
  readonly atk: number;
  readonly def: number;
}

/** What is added to a character, by timestamp and by where it comes from. What sets, switches or limits is no part of it. */
export function additionsOf(s: VsState, card: number): Addition[] {
  const found: Addition[] = [];
  if (isTooDeep() || !mayBeAffected(s, card, IS.stats)) return found;
  const start = affecting(s, card, IS.stats);
  sortByStamp(start);
  const end = gathered.length;
  for (let i = start; i < end; i++) {
    if (gathered.mods[i].mod !== 'stats') continue;
    const row = gathered.rows[i];
    const source = row === NONE ? gathered.sources[i] : namedSource(s, s.modifiers[row + AT.source]);
    found.push({ source, mod: gathered.mods[i], atk: amountIn(s, card, i, 'atk'), def: amountIn(s, card, i, 'def') });
  }
  release(start);
  return found;
}

/** The card an effect came from: itself still, or what it became when it went to the KO pile afterwards. */
function namedSource(s: VsState, ref: number): number {
  const card = cardOfRef(ref);
  if (card === NONE) return NONE;
  const later = s.visit[card] - visitOfRef(ref);
  return later === 0 || (later === 1 && s.zone[card] === ZONE.ko) ? card : NONE;
}

const NOBODY: readonly number[] = [];

/** VS-TERM-31: printed health, modifiers and vitality counters. `falling`: others whose powers are about to be off. */
export function healthOf(s: VsState, card: number, falling: readonly number[] = NOBODY): number {
  let base = faceOf(s, card).health;
  let health = s.vitality[card];
  // What stops at a number comes after the rest.
  let below = 0;
  let least = 0;
  if (!mayBeAffected(s, card, IS.health)) return base + health;
  const start = affecting(s, card, IS.health);
  const end = gathered.length;
  for (let i = start; i < end; i++) {
    const row = gathered.rows[i];
    const mod = gathered.mods[i];
    if (mod.mod !== 'health') continue;
    if (row === NONE && gathered.sources[i] !== card && falling.includes(gathered.sources[i])) continue;
    let by = row === NONE ? 0 : s.modifiers[row + AT.a];
    if (row === NONE) {
      const ctx = enter(gathered.sources[i], gathered.yous[i]);
      by = amountOf(s, mod.by, ctx);
      leave();
    }
    // VS-MEC-HEALTH-02: in place of what is printed; of several the smallest.
    if (mod.least !== undefined) {
      least = Math.max(least, mod.least);
      below += by;
    } else if (mod.base === undefined) health += by;
    else base = Math.min(base, by);
  }
  release(start);
  const whole = base + health;
  return Math.max(Math.min(whole, least), whole + below);
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
