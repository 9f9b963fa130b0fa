import type { Seat } from '@longbox/kernel';
import { KIND, KW } from '../catalogue/face.ts';
import { atkOf, defOf, healthOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { faceOf, isFaceUp, isMain, isSameSide, isStunned } from '../state/relation.ts';
import { PHASE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { FEATURE, FEATURES } from './features.ts';
import { clockOf, measurePlans } from './measure-plans.ts';
import { coverOf, isReady, mainOf } from './sight.ts';

const FEW_CARDS = 4;
const EARLY = 5;
const ENOUGH = 9;

/** See `Insight.measure`. All but `handWorth` lies open or is a number of cards, so every viewer measures it alike. */
export function measure(s: VsState, seat: Seat, viewer: Seat, out: Int32Array): void {
  out.fill(0, 0, FEATURES.length);
  if (s.out[seat] !== 0) return;
  const cover = coverOf(s, s.sideOf[seat]);
  const isTurn = isSameSide(s, s.v[V.active], seat);
  measureMain(s, seat, cover, out);
  for (const card of s.board) {
    if (s.controller[card] === seat) measureCharacter(s, card, isTurn, out);
  }
  out[FEATURE.menace] = menaceOf(s, seat);
  out[FEATURE.cover] = cover;
  measureReach(s, seat, isTurn, out);
  out[FEATURE.ahead] = isAhead(s, seat, isTurn) ? 1 : 0;
  measurePlans(s, seat, viewer, out);
  const cards = zoneList(s, ZONE.hand, seat).length;
  out[FEATURE.hand] = Math.min(FEW_CARDS, cards);
  out[FEATURE.fullHand] = Math.max(0, cards - FEW_CARDS);
  const resources = zoneList(s, ZONE.resources, seat);
  out[FEATURE.resources] = Math.min(EARLY, resources.length);
  out[FEATURE.lateResources] = Math.max(0, Math.min(ENOUGH, resources.length) - EARLY);
  for (const card of resources) {
    if (isFaceUp(s, card) && (faceOf(s, card).kind & KIND.location) !== 0) out[FEATURE.locations]++;
  }
  out[FEATURE.turn] = isTurn ? 1 : 0;
}

function measureMain(s: VsState, seat: Seat, cover: number, out: Int32Array): void {
  const main = mainOf(s, seat);
  if (main < 0) return;
  const face = faceOf(s, main);
  const left = healthOf(s, main) - s.wounds[main];
  out[FEATURE.health] = Math.min(9, left);
  out[FEATURE.brink] = left <= 1 ? 1 : 0;
  out[FEATURE.level] = face.level;
  if (face.xp > 0) out[FEATURE.progress] = Math.min(10, ((10 * s.xp[main]) / face.xp) | 0);
  if (isStunned(s, main)) {
    out[FEATURE.mainDown] = 1;
    return;
  }
  if (!isFaceUp(s, main)) return;
  const isFront = s.zone[main] === ZONE.front;
  out[FEATURE.exposed] = isFront || cover === 0 ? 1 : 0;
  out[FEATURE.mainAtk] = Math.min(20, atkOf(s, main));
  out[FEATURE.mainDef] = Math.min(20, defOf(s, main));
}

function measureCharacter(s: VsState, card: number, isTurn: boolean, out: Int32Array): void {
  const face = faceOf(s, card);
  const isSupport = !isMain(s, card);
  if (isStunned(s, card)) {
    if (isSupport) out[FEATURE.downCost] += face.cost;
    return;
  }
  if (!isFaceUp(s, card)) return;
  const atk = Math.min(30, atkOf(s, card));
  if (isTurn && s.v[V.phase] <= PHASE.main && isReady(s, card)) out[FEATURE.readyAtk] += atk;
  if (!isSupport) return;
  out[FEATURE.characters]++;
  out[FEATURE.atk] += atk;
  out[FEATURE.def] += Math.min(30, defOf(s, card));
  if (hasKeyword(s, card, KW.flight)) out[FEATURE.flyers]++;
  if (hasKeyword(s, card, KW.ranged)) out[FEATURE.shooters]++;
}

function menaceOf(s: VsState, seat: Seat): number {
  let strongest = 0;
  for (const card of s.board) {
    if (s.controller[card] === seat && isFaceUp(s, card)) strongest = Math.max(strongest, atkOf(s, card));
  }
  let menaced = 0;
  for (const card of s.board) {
    if (s.team[s.controller[card]] === s.team[seat] || !isFaceUp(s, card)) continue;
    if (defOf(s, card) <= strongest) menaced++;
  }
  return menaced;
}

/** ATK of a seat at its next chance: all of it, and what comes over a front row. Scratch. */
const force = { strength: 0, overhead: 0 };

function noteForce(s: VsState, seat: Seat, isTurn: boolean): void {
  force.strength = 0;
  force.overhead = 0;
  for (const card of s.board) {
    if (s.controller[card] !== seat) continue;
    // In its own turn ready characters can attack; before it, all will be ready.
    if (isTurn && !isReady(s, card)) continue;
    const atk = isFaceUp(s, card) ? atkOf(s, card) : faceOf(s, card).atk;
    force.strength += atk;
    if (hasKeyword(s, card, KW.flight) || hasKeyword(s, card, KW.stealth) || hasKeyword(s, card, KW.invisible))
      force.overhead += atk;
  }
}

/** Which enemy main characters the seat's strength could stun at its next chance. */
function measureReach(s: VsState, seat: Seat, isTurn: boolean, out: Int32Array): void {
  noteForce(s, seat, isTurn);
  for (let enemy = 0; enemy < s.seats; enemy++) {
    if (s.team[enemy] === s.team[seat] || s.out[enemy] !== 0) continue;
    const main = mainOf(s, enemy);
    if (main < 0 || !isFaceUp(s, main) || !isReached(s, main)) continue;
    const isLast = healthOf(s, main) - s.wounds[main] <= 1;
    out[FEATURE.reach]++;
    if (isLast) out[FEATURE.lethal]++;
    if (isLast && isTurn) out[FEATURE.lethalNow]++;
  }
}

/** Whether the seat would win the race of wounds if both sides did nothing else. */
function isAhead(s: VsState, seat: Seat, isTurn: boolean): boolean {
  const own = clock(s, seat, isTurn);
  let theirs = Number.MAX_SAFE_INTEGER;
  for (let enemy = 0; enemy < s.seats; enemy++) {
    if (s.team[enemy] === s.team[seat] || s.out[enemy] !== 0) continue;
    theirs = Math.min(theirs, clock(s, enemy, isSameSide(s, s.v[V.active], enemy)));
  }
  return isTurn ? own <= theirs : own < theirs;
}

function clock(s: VsState, seat: Seat, isTurn: boolean): number {
  noteForce(s, seat, isTurn);
  return clockOf(s, seat, (main) => isReached(s, main));
}

/** A main character behind others can be reached through them, or over them unless a flier blocks. */
function isReached(s: VsState, main: number): boolean {
  const { strength, overhead } = force;
  const def = defOf(s, main);
  if (s.zone[main] !== ZONE.back) return strength >= def;
  let before = 0;
  let isShut = false;
  for (const other of zoneList(s, ZONE.front, s.sideOf[s.controller[main]])) {
    if (!isFaceUp(s, other)) continue;
    before += defOf(s, other);
    if (hasKeyword(s, other, KW.flight)) isShut = true;
  }
  return strength >= def + before || (!isShut && overhead >= def);
}
