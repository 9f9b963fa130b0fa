import { NONE } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { type Face, KEYWORD_WORDS, KW, type PowerEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { alignedTeams, NO_TEAMS, type TeamSet, withTeam, withTeams } from '../catalogue/team-sets.ts';
import { boardPrints } from '../derived/board.ts';
import { mayForbid } from '../derived/prohibitions.ts';
import { kindsOfModifiers, kindsOfRows } from '../derived/row-kinds.ts';
import { worksAlways, worksFaceDown } from '../keywords/keyword-powers.ts';
import { isLevelUp, KEYWORD_NAMES, KEYWORDS, type Keyword, type Query } from '../language/index.ts';
import { faceOf, isFaceUp, isInPlay, isInRow, isSameSide } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
import { V, type VsState } from '../state/state.ts';
import { affecting, gathered, mayBeAffected, release } from './affecting.ts';
import { isForbidden } from './allowed.ts';
import { type Ctx, enter, leave } from './ctx.ts';
import { fits } from './filter.ts';
import { dropLost, isKeywordTaken } from './lost-powers.ts';
import { areLost, arePowersOn, isNameTaken, lostSince, staysOn } from './powers-on.ts';
import { find } from './select.ts';
import { allEquipmentOn, equipmentOn, isAnyEquipped } from './worn.ts';

export const printsKeyword = (s: VsState, card: number, bit: number): boolean =>
  (faceOf(s, card).keywords[bit >> 5] & (1 << (bit & 31))) !== 0;

const maskOf = (is: (keyword: Keyword) => boolean): readonly number[] => {
  const mask = new Array<number>(KEYWORD_WORDS).fill(0);
  for (const keyword of KEYWORDS) if (is(keyword)) mask[KW[keyword] >> 5] |= 1 << (KW[keyword] & 31);
  return mask;
};
const isIn = (mask: readonly number[], keyword: number): boolean => (mask[keyword >> 5] & (1 << (keyword & 31))) !== 0;
/** Keywords that cannot be turned off (VS-KW-SWARM-2, VS-KW-CREATURE-2). */
const LASTING = maskOf(worksAlways);
/** Keywords that stay on while their character is face down (VS-KW-SYMBIOSIS, VS-KW-HALF-CELESTIAL). */
const FACE_DOWN = maskOf(worksFaceDown);
/** Kinds of modifiers that can give a keyword, as bits. */
const GRANT_MASK = (1 << IS.keyword) | (1 << IS.copyPowers) | (1 << IS.gainPowers);

/** Whether a card has a keyword now: printed, granted or copied, and not lost. Asked by number, see `KW`. */
export const hasKeyword = (s: VsState, card: number, keyword: number): boolean =>
  s.book.possible.keywords[keyword] !== 0 &&
  (printsKeyword(s, card, keyword) || mayGain(s, card, keyword)) &&
  wouldHaveKeyword(s, card, keyword) &&
  !losesKeyword(s, card, keyword);

/** Quick test: whether a card may have a keyword that is not printed on it. VS-KW-LEAP gives Flight. */
const mayGain = (s: VsState, card: number, keyword: number): boolean =>
  mayGainKeywords(s, card) || (keyword === KW.flight && printsKeyword(s, card, KW.leap));

/** Quick test: whether any character at all may have it. */
export const mayAnyHave = (s: VsState, keyword: number): boolean =>
  s.book.possible.keywords[keyword] !== 0 &&
  (boardPrints(s, keyword) || areKeywordsGranted(s) || (keyword === KW.flight && boardPrints(s, KW.leap)));

/** Whether anything gives anybody keywords. */
const areKeywordsGranted = (s: VsState): boolean => (kindsOfModifiers(s) & (GRANT_MASK | (1 << IS.ruleFor))) !== 0;

/** VS-MEC-LOSEPOW-01: what is lost can't be gained either, unless its loss lets it be gained afterwards. */
function losesKeyword(s: VsState, card: number, keyword: number): boolean {
  if (isIn(LASTING, keyword)) return false;
  if (
    isInPlay(s, card) &&
    mayBeAffected(s, card, IS.losePowers) &&
    isNameTaken(s, card, KEYWORD_NAMES[KEYWORDS[keyword]])
  )
    return true;
  if (!mayBeAffected(s, card, IS.loseKeyword)) return false;
  const start = affecting(s, card, IS.loseKeyword);
  let lost = false;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'loseKeyword' && KW[mod.keyword] === keyword && !isGainedAgain(s, card, i)) lost = true;
  }
  release(start);
  return lost;
}

