import { isOver, NONE, pushFrame } from '@longbox/kernel';
import { blameOf } from '../atoms/blame.ts';
import { freeCaptive } from '../atoms/captives.ts';
import { countCheck, nextMoment } from '../atoms/chain.ts';
import { dropFromCombat } from '../atoms/combat.ts';
import { cancelPairs, mustNotHave, removeCounters } from '../atoms/conditions.ts';
import { koAll, koMoves, koTriggers } from '../atoms/ko.ts';
import { becomeVersion } from '../atoms/level.ts';
import { addStun, commitStuns, noStuns, type Stuns } from '../atoms/stun.ts';
import { CANT } from '../catalogue/cant.ts';
import { KW } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { mayLower } from '../derived/lowers.ts';
import {
  areSuspectsEnough,
  beginCheck,
  endCheck,
  endSuspects,
  keepSuspect,
  namesCompared,
} from '../derived/settled.ts';
import { affecting, gathered, mayAnyBeAffected, mayBeAffected, release } from '../queries/affecting.ts';
import { isForbidden, keepsWhileStunned } from '../queries/allowed.ts';
import { defOf, healthOf, lossOf, lowererOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import {
  faceOf,
  haveCommon,
  isFaceUp,
  isHidden,
  isInRow,
  isMain,
  isPlayerDefending,
  isSameSide,
  isStunned,
  sharesName,
} from '../state/relation.ts';
import { FLAG, V, type VsState, ZONE } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { checkElimination, win } from './end.ts';
import { isReadyToLevel, versionsOf } from './level.ts';

/** VS-TIME-14: chains of automatic consequences longer than this are endless. */
export const ENDLESS = 100;

/**
 * The state check (VS-TIME-12): automatic consequences, again and again until nothing changes. Returns true if it pushed a
 * frame because somebody has to choose; the caller comes back to it afterwards.
 */
export function checkState(s: VsState): boolean {
  for (let round = 0; s.v[V.touched] !== 0 && !isOver(s); round++) {
    if (round > ENDLESS || countCheck(s) > 100 * ENDLESS) {
      endlessTie(s);
      return false;
    }
    beginCheck(s);
    const lowers = mayLower(s);
    if (s.settled === 1 && !lowers) {
      if (s.v[V.namesChanged] === 0 || !keepUnique(s)) return false;
      if (isFrameOnTop(s, K.unique)) return true;
      continue;
    }
    const due = lookOver(s, lowers);
    if ((due & DUE.counters) !== 0) cancelCounters(s);
    if ((due & DUE.atZero) !== 0 && stunAtZero(s)) continue;
    if ((due & DUE.fatal) !== 0 && koFatal(s)) continue;
    if (koLooseEquipment(s) || freeCaptives(s) || settleLevels(s)) continue;
    if (s.v[V.namesChanged] !== 0 && keepUnique(s)) {
      if (isFrameOnTop(s, K.unique)) return true;
      continue;
    }
    if ((due & DUE.level) !== 0 && pushLevelUp(s)) return true;
    if (s.v[V.combat] !== 0) dropFromCombat(s);
    checkElimination(s);
    endCheck(s, due === 0);
  }
  return false;
}

/** Makes the check if it is no work, and tells whether it was; counts it like any other. */
export function isAtRest(s: VsState): boolean {
  if (s.v[V.touched] === 0) return true;
  if (s.settled === 0 || s.v[V.checks] >= 100 * ENDLESS || mayLower(s)) return false;
  if (s.v[V.namesChanged] !== 0) {
    if (mayShareNames(s)) return false;
    namesCompared(s);
  }
  countCheck(s);
  beginCheck(s);
  return true;
}

const isFrameOnTop = (s: VsState, kind: number): boolean => s.stack[s.stack.length - 8] === kind;

export function endlessTie(s: VsState): void {
  const teams = new Set<number>();
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) teams.add(s.team[seat]);
  win(s, [...teams], 'endlessLoop');
}

/**
 * What a look at the board found due, as bits: (a), (b), (c) and (f) of the check. `watch`: nothing, but only thanks to a
 * modifier that may go without a word, so the next check looks again.
 */
const DUE = { counters: 1, atZero: 2, fatal: 4, level: 8, watch: 16 } as const;

