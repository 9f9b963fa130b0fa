import { NONE, type Seat } from '@longbox/kernel';
import { KIND } from '../catalogue/face.ts';
import { healthOf } from '../queries/stats.ts';
import { faceOf, isFaceUp, isMain, isSameSide } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { levelWorth } from './experience.ts';
import { FEATURE } from './features.ts';
import { keepOf } from './hand.ts';
import { mainOf } from './sight.ts';
import { W } from './worths.ts';

/** Points that make one unit of a feature, so that all features are small numbers. */
const UNIT = 10;
const MOST = 12;

/** What lies ahead of a seat: its next level, powers it can pay for, and what its hand is good for. */
export function measurePlans(s: VsState, seat: Seat, viewer: Seat, out: Int32Array): void {
  measureLevel(s, seat, out);
  out[FEATURE.powers] = payablePowers(s, seat);
  out[FEATURE.lives] = spareLives(s, seat);
  if (seat === viewer) out[FEATURE.handWorth] = handWorth(s, seat);
}

function measureLevel(s: VsState, seat: Seat, out: Int32Array): void {
  const main = mainOf(s, seat);
  if (main === NONE) return;
  const { xp } = faceOf(s, main);
  if (xp === 0) return;
  const worth = levelWorth(s, main);
  const had = Math.min(xp, s.xp[main]);
  out[FEATURE.promise] = Math.trunc((worth * had) / (xp * UNIT));
  if (xp - had === 1) out[FEATURE.nearLevel] = 1;
}

/** Super powers of face-up characters whose symbols the face-up locations of their player yield. */
function payablePowers(s: VsState, seat: Seat): number {
  let symbols = 0;
  for (const card of zoneList(s, ZONE.resources, seat)) {
    const face = faceOf(s, card);
    if (isFaceUp(s, card) && (face.kind & KIND.location) !== 0) symbols |= face.symbols;
  }
  if (symbols === 0) return 0;
  let count = 0;
  for (const card of s.board) {
    if (s.controller[card] !== seat || !isFaceUp(s, card)) continue;
    for (const { price } of faceOf(s, card).supers) if (price.every((mask) => (mask & symbols) !== 0)) count++;
  }
  return Math.min(MOST, count);
}

/** Wounds that supporting characters can take before the one that puts them out. */
function spareLives(s: VsState, seat: Seat): number {
  let lives = 0;
  for (const card of s.board) {
    if (isSameSide(s, s.controller[card], seat) && !isMain(s, card)) lives += healthOf(s, card) - s.wounds[card] - 1;
  }
  return Math.min(MOST, lives);
}

/** How far a player's own hand is better than as many cards nobody has seen. */
function handWorth(s: VsState, seat: Seat): number {
  const hand = zoneList(s, ZONE.hand, seat);
  let worth = 0;
  for (const card of hand) worth += keepOf(s, seat, card) - W.card;
  return Math.max(-MOST, Math.min(MOST, Math.trunc(worth / UNIT)));
}

/** Turns a seat needs to bring down the enemy it is closest to: a wound each, and one more while it cannot reach it. */
export function clockOf(s: VsState, seat: Seat, reaches: (main: number) => boolean): number {
  let least = MOST;
  for (let enemy = 0; enemy < s.seats; enemy++) {
    if (s.team[enemy] === s.team[seat] || s.out[enemy] !== 0) continue;
    const main = mainOf(s, enemy);
    if (main === NONE) continue;
    const left = healthOf(s, main) - s.wounds[main];
    least = Math.min(least, left + (isFaceUp(s, main) && reaches(main) ? 0 : 1));
  }
  return least;
}
