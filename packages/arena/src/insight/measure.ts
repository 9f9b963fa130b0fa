import { NONE, type Seat } from '@longbox/kernel';
import { COST, namesNemesis } from '../catalogue/book.ts';
import { readyPowerPoints } from '../rules/abilities.ts';
import { isCalled } from '../rules/combat.ts';
import { slotOfName } from '../rules/squads.ts';
import { PHASE } from '../state/phases.ts';
import {
  type ArenaState,
  activeSeat,
  endSlot,
  firstReserve,
  firstSlot,
  hitPoints,
  isActiveSlot,
  isOccupied,
  nameOf,
  otherSeat,
  printAt,
  SEAT,
  type Slot,
  seatNumber,
  TURN,
} from '../state/state.ts';
import { attackWorth, expectAttack } from './judge-squads.ts';
import { abilityWorth, turnsToCome, WORTH } from './worth.ts';

/** What is measured of a seat; more of each is better for it. The names are message keys. */
export const FEATURES = [
  'points',
  'latePoints',
  'missionsCompleted',
  'missionSecured',
  'missionsToCome',
  'attacksToCome',
  'attacksNext',
  'activeCharacters',
  'reserveCharacters',
  'hitPoints',
  'attack',
  'defence',
  'activePower',
  'reservePower',
  'readyAbilities',
  'hand',
  'nemesisInReach',
  'nemeses',
  'facedNemeses',
  'turnsToCome',
  'boostRoom',
  'superHits',
  'teams',
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** Attack and Defence are counted in steps of this size, as cards print them. */
const STEP = 50;
/** Power Points beyond this many in a slot are of little use. */
const FULL = 4;
/** What an average character prints, so that strength and number are measured apart. */
const USUAL = { attack: 700, defence: 950 };

function measureActive(s: ArenaState, slot: Slot, out: Int32Array): void {
  const print = printAt(s, slot);
  const kind = s.book.ability[print];
  out[AT.activeCharacters]++;
  out[AT.attack] += Math.trunc((s.book.attack[print] - USUAL.attack) / STEP);
  out[AT.defence] += Math.trunc((s.book.defence[print] + s.book.resistance[print] - USUAL.defence) / STEP);
  out[AT.activePower] += Math.min(FULL, s.piles[slot].length);
  const isReady = s.profile.abilities && s.activated[slot] === 0 && readyPowerPoints(s, slot) >= COST[kind];
  if (isReady && !isCalled(s, slot)) out[AT.readyAbilities] += Math.trunc(abilityWorth(kind) / 40);
}

function measureSquads(s: ArenaState, seat: Seat, out: Int32Array): void {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (!isOccupied(s, slot)) continue;
    out[AT.hitPoints] += hitPoints(s, slot) - 1;
    if (s.book.size[printAt(s, slot)] > 0) out[AT.teams]++;
    if (slot < firstReserve(seat)) measureActive(s, slot, out);
    else {
      out[AT.reserveCharacters]++;
      out[AT.reservePower] += Math.min(FULL, s.piles[slot].length);
    }
  }
}

function measureMissions(s: ArenaState, seat: Seat, out: Int32Array): void {
  const { points } = s.book;
  const missions = s.missions[seat];
  const activated = seatNumber(s, seat, SEAT.activated);
  out[AT.points] = seatNumber(s, seat, SEAT.points);
  out[AT.latePoints] = out[AT.points] * s.turn[TURN.number];
  out[AT.missionsCompleted] = seatNumber(s, seat, SEAT.completed);
  if (activated !== NONE) {
    const isSecured = activeSeat(s) === seat && s.turn[TURN.qualified] !== 0;
    out[isSecured ? AT.missionSecured : AT.missionsToCome] += points[s.print[activated]];
  }
  for (let i = 0; i < missions.length; i++) out[AT.missionsToCome] += points[s.print[missions[i]]];
}

/** Is the challenge phase of this turn before the seat, or behind it? */
const isAttacking = (s: ArenaState, seat: Seat): boolean =>
  activeSeat(s) === seat && s.turn[TURN.phase] < PHASE.missionResolution;

const attacksNext = (s: ArenaState, seat: Seat): boolean =>
  isAttacking(s, seat) || (activeSeat(s) !== seat && !isAttacking(s, otherSeat(seat)));

/** Characters in play that a character of the seat in play is the Nemesis of; faced where both are Active. */
function measureNemeses(s: ArenaState, seat: Seat, out: Int32Array): void {
  const other = otherSeat(seat);
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (!isOccupied(s, slot)) continue;
    for (let foe = firstSlot(other); foe < endSlot(other); foe++) {
      if (!isOccupied(s, foe) || !namesNemesis(s.book, printAt(s, slot), s.book.name[printAt(s, foe)])) continue;
      out[AT.nemeses]++;
      if (isActiveSlot(slot) && isActiveSlot(foe)) out[AT.facedNemeses]++;
    }
  }
}

/** Cards of the own hand with the name of an own Active character; the other hand is not in sight. */
function countSuperHits(s: ArenaState, seat: Seat): number {
  const hand = s.hand[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    const slot = slotOfName(s, seat, nameOf(s, hand[i]));
    if (slot !== NONE && isActiveSlot(slot)) count++;
  }
  return Math.min(MOST_SUPER_HITS, count);
}
/** One is used a turn, on either side. */
const MOST_SUPER_HITS = 3;

/** Most that an attack counts for beside the Battle of Fate, which is counted apart. */
const MOST_ATTACK = 800;

/** Writes what is in sight of a seat into `out`: whole numbers, more is better. */
export function measure(s: ArenaState, seat: Seat, viewer: Seat, out: Int32Array): void {
  out.fill(0, 0, FEATURES.length);
  measureMissions(s, seat, out);
  measureSquads(s, seat, out);
  out[AT.hand] = Math.min(10, s.hand[seat].length);
  out[AT.boostRoom] = Math.min(out[AT.hand], out[AT.activePower]);
  if (seat === viewer) out[AT.superHits] = countSuperHits(s, seat);
  out[AT.turnsToCome] = turnsToCome(s, seat);
  const willAttack = out[AT.turnsToCome] > 0 || isAttacking(s, seat);
  if (activeSeat(s) === NONE || !willAttack) return;
  expectAttack(s, seat, viewer);
  const worth = attackWorth(s);
  measureNemeses(s, seat, out);
  out[AT.nemesisInReach] = Math.min(10, Math.trunc(Math.max(0, worth) / (WORTH.fate / 10)));
  out[AT.attacksToCome] = Math.trunc(Math.min(worth, MOST_ATTACK) / 10);
  if (attacksNext(s, seat)) out[AT.attacksNext] = out[AT.attacksToCome];
}