/** Whether the keyword that this one of the gathered modifiers takes has been gained since. */
function isGainedAgain(s: VsState, card: number, i: number): boolean {
  const mod = gathered.mods[i];
  return mod.mod === 'loseKeyword' && mod.gainable === true && isGranted(s, card, KW[mod.keyword], gathered.stamps[i]);
}

/** Whether a character without powers has gained this keyword after it lost them. */
function regains(s: VsState, card: number, keyword: number): boolean {
  const since = isFaceUp(s, card) ? lostSince(s, card) : undefined;
  return since !== undefined && isGranted(s, card, keyword, since);
}

function wouldHaveKeyword(s: VsState, card: number, keyword: number): boolean {
  const printed = printsKeyword(s, card, keyword);
  if (printed) {
    if (!isInPlay(s, card) || isIn(LASTING, keyword)) return true;
    return works(s, card, keyword) || regains(s, card, keyword);
  }
  const leaps = keyword === KW.flight && printsKeyword(s, card, KW.leap);
  if (!leaps && !mayGainKeywords(s, card)) return false;
  if (!isInPlay(s, card)) return false;
  if (!works(s, card, keyword)) return regains(s, card, keyword);
  if (isGranted(s, card, keyword) || copies(s, card, keyword)) return true;
  // VS-KW-LEAP: Flight during its controller's turn.
  if (keyword !== KW.flight || !isSameSide(s, s.v[V.active], s.controller[card])) return false;
  return leaps || isGranted(s, card, KW.leap) || copies(s, card, KW.leap);
}

/** Whether a keyword works on a card that has it, by its face and what it has lost. */
const works = (s: VsState, card: number, keyword: number): boolean =>
  isIn(FACE_DOWN, keyword) ? !areLost(s, card) : arePowersOn(s, card);

/** Whether anything could give a card a keyword that is not printed on it; Leap, which gives Flight, is printed. */
const mayGainKeywords = (s: VsState, card: number): boolean =>
  areKeywordsGranted(s) &&
  (s.v[V.wideRows] !== 0 || ((s.v[V.aurasMask] | faceOf(s, card).staticsMask | s.modified[card]) & GRANT_MASK) !== 0);

/** All keywords a card has now, as bits in words like those of a face. Must agree with `hasKeyword`. */
export function keywordsOf(s: VsState, card: number, into: Int32Array): void {
  const { keywords } = faceOf(s, card);
  for (let i = 0; i < KEYWORD_WORDS; i++) into[i] = keywords[i];
  if (!isInPlay(s, card)) return;
  if (!arePowersOn(s, card)) {
    const lost = areLost(s, card);
    if (!lost && mayGainKeywords(s, card)) addKeywords(s, card, into);
    for (let i = 0; i < KEYWORD_WORDS; i++) into[i] &= lost ? LASTING[i] : LASTING[i] | FACE_DOWN[i];
    if (lost) addRegained(s, card, into);
    return;
  }
  if (mayGainKeywords(s, card)) addKeywords(s, card, into);
  const leaps = (into[KW.leap >> 5] & (1 << (KW.leap & 31))) !== 0;
  if (leaps && isSameSide(s, s.v[V.active], s.controller[card])) into[KW.flight >> 5] |= 1 << (KW.flight & 31);
  if (mayBeAffected(s, card, IS.loseKeyword)) takeLost(s, card, into);
  if (mayBeAffected(s, card, IS.losePowers)) takeNamed(s, card, into);
}

