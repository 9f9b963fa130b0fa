import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { KIND, MEMBERS, namesNemesis } from '../catalogue/book.ts';
import { ABILITIES, ABILITY_FACTS, type AbilityKind } from '../language/ability.ts';
import { isOpeningTurn } from '../rules/abilities.ts';
import { slotOfName, whyNotPlay } from '../rules/squads.ts';
import { PHASE } from '../state/phases.ts';
import {
  type ArenaState,
  activeSeat,
  endSlot,
  firstSlot,
  isActiveSlot,
  isOccupied,
  nameOf,
  otherSeat,
  printAt,
  TURN,
} from '../state/state.ts';

/** What things are worth to a player, in hundredths of a Mission Point. */
export const WORTH = {
  point: 100,
  card: 48,
  lastCard: 12,
  powerPoint: 16,
  hitPoint: 60,
  character: 70,
  /** Battle of Fate: more than all Missions together. */
  fate: 5000,
} as const;

/** What having an ability adds to a character, in the unit of Attack and Defence. */
const ABILITY_WORTH: Readonly<Record<AbilityKind, number>> = {
  'Group Attack': 200,
  'Trap Attack': 60,
  'Brute Force': 200,
  'Attack Mission': 60,
  'Double Hit': 80,
  'Bonus Attack': 60,
  Counterattack: 90,
  'Bonus Defence': 40,
  Switch: 60,
  'New Mission': 60,
  'Power Bank': 80,
  Recycle: 180,
};
const BY_KIND: readonly number[] = ABILITIES.map((kind) => ABILITY_WORTH[kind]);
const IS_SUPPORT: readonly boolean[] = ABILITIES.map((kind) => ABILITY_FACTS[kind].type === 'support');

export const abilityWorth = (kind: number): number => BY_KIND[kind];
export const isSupport = (kind: number): boolean => IS_SUPPORT[kind];

/** A printing in the Active Squad, in the unit of Attack and Defence. */
export function activeWorth(s: ArenaState, print: number): number {
  const { book } = s;
  const kind = book.ability[print];
  const bonus = kind === KIND.bonusAttack || kind === KIND.bonusDefence ? book.x[print] : 0;
  return book.attack[print] + book.defence[print] + book.resistance[print] + bonus + BY_KIND[kind];
}

/** A printing in Reserve: what supports from there, and what it will be worth once it steps forward. */
export function reserveWorth(s: ArenaState, print: number): number {
  const kind = s.book.ability[print];
  return (activeWorth(s, print) >> 1) + (IS_SUPPORT[kind] ? 2 * BY_KIND[kind] : 0);
}

/** For and against a printing as a Nemesis of the characters in sight: those in play, and those that missions tell of. */
export function fateWorth(s: ArenaState, seat: Seat, print: number): number {
  const other = otherSeat(seat);
  let worth = 0;
  for (let slot = firstSlot(other); slot < endSlot(other); slot++) {
    if (isOccupied(s, slot)) worth += fateBetween(s, print, printAt(s, slot)) * (isActiveSlot(slot) ? 2 : 1);
  }
  const missions = s.missions[other];
  for (let i = 0; i < missions.length; i++) worth += fateBetween(s, print, s.print[missions[i]]) >> 2;
  return worth;
}

const FATE = 150;

/** More for whom it can defeat so than against it: it is the one that chooses. */
function fateBetween(s: ArenaState, own: number, other: number): number {
  const { name } = s.book;
  const gain = namesNemesis(s.book, own, name[other]) ? FATE : 0;
  return namesNemesis(s.book, other, name[own]) ? gain - FATE : gain;
}

/** Own turns that will come after the one in progress. */
export function turnsToCome(s: ArenaState, seat: Seat): number {
  const left = s.missions[seat].length;
  const isBeforeMission = activeSeat(s) === seat && s.turn[TURN.phase] < PHASE.missionActivation && !isOpeningTurn(s);
  return isBeforeMission ? Math.max(0, left - 1) : left;
}

/** What a hand card is worth on average: little once there are no own turns left, least in the very last one. */
export function cardWorth(s: ArenaState, seat: Seat): number {
  if (turnsToCome(s, seat) > 0) return WORTH.card;
  const isLast = turnsToCome(s, otherSeat(seat)) === 0 && activeSeat(s) !== NONE;
  return isLast ? 1 : WORTH.lastCard;
}

/** What a Power Point is worth that an ability would use up. */
export const powerPointWorth = (s: ArenaState, seat: Seat): number => (turnsToCome(s, seat) > 0 ? WORTH.powerPoint : 1);

/** How many members of a Team stand in the own Squads or lie in hand. */
function membersAtHand(s: ArenaState, seat: Seat, print: number): number {
  let count = 0;
  for (let i = 0; i < s.book.size[print]; i++) {
    const name = s.book.members[print * MEMBERS + i];
    if (slotOfName(s, seat, name) !== NONE || isNameInHand(s, seat, name)) count++;
  }
  return count;
}

function isNameInHand(s: ArenaState, seat: Seat, name: number): boolean {
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) if (nameOf(s, hand[i]) === name) return true;
  return false;
}

/** What a card of the own hand is worth there: the lowest goes first into a Boost. */
export function keepWorth(s: ArenaState, seat: Seat, card: CardId): number {
  const base = cardWorth(s, seat);
  if (base <= WORTH.lastCard) return base + (slotOfName(s, seat, nameOf(s, card)) === NONE ? 0 : base >> 1);
  const print = s.print[card];
  const size = s.book.size[print];
  if (size > 0) return base - 20 + 30 * Math.max(0, membersAtHand(s, seat, print) - size + 2);
  if (slotOfName(s, seat, nameOf(s, card)) !== NONE) return base + 16; // a Super Hit or a Hit Point
  if (whyNotPlay(s, seat, card) !== undefined) return base - 12;
  return base - 8 + ((activeWorth(s, print) - 1700) >> 5);
}
