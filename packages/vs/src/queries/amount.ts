import { NONE } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { countTeams, NO_TEAMS, type TeamSet, withTeams } from '../catalogue/team-sets.ts';
import type { Amount, Card, Keyword, Player, Query, StatName } from '../language/index.ts';
import { faceOf, isCharacter, isFaceUp, isSameSide } from '../state/relation.ts';
import { countersOf, type VsState, ZONE, zoneList } from '../state/state.ts';
import { countedPowersOf, countPowers } from './counted-powers.ts';
import type { Ctx } from './ctx.ts';
import { costOf } from './filter.ts';
import { tallyObjectsOf, tallyOf, tallyTotalOf } from './history.ts';
import { playersOf } from './players.ts';
import { registerNumber, supposedNumber } from './registers.ts';
import { borrow, countFound, find, giveBack, resolve, resolveFirst } from './select.ts';
import { atkOf, defOf, healthOf } from './stats.ts';
import { teamsOf } from './traits.ts';

/** "Any number" has no upper limit in the rules (VS-TERM-41); this is where the engine stops. */
export const LARGEST = 999_999_999;

const clampLarge = (x: number): number => Math.max(-LARGEST, Math.min(LARGEST, x));

export function amountOf(s: VsState, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'count':
      return countFound(s, amount.of, ctx);
    case 'stat': {
      const card = resolveFirst(s, amount.of, ctx);
      return card === NONE ? 0 : statOf(s, amount.stat, card);
    }
    case 'printed': {
      const card = resolveFirst(s, amount.of, ctx);
      return card === NONE ? 0 : faceOf(s, card)[amount.stat];
    }
    case 'total': {
      let total = 0;
      const { stat, now } = amount;
      for (const card of find(s, amount.of, ctx, borrow()))
        total += stat === 'remaining' || now === true ? statOf(s, stat, card) : faceOf(s, card)[stat];
      giveBack();
      return total;
    }
    case 'digits': {
      const card = resolveFirst(s, amount.of, ctx);
      return card === NONE ? 0 : digitsOn(faceOf(s, card).card, amount.digit);
    }
    case 'nameWords': {
      const card = resolveFirst(s, amount.of, ctx);
      return card === NONE ? 0 : faceOf(s, card).card.name.split(/\s+/).length;
    }
    case 'counters': {
      const column = countersOf(s, amount.counter);
      let total = 0;
      for (const card of find(s, amount.on, ctx, borrow())) total += column[card];
      giveBack();
      return total;
    }
    case 'powers':
      return sumOf(s, find(s, amount.of, ctx, []), countPowers);
    case 'superPowers':
      return sumOf(s, resolve(s, amount.of, ctx, []), superPowersOf);
    case 'instances':
      return instancesOf(s, amount.keyword, ctx);
    case 'teams':
      return teamsAmong(s, amount.among, amount.without, ctx);
    case 'symbolColors':
      return symbolColorsOf(s, amount.of, ctx);
    case 'basicTypes':
      return basicTypesOf(s, amount.of, ctx);
    case 'excess':
      return Math.max(0, amountOf(s, amount.of, ctx) - amountOf(s, amount.over, ctx));
    case 'half':
      return (amount.up ? Math.ceil(amountOf(s, amount.of, ctx) / 2) : Math.trunc(amountOf(s, amount.of, ctx) / 2)) | 0;
    case 'cardsIn':
      return cardsIn(s, amount.zone, amount.of, ctx);
    case 'the':
      // What a lasting rule has fixed is handed to it as the number of an event.
      if (ctx.scope === NONE && supposedNumber(amount.name) === NONE) return ctx.amount;
      return Math.max(0, registerNumber(s, ctx, amount.name));
    case 'eventAmount':
      return ctx.amount;
    case 'recruitPoints':
      return s.seatPoints[ctx.you];
    case 'sum': {
      let total = 0;
      for (const part of amount.of) total = clampLarge(total + amountOf(s, part, ctx));
      return total;
    }
    case 'times':
      // `| 0`: a negative zero would turn every list it reaches into a list of doubles.
      return clampLarge(amount.factor * amountOf(s, amount.of, ctx)) | 0;
    case 'tally':
      if (amount.total === true) return tallyTotalOf(s, amount.of, amount.span, ctx);
      return amount.distinct === undefined
        ? tallyOf(s, amount.of, amount.span, ctx, false)
        : tallyObjectsOf(s, amount.of, amount.span, ctx);
  }
}