function takeLost(s: VsState, card: number, into: Int32Array): void {
  const start = affecting(s, card, IS.loseKeyword);
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'loseKeyword' || isIn(LASTING, KW[mod.keyword]) || isGainedAgain(s, card, i)) continue;
    into[KW[mod.keyword] >> 5] &= ~(1 << (KW[mod.keyword] & 31));
  }
  release(start);
}

/** Must agree with `losesKeyword`. */
function takeNamed(s: VsState, card: number, into: Int32Array): void {
  for (let i = 0; i < KEYWORDS.length; i++) {
    const has = (into[i >> 5] & (1 << (i & 31))) !== 0;
    if (has && !isIn(LASTING, i) && isKeywordTaken(s, card, i)) into[i >> 5] &= ~(1 << (i & 31));
  }
}

/** Must agree with `regains`. */
function addRegained(s: VsState, card: number, into: Int32Array): void {
  if (lostSince(s, card) === undefined) return;
  for (let i = 0; i < KEYWORDS.length; i++) {
    if (regains(s, card, i) && !losesKeyword(s, card, i)) into[i >> 5] |= 1 << (i & 31);
  }
}

function addKeywords(s: VsState, card: number, into: Int32Array): void {
  const granted = affecting(s, card, IS.keyword);
  for (let i = granted; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'keyword') into[KW[mod.keyword] >> 5] |= 1 << (KW[mod.keyword] & 31);
  }
  release(granted);
  for (const { keywords } of gainedFaces(s, card)) {
    for (let word = 0; word < KEYWORD_WORDS; word++) into[word] |= keywords[word];
  }
  const start = affecting(s, card, IS.copyPowers);
  const end = gathered.length;
  for (let i = start; i < end; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'copyPowers') continue;
    const ctx = enter(card, s.controller[card]);
    for (const other of copiedFrom(s, mod.of, ctx)) {
      if (other === card || !fits(s, mod.of.where, other, ctx)) continue;
      const { keywords } = faceOf(s, other);
      for (let word = 0; word < KEYWORD_WORDS; word++) into[word] |= keywords[word];
    }
    leave();
  }
  release(start);
}

/** `since`: only what came later counts. */
function isGranted(s: VsState, card: number, keyword: number, since = ALWAYS): boolean {
  const start = affecting(s, card, IS.keyword);
  let found = false;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'keyword' && KW[mod.keyword] === keyword && gathered.stamps[i] > since) found = true;
  }
  release(start);
  if (found) return true;
  for (const { keywords } of gainedFaces(s, card, undefined, since))
    if ((keywords[keyword >> 5] & (1 << (keyword & 31))) !== 0) return true;
  return false;
}
const ALWAYS = Number.MIN_SAFE_INTEGER;

/** Cards whose powers it has gained: which they are was fixed then. */
function gainedFaces(s: VsState, card: number, withSupers?: boolean, since = ALWAYS): readonly Face[] {
  if (!mayBeAffected(s, card, IS.gainPowers)) return NO_FACES;
  const faces: Face[] = [];
  const start = affecting(s, card, IS.gainPowers);
  for (let i = start; i < gathered.length; i++) {
    const row = gathered.rows[i];
    const face = row === NONE ? NONE : s.modifiers[row + AT.a];
    const mod = gathered.mods[i];
    const only = mod.mod === 'gainPowers' && mod.keywordsOnly === true;
    if ((withSupers !== undefined && only === withSupers) || gathered.stamps[i] <= since) continue;
    if (face !== NONE) faces.push(s.book.catalogue.faces[face]);
  }
  release(start);
  return faces;
}
const NO_FACES: readonly Face[] = [];

/** Printed keywords of the characters it has the powers of (VS-COPY-07). */
function copies(s: VsState, card: number, bit: number): boolean {
  const start = affecting(s, card, IS.copyPowers);
  let found = false;
  const end = gathered.length;
  for (let i = start; i < end && !found; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'copyPowers') continue;
    const ctx = enter(card, s.controller[card]);
    for (const other of copiedFrom(s, mod.of, ctx)) {
      if (found || other === card || !printsKeyword(s, other, bit)) continue;
      found = fits(s, mod.of.where, other, ctx);
    }
    leave();
  }
  release(start);
  return found;
}