/** One look at each character, which finds nothing to do most of the time; what cannot be `lowers`ed is read off its face. */
function lookOver(s: VsState, lowers: boolean): number {
  const { board, suspects } = s;
  let due = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isPlayerDefending(s, s.playerCard[seat])) due = DUE.counters | DUE.atZero;
  }
  // What nothing can lower changes only by what happens to a character itself.
  const known = !lowers && areSuspectsEnough(s);
  const looked = known ? suspects : board;
  const count = looked.length;
  // What is due, or only watched, may change through other cards: it stays suspect.
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const card = looked[i];
    if (known && !isInRow(s, card)) continue;
    const dueNow = dueOf(s, card, lowers);
    if (dueNow === 0) continue;
    due |= dueNow;
    keepSuspect(s, kept++, card);
  }
  endSuspects(s, kept);
  return due;
}

function dueOf(s: VsState, card: number, lowers: boolean): number {
  let due = 0;
  const face = faceOf(s, card);
  const plus = s.plus[card];
  const minus = s.minus[card];
  if (plus !== 0 && (minus !== 0 || (lowers && mustNotHave(s, card, 'plus')))) due |= DUE.counters;
  if (minus !== 0 && lowers && mustNotHave(s, card, 'minus')) due |= DUE.counters;
  if ((s.flags[card] & FLAG.lethalWound) !== 0) due |= DUE.fatal;
  const wounds = s.wounds[card];
  if (wounds !== 0 && (lowers || wounds >= face.health + s.vitality[card]))
    due |= wounds >= healthOf(s, card) ? DUE.fatal : DUE.watch;
  if (face.xp !== 0 && s.xp[card] >= face.xp) due |= DUE.level;
  if ((s.flags[card] & FLAG.stunned) === 0 && (lowers || face.def + plus - minus - lossOf(s, card) <= 0))
    due |= defOf(s, card) <= 0 ? DUE.atZero : DUE.watch;
  return due;
}

/** All characters, and a player who is attacked in person. */
function withPlayer(s: VsState): readonly number[] {
  const player = s.playerCard.find((card) => isPlayerDefending(s, card));
  return player === undefined ? s.board : [...s.board, player];
}

/** (a) VS-CTR-02; and what a character can't have comes off. */
function cancelCounters(s: VsState): void {
  const board = withPlayer(s);
  for (let i = 0; i < board.length; i++) {
    const card = board[i];
    if (s.plus[card] !== 0 && mustNotHave(s, card, 'plus')) removeCounters(s, card, 'plus', s.plus[card]);
    if (s.minus[card] !== 0 && mustNotHave(s, card, 'minus')) removeCounters(s, card, 'minus', s.minus[card]);
    cancelPairs(s, card);
  }
}

/** (b) VS-CTR-05: DEF 0 or less stuns; credit goes to whose counters or modifier did it (VS-PWR-12, 13). */
function stunAtZero(s: VsState): boolean {
  let stuns: Stuns | undefined;
  const board = withPlayer(s);
  for (let i = 0; i < board.length; i++) {
    const card = board[i];
    if (isStunned(s, card) || defOf(s, card) > 0 || isForbidden(s, CANT.beStunned, card)) continue;
    stuns ??= noStuns();
    const blamed = blameOf(s, card);
    addStun(stuns, card, blamed === NONE ? lowererOf(s, card) : blamed);
  }
  if (stuns === undefined) return false;
  nextMoment(s);
  return commitStuns(s, stuns).length > 0;
}

/** (c) VS-STN-21 to 23. */
function koFatal(s: VsState): boolean {
  let dying: number[] | undefined;
  const { board } = s;
  // VS-MEC-WOUND-03: until it is known whose wounds they are.
  for (let i = 0; i < board.length; i++) if ((s.flags[board[i]] & FLAG.woundAwaited) !== 0) return false;
  for (let i = 0; i < board.length; i++) {
    const card = board[i];
    const lethal = (s.flags[card] & FLAG.lethalWound) !== 0;
    if (s.wounds[card] === 0 && !lethal) continue;
    if ((!lethal && s.wounds[card] < healthOf(s, card)) || isForbidden(s, CANT.beKod, card)) continue;
    dying ??= [];
    dying.push(card);
  }
  if (dying === undefined) return false;
  nextMoment(s);
  for (const card of dying) koTriggers(s, card, blameOf(s, card));
  koMoves(s, dying);
  return true;
}