/** Not inside `amountOf`: a function made there would cost it something each time, whatever it is asked. */
function sumOf(s: VsState, cards: readonly number[], count: (s: VsState, card: number) => number): number {
  let sum = 0;
  for (const card of cards) sum += count(s, card);
  return sum;
}

/** VS-MEC-STAT-08: digits as printed. */
function digitsOn(card: Card, digit: number): number {
  if (card.card !== 'character') return 0;
  const printed = [card.cost, card.atk, card.def, card.health].map((value) => value ?? '').join(' ');
  return printed.split(String(digit)).length - 1;
}

export function statOf(s: VsState, stat: StatName, card: number): number {
  switch (stat) {
    case 'atk':
      return atkOf(s, card);
    case 'def':
      return defOf(s, card);
    case 'health':
      return healthOf(s, card);
    case 'remaining':
      return Math.max(0, healthOf(s, card) - s.wounds[card]);
    case 'cost':
      return costOf(s, card);
    case 'wounds':
      return s.wounds[card];
    case 'xp':
      return s.xp[card];
    default:
      return countersOf(s, stat)[card];
  }
}

const scratch: PowerEntry[] = [];

function superPowersOf(s: VsState, card: number): number {
  if (card === NONE) return 0;
  countedPowersOf(s, card, scratch);
  let count = 0;
  for (const { power } of scratch) if (power.power === 'super' && power.free === undefined) count++;
  return count;
}

function basicTypesOf(s: VsState, of: Player, ctx: Ctx): number {
  let symbols = 0;
  for (const seat of playersOf(s, of, ctx, [])) {
    for (const card of zoneList(s, ZONE.resources, seat)) {
      const { basic, symbols: one } = faceOf(s, card);
      if (basic && isFaceUp(s, card)) symbols |= one;
    }
  }
  let types = 0;
  for (let bits = symbols; bits !== 0; bits &= bits - 1) types++;
  return types;
}

/** VS-MEC-FREEACT-04: a location with several symbols counts as any one of them, and each location once. */
function symbolColorsOf(s: VsState, of: Player, ctx: Ctx): number {
  let sets = new Set<number>([0]);
  for (const seat of playersOf(s, of, ctx, [])) {
    for (const card of zoneList(s, ZONE.resources, seat)) {
      if (!isFaceUp(s, card)) continue;
      const more = new Set(sets);
      for (const set of sets) {
        for (let bits = faceOf(s, card).symbols; bits !== 0; bits &= bits - 1) more.add(set | (bits & -bits));
      }
      sets = more;
    }
  }
  let most = 0;
  for (const set of sets) {
    let size = 0;
    for (let bits = set; bits !== 0; bits &= bits - 1) size++;
    most = Math.max(most, size);
  }
  return most;
}

/** VS-KW-AGENT-2. */
function instancesOf(s: VsState, keyword: Keyword, ctx: Ctx): number {
  let count = 0;
  for (const card of s.board) {
    if (!isCharacter(s, card) || !isSameSide(s, s.controller[card], ctx.you)) continue;
    countedPowersOf(s, card, scratch);
    for (const { power } of scratch) if (power.power === 'keyword' && power.keyword === keyword) count++;
  }
  return count;
}

function teamsAmong(s: VsState, among: Query, without: Query | undefined, ctx: Ctx): number {
  const teams = teamsIn(s, among, ctx);
  if (without === undefined) return countTeams(teams);
  const others = teamsIn(s, without, ctx);
  return countTeams(withTeams(teams, others)) - countTeams(others);
}

function teamsIn(s: VsState, among: Query, ctx: Ctx): TeamSet {
  let teams = NO_TEAMS;
  for (const card of find(s, among, ctx, borrow())) teams = withTeams(teams, teamsOf(s, card));
  giveBack();
  return teams;
}

const ZONE_OF = { hand: ZONE.hand, deck: ZONE.deck, resources: ZONE.resources, ko: ZONE.ko } as const;

function cardsIn(s: VsState, zone: keyof typeof ZONE_OF, of: Player, ctx: Ctx): number {
  let total = 0;
  for (const seat of playersOf(s, of, ctx, [])) total += zoneList(s, ZONE_OF[zone], seat).length;
  return total;
}
