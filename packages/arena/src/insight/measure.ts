import { NONE, type Seat } from '@longbox/kernel';
import { COST } from '../book.ts';
import { PHASE } from '../phases.ts';
import { readyPowerPoints } from '../rules/abilities.ts';
import { isCalled } from '../rules/combat.ts';
import {
  type ArenaState,
  activeSeat,
  endSlot,
  firstReserve,
  firstSlot,
  hitPoints,
  isOccupied,
  printAt,
  SEAT,
  type Slot,
  seatNumber,
  TURN,
} from '../state.ts';
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
  'deckToLast',
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** Thousandths of a logit a point; found by `tools/tune`, see `docs/players-tuning-arena.md`. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  points: 200,
  latePoints: 20,
  missionsCompleted: 20,
  missionSecured: 250,
  missionsToCome: 60,
  attacksToCome: 10,
  activeCharacters: 150,
  reserveCharacters: 100,
  hitPoints: 90,
  attack: 10,
  defence: 10,
  activePower: 30,
  reservePower: 10,
  readyAbilities: 20,
  hand: 90,
  nemesisInReach: 100,
  deckToLast: 100,
};

/** Attack and Defence are counted in steps of this size, as cards print them. */
const STEP = 50;
/** Power Points beyond this many in a slot are of little use. */
const FULL = 4;
/** Cards that leave the deck in a turn: drawn, called to duty, powered up. */
const cardsPerTurn = (s: ArenaState): number => s.profile.draw + 1 + s.profile.powerUp;

function measureActive(s: ArenaState, slot: Slot, out: Int32Array): void {
  const print = printAt(s, slot);
  const kind = s.book.ability[print];
  out[AT.activeCharacters]++;
  out[AT.attack] += Math.trunc(s.book.attack[print] / STEP);
  out[AT.defence] += Math.trunc((s.book.defence[print] + s.book.resistance[print]) / STEP);
  out[AT.activePower] += Math.min(FULL, s.piles[slot].length);
  const isReady = s.profile.abilities && s.activated[slot] === 0 && readyPowerPoints(s, slot) >= COST[kind];
  if (isReady && !isCalled(s, slot)) out[AT.readyAbilities] += Math.trunc(abilityWorth(kind) / 40);
}

function measureSquads(s: ArenaState, seat: Seat, out: Int32Array): void {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    if (!isOccupied(s, slot)) continue;
    out[AT.hitPoints] += hitPoints(s, slot) - 1;
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

/** Has the seat a challenge phase before it, in this turn or a later one? */
const willAttack = (s: ArenaState, seat: Seat): boolean =>
  turnsToCome(s, seat) > 0 || (activeSeat(s) === seat && s.turn[TURN.phase] < PHASE.missionResolution);

/** Writes what is in sight of a seat into `out`: whole numbers, more is better. */
export function measure(s: ArenaState, seat: Seat, viewer: Seat, out: Int32Array): void {
  out.fill(0, 0, FEATURES.length);
  measureMissions(s, seat, out);
  measureSquads(s, seat, out);
  out[AT.hand] = Math.min(10, s.hand[seat].length);
  out[AT.deckToLast] = Math.min(0, s.deck[seat].length - cardsPerTurn(s) * turnsToCome(s, seat));
  if (activeSeat(s) === NONE || !willAttack(s, seat)) return;
  expectAttack(s, seat, viewer);
  const worth = attackWorth(s);
  out[AT.nemesisInReach] = worth >= WORTH.fate >> 1 ? 1 : 0;
  out[AT.attacksToCome] = Math.trunc(Math.min(worth, 1000) / 10);
}