/** Its teams, printed and granted. */
export function teamsOf(s: VsState, card: number): TeamSet {
  if (mayForbid(s, CANT.haveTeams) && isForbidden(s, CANT.haveTeams, card)) return NO_TEAMS;
  const teams = gainedTeamsOf(s, card);
  return hasEveryGoodTeam(s, card) ? withTeams(teams, GOOD_TEAMS) : teams;
}

const GOOD_TEAMS = alignedTeams('good');

/** VS-MEC-TEAM-02: in play, by its own power. Called for the teams of all cards, so it must not compute everything. */
const hasEveryGoodTeam = (s: VsState, card: number): boolean =>
  faceOf(s, card).everyGoodTeam && isInRow(s, card) && arePowersOn(s, card);

function gainedTeamsOf(s: VsState, card: number): TeamSet {
  let teams = faceOf(s, card).teams;
  if (!mayBeAffected(s, card, IS.team)) return teams;
  const start = affecting(s, card, IS.team);
  // What it had when it lost its teams no longer counts; what it gained later does.
  let since = Number.MIN_SAFE_INTEGER;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'team' || mod.instead === undefined || gathered.stamps[i] < since) continue;
    since = gathered.stamps[i];
    teams = withTeam(NO_TEAMS, mod.team);
  }
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'team' && mod.instead === undefined && gathered.stamps[i] > since)
      teams = withTeam(teams, mod.team);
  }
  release(start);
  return teams;
}

/** As `truncate` does for lists of integers, which would be slower if it ever met others. */
export function shorten(list: PowerEntry[], length: number): void {
  while (list.length > length) list.pop();
}

/** Printed powers of the card and those it copies, equipment and grants included; nothing while its powers are off. */
export function powersOf(s: VsState, card: number, out: PowerEntry[]): number {
  shorten(out, 0);
  const on = !isInRow(s, card) || arePowersOn(s, card);
  for (const entry of faceOf(s, card).powers) {
    if (on || worksStunned(entry) || staysOn(s, card, entry)) out.push(entry);
  }
  if (on && hasExtraPowers(s, card)) {
    addCopied(s, card, out);
    addGranted(s, card, out);
  }
  if (!on) addGainedSince(s, card, out);
  // VS-EQP-12: granted by the books, and so lost with the character's own; by the later update they stay the equipment's.
  if (on || s.book.profile.equipmentPowers === 'own')
    for (const equipment of allEquipmentOn(s, card)) out.push(...faceOf(s, equipment).powers);
  if (isInRow(s, card) && mayBeAffected(s, card, IS.losePowers)) dropLost(s, card, out);
  return out.length;
}

/** The static powers with modifiers of one kind that it copies or has been given; see `powersOf`. */
export function givenStaticsOf(s: VsState, card: number, kind: number, out: PowerEntry[]): void {
  shorten(out, 0);
  if (arePowersOn(s, card)) {
    addCopied(s, card, out, 1 << kind);
    addGranted(s, card, out);
  } else addGainedSince(s, card, out);
  let kept = 0;
  for (let i = 0; i < out.length; i++) if ((out[i].mask & (1 << kind)) !== 0) out[kept++] = out[i];
  shorten(out, kept);
}

const worksStunned = ({ power }: PowerEntry): boolean => power.power === 'super' && power.whileStunned === true;

/** Cheap test for whether `powersOf` could add anything to the printed powers. */
export function hasExtraPowers(s: VsState, card: number): boolean {
  if (((s.v[V.aurasMask] | faceOf(s, card).staticsMask | s.modified[card]) & EXTRA_MASK) !== 0) return true;
  return s.v[V.wideRows] !== 0 || equipmentOn(s, card) !== NONE;
}

const COPIES = 1 << IS.copyPowers;
/** What can make `powersOf` answer with others than the printed powers, super powers that are lost among them. */
const EXTRA_MASK =
  (1 << IS.power) | (1 << IS.copyPowers) | (1 << IS.keyword) | (1 << IS.gainPowers) | (1 << IS.losePowers);

