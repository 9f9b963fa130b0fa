import { NONE, truncate } from '@longbox/kernel';
import type { PowerEntry, StaticEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { maskOfStatics, staticMask } from '../catalogue/static-facts.ts';
import type { Modifier } from '../language/index.ts';
import { faceOf, isFaceUp, isInRow } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { V, type VsState, ZONE } from '../state/state.ts';
import { kindsOfRows } from './row-kinds.ts';

/** The list of cards whose static powers count, and what kinds of modifiers those have; see `staticsChanged`. */
export function rebuildStatics(s: VsState): void {
  const { statics } = s;
  truncate(statics, 0);
  let mask = 0;
  let auras = 0;
  for (let zone: number = ZONE.front; zone <= ZONE.equipped; zone++) {
    if (zone > ZONE.resources && zone < ZONE.equipped) continue;
    for (let seat = 0; seat < s.seats; seat++) {
      const list = s.zones[zone * s.seats + seat];
      for (let i = 0; i < list.length; i++) {
        const face = faceOf(s, list[i]);
        if (face.statics.length === 0 || (zone === ZONE.resources && !isFaceUp(s, list[i]))) continue;
        statics.push(list[i]);
        mask |= face.staticsMask;
        auras |= face.aurasMask;
      }
    }
  }
  if (statics.length > 1) statics.sort((a, b) => s.stamp[a] - s.stamp[b] || a - b);
  s.v[V.staticsMask] = mask;
  s.v[V.givenMask] = givenMask(s, mask);
  s.v[V.aurasMask] = auras | s.v[V.givenMask];
}

const COPIES = 1 << IS.copyPowers;
const GIVES = COPIES | (1 << IS.keyword) | (1 << IS.power) | (1 << IS.ruleFor) | (1 << IS.gainPowers);

/** Whether a row of this kind can give a character static powers. */
export const canGive = (kind: number): boolean => (GIVES & (1 << kind)) !== 0;

/** What static powers copied or given could carry, by the kinds of static powers and the rows that are there. */
function givenMask(s: VsState, mask: number): number {
  let given = 0;
  let copies = (mask & COPIES) !== 0;
  for (let at = 0; at < s.modifiers.length; at += ROW) {
    if (!canGive(s.modifiers[at + AT.kind])) continue;
    const node = s.book.catalogue.lasting[s.modifiers[at + AT.node]];
    if ('mod' in node) given |= giftMask(s, node) | gainedMask(s, at);
    else if ('by' in node) for (const mod of node.by) given |= giftMask(s, mod);
    copies ||= s.modifiers[at + AT.kind] === IS.copyPowers;
  }
  if ((mask & GIVES) !== 0) {
    for (const holder of s.statics) {
      for (const { power } of faceOf(s, holder).statics as readonly StaticEntry[]) {
        for (const mod of power.by) given |= giftMask(s, mod);
      }
    }
  }
  if (copies) {
    const elsewhere = copiesElsewhere(s);
    for (let card = 0; card < s.cards; card++) given |= copyMask(s, card, elsewhere);
  }
  return given & ~COPIES;
}

function gainedMask(s: VsState, at: number): number {
  const face = s.modifiers[at + AT.kind] === IS.gainPowers ? s.modifiers[at + AT.a] : NONE;
  return face === NONE ? 0 : s.book.catalogue.faces[face].staticsMask;
}

/** Whether static powers are given in other ways than by copying. */
export const areGifts = (s: VsState): boolean => ((s.v[V.staticsMask] | kindsOfRows(s)) & GIVES & ~COPIES) !== 0;

/** Zones out of play whose cards somebody can have the powers of. */
export const COPIED_ZONES: readonly number[] = [ZONE.removed, ZONE.ko];

/** Whether somebody could have powers of cards that are not in play. */
export function copiesElsewhere(s: VsState): boolean {
  if ((kindsOfRows(s) & COPIES) !== 0) return true;
  for (let i = 0; i < s.statics.length; i++) if (faceOf(s, s.statics[i]).copiesElsewhere) return true;
  return false;
}

/** What can be copied: from characters in play and, if somebody can, from cards that are not. */
const copyMask = (s: VsState, card: number, elsewhere: boolean): number =>
  isInRow(s, card) || (elsewhere && COPIED_ZONES.includes(s.zone[card])) ? faceOf(s, card).staticsMask : 0;

function giftMask(s: VsState, mod: Modifier): number {
  if (mod.mod === 'power') return mod.power.power === 'static' ? staticMask(mod.power) : 0;
  return mod.mod === 'keyword' ? maskOfStatics(s.book.catalogue.keywordEntries(mod.keyword).filter(isStatic)) : 0;
}

const isStatic = (entry: PowerEntry): entry is StaticEntry => entry.power.power === 'static';
