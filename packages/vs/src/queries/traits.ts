import { NONE } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { keywordBit, teamBit } from '../catalogue/face.ts';
import type { Keyword } from '../language/index.ts';
import { affecting, gathered, release } from '../rules/affecting.ts';
import { arePowersOn } from '../rules/powers-on.ts';
import { V, type VsState } from '../state.ts';
import { enter, leave } from './ctx.ts';
import { fits } from './filter.ts';
import { faceOf, isInPlay, isInRow } from './relation.ts';

const printsKeyword = (s: VsState, card: number, bit: number): boolean =>
  (faceOf(s, card).keywords[bit >> 5] & (1 << (bit & 31))) !== 0;

/** Keywords that cannot be turned off (VS-KW-SWARM-2, VS-KW-CREATURE-2, VS-KW-SYMBIOSIS). */
const LASTING_KEYWORDS: ReadonlySet<Keyword> = new Set(['swarm', 'creature', 'symbiosis', 'halfCelestial']);
const LEAP = keywordBit('leap');

/** Whether a card has a keyword now: printed, granted or copied, and not lost. */
export function hasKeyword(s: VsState, card: number, keyword: Keyword): boolean {
  const bit = keywordBit(keyword);
  const printed = printsKeyword(s, card, bit);
  if (!isInPlay(s, card)) return printed;
  if (printed && LASTING_KEYWORDS.has(keyword)) return true;
  if (!printed && s.modifiers.length === 0 && s.statics.length === 0 && keyword !== 'flight') return false;
  if (!arePowersOn(s, card)) return false;
  if (printed) return true;
  // VS-KW-LEAP: Flight during its controller's turn.
  if (keyword === 'flight' && printsKeyword(s, card, LEAP) && s.team[s.v[V.active]] === s.team[s.controller[card]]) return true;
  return isGranted(s, card, keyword) || copies(s, card, bit);
}

function isGranted(s: VsState, card: number, keyword: Keyword): boolean {
  const start = affecting(s, card, 'keyword');
  let found = false;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'keyword' && mod.keyword === keyword) found = true;
  }
  release(start);
  return found;
}

/** Printed keywords of the characters it has the powers of (VS-COPY-07). */
function copies(s: VsState, card: number, bit: number): boolean {
  const start = affecting(s, card, 'copyPowers');
  let found = false;
  const end = gathered.length;
  for (let i = start; i < end && !found; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'copyPowers') continue;
    const ctx = enter(card, s.controller[card]);
    for (let other = 0; other < s.cards && !found; other++) {
      if (other === card || !isInRow(s, other) || !printsKeyword(s, other, bit)) continue;
      found = fits(s, mod.of.where, other, ctx);
    }
    leave();
  }
  release(start);
  return found;
}

/** Teams as bits: printed and granted. */
export function teamsOf(s: VsState, card: number): number {
  let teams = faceOf(s, card).teams;
  if (s.modifiers.length === 0 && s.statics.length === 0) return teams;
  const start = affecting(s, card, 'team');
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'team') teams |= teamBit(mod.team);
  }
  release(start);
  return teams;
}

/** Printed powers of the card and those it copies, equipment and grants included; nothing while its powers are off. */
export function powersOf(s: VsState, card: number, out: PowerEntry[]): number {
  out.length = 0;
  const on = !isInRow(s, card) || arePowersOn(s, card);
  for (const entry of faceOf(s, card).powers) if (on || entry.always) out.push(entry);
  if (!on) return out.length;
  addCopied(s, card, out);
  addGranted(s, card, out);
  for (let other = 0; other < s.cards; other++) {
    if (s.attachedTo[other] === card && s.zone[other] === 10) out.push(...faceOf(s, other).powers);
  }
  return out.length;
}

/** Cheap test for whether `powersOf` could add anything to the printed powers. */
export function hasExtraPowers(s: VsState, card: number): boolean {
  if (s.modified[card] > 0) return true;
  return (s.v[V.staticsMask] & EXTRA_MASK) !== 0 || isEquipped(s, card);
}

const EXTRA_MASK = (1 << 8) | (1 << 9);

export function isEquipped(s: VsState, card: number): boolean {
  return equipmentOn(s, card) !== NONE;
}

export function equipmentOn(s: VsState, card: number): number {
  if (!isInRow(s, card)) return NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    const list = s.zones[10 * s.seats + seat];
    for (let i = 0; i < list.length; i++) if (s.attachedTo[list[i]] === card) return list[i];
  }
  return NONE;
}

function addCopied(s: VsState, card: number, out: PowerEntry[]): void {
  const start = affecting(s, card, 'copyPowers');
  const end = gathered.length;
  for (let i = start; i < end; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'copyPowers') continue;
    const ctx = enter(card, s.controller[card]);
    for (let other = 0; other < s.cards; other++) {
      if (other === card || !isInRow(s, other) || !fits(s, mod.of.where, other, ctx)) continue;
      for (const entry of faceOf(s, other).powers) {
        // VS-COPY-05 and 07: keyword and super powers, never another copying power.
        if (entry.power.power === 'levelUp' || entry.power.power === 'journey' || copiesPowers(entry)) continue;
        out.push(entry);
      }
    }
    leave();
  }
  release(start);
}

const copiesPowers = ({ power }: PowerEntry): boolean =>
  (power.power === 'keyword' && power.keyword === 'mutantPowerDuplication') ||
  (power.power === 'static' && power.by.some((mod) => mod.mod === 'copyPowers'));

function addGranted(s: VsState, card: number, out: PowerEntry[]): void {
  const start = affecting(s, card, 'power');
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'power') continue;
    const entry = s.book.catalogue.powers.find(({ power }) => power === mod.power);
    if (entry !== undefined) out.push(entry);
  }
  release(start);
}