/** Whether any card could have more than its printed powers. */
export function mayHaveExtraPowers(s: VsState): boolean {
  if ((kindsOfModifiers(s) & EXTRA_MASK) !== 0 || s.v[V.wideRows] !== 0) return true;
  return s.book.hasEquipment && isAnyEquipped(s);
}

/** Whether a card could have powers that no character in play prints; copied powers are printed elsewhere. */
export function mayHavePowersFromElsewhere(s: VsState): boolean {
  if (((s.v[V.staticsMask] | s.v[V.aurasMask]) & EXTRA_MASK & ~COPIES) !== 0 || s.v[V.wideRows] !== 0) return true;
  if ((kindsOfRows(s) & EXTRA_MASK) !== 0 || (s.book.hasEquipment && isAnyEquipped(s))) return true;
  const { statics } = s;
  for (let i = 0; i < statics.length; i++) if (faceOf(s, statics[i]).copiesElsewhere) return true;
  return false;
}

/** Where powers are copied from: characters in play, or cards that are not. */
const copiedFrom = (s: VsState, of: Query, ctx: Ctx): readonly number[] =>
  of.zone === 'play' ? s.board : find(s, of, ctx, []);

/** With `statics`, only of characters whose static powers have modifiers of these kinds: few have, and who fits takes time. */
function addCopied(s: VsState, card: number, out: PowerEntry[], statics = 0): void {
  const start = affecting(s, card, IS.copyPowers);
  const end = gathered.length;
  for (let i = start; i < end; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'copyPowers') continue;
    const ctx = enter(card, s.controller[card]);
    for (const other of copiedFrom(s, mod.of, ctx)) {
      if (other === card || (statics !== 0 && (faceOf(s, other).staticsMask & statics) === 0)) continue;
      if (!fits(s, mod.of.where, other, ctx)) continue;
      for (const entry of faceOf(s, other).powers) {
        // VS-COPY-05 and 07: keyword and super powers, never another copying power.
        if (!canBeCopied(entry)) continue;
        if (mod.keywordsOnly === true && isSuperPower(entry)) continue;
        out.push(entry);
      }
    }
    leave();
  }
  release(start);
}

/** An action of a keyword costs no symbols and is no super power. */
export const isSuperPower = ({ power }: PowerEntry): boolean => power.power === 'super' && power.free === undefined;

const canBeCopied = (entry: PowerEntry): boolean => !isLevelUp(entry.power) && !copiesPowers(entry);

const copiesPowers = ({ power }: PowerEntry): boolean =>
  (power.power === 'keyword' && power.keyword === 'mutantPowerDuplication') ||
  (power.power === 'static' && power.by.some((mod) => mod.mod === 'copyPowers'));

/** VS-MEC-LOSEPOW-01: what it has gained since it lost its powers. */
function addGainedSince(s: VsState, card: number, out: PowerEntry[]): void {
  const since = isFaceUp(s, card) ? lostSince(s, card) : undefined;
  if (since !== undefined) addGranted(s, card, out, since);
}

function addGranted(s: VsState, card: number, out: PowerEntry[], since = ALWAYS): void {
  const keywords = affecting(s, card, IS.keyword);
  for (let i = keywords; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'keyword' && gathered.stamps[i] > since) out.push(...s.book.catalogue.keywordEntries(mod.keyword));
  }
  release(keywords);
  const start = affecting(s, card, IS.power);
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'power' || gathered.stamps[i] <= since) continue;
    const entry = s.book.catalogue.grantedEntry(mod.power);
    if (entry !== undefined) out.push(entry);
  }
  release(start);
  for (const { powers } of gainedFaces(s, card, true, since))
    for (const entry of powers) if (canBeCopied(entry)) out.push(entry);
  for (const { powers } of gainedFaces(s, card, false, since)) {
    for (const entry of powers) if (canBeCopied(entry) && !isSuperPower(entry)) out.push(entry);
  }
}