/** A main character that something makes another level becomes it. */
function settleLevels(s: VsState): boolean {
  if (!mayAnyBeAffected(s, IS.becomesLevel)) return false;
  for (const card of s.board) {
    if (!isMain(s, card) || !mayBeAffected(s, card, IS.becomesLevel)) continue;
    const start = affecting(s, card, IS.becomesLevel);
    const mod = gathered.length > start ? gathered.mods[start] : undefined;
    release(start);
    if (mod?.mod !== 'becomesLevel' || faceOf(s, card).level === mod.level) continue;
    const [version] = versionsOf(s, card, mod.level, []);
    if (version === undefined) continue;
    becomeVersion(s, card, version);
    return true;
  }
  return false;
}

/** (d) VS-EQP-07, 08: equipment whose character is gone or face down. */
function koLooseEquipment(s: VsState): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of s.zones[ZONE.equipped * s.seats + seat]) {
      const bearer = s.attachedTo[card];
      if (isInRow(s, bearer) && (isFaceUp(s, bearer) || (s.flags[bearer] & FLAG.keepsEquipment) !== 0)) continue;
      if (isInRow(s, bearer) && isStunned(s, bearer) && keepsWhileStunned(s, bearer, card)) continue;
      if (isInRow(s, bearer) && isHidden(s, bearer) && s.book.profile.equipmentLostWhen === 'stunned') continue;
      koAll(s, [card], NONE);
      return true;
    }
  }
  return false;
}

/** VS-ZON-27: captives return, stunned and with their wounds, when their captor has left play. */
function freeCaptives(s: VsState): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of s.zones[ZONE.removed * s.seats + seat]) {
      const captor = s.attachedTo[card];
      if (captor === NONE || isInRow(s, captor) || s.out[seat] !== 0) continue;
      freeCaptive(s, card, seat);
      return true;
    }
  }
  return false;
}

const MOST_SEATS = 8;
/** By side. */
const nameBits = new Int32Array(MOST_SEATS);
const otherNameBits = new Int32Array(MOST_SEATS);

/** Quick test: whether two characters on a side may have a name in common. */
function mayShareNames(s: VsState): boolean {
  const { board } = s;
  for (let side = 0; side < s.seats; side++) {
    nameBits[side] = 0;
    otherNameBits[side] = 0;
  }
  for (let i = 0; i < board.length; i++) {
    const face = faceOf(s, board[i]);
    const side = s.sideOf[s.controller[board[i]]];
    if ((nameBits[side] & face.nameBits) !== 0 && (otherNameBits[side] & face.otherNameBits) !== 0) return true;
    nameBits[side] |= face.nameBits;
    otherNameBits[side] |= face.otherNameBits;
  }
  return false;
}

/** (e) VS-UNQ-01 to 04: of two with one name on a side the earlier goes; of two that came together the player picks. */
function keepUnique(s: VsState): boolean {
  if (mayShareNames(s) && koSameName(s)) return true;
  namesCompared(s);
  return false;
}

function koSameName(s: VsState): boolean {
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    const a = board[i];
    const { names } = faceOf(s, a);
    const side = s.sideOf[s.controller[a]];
    for (let k = i + 1; k < board.length; k++) {
      const b = board[k];
      if (s.sideOf[s.controller[b]] !== side || !haveCommon(names, faceOf(s, b).names)) continue;
      // VS-MODE-31: teammates may have main characters of one name.
      if (swarms(s, a) || (isMain(s, a) && isMain(s, b))) continue;
      nextMoment(s);
      if (isMain(s, a)) koAll(s, [b], NONE);
      else if (isMain(s, b)) koAll(s, [a], NONE);
      else if (s.stamp[a] === s.stamp[b]) pushFrame(s, K.unique, a, b);
      // The board is in the order of arrival.
      else koAll(s, [a], NONE);
      return true;
    }
  }
  return false;
}

/** VS-UNQ-08: one copy with Swarm on a side is enough for all of that name. */
function swarms(s: VsState, card: number): boolean {
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (!sharesName(s, card, board[i]) || !isSameSide(s, s.controller[card], s.controller[board[i]])) continue;
    if (hasKeyword(s, board[i], KW.swarm)) return true;
  }
  return false;
}

/** (f) VS-LVL-14. */
function pushLevelUp(s: VsState): boolean {
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    const card = board[i];
    if (s.xp[card] === 0 || !isReadyToLevel(s, card)) continue;
    pushFrame(s, K.levelUp, card);
    return true;
  }
  return false;
}
