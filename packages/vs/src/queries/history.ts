import { NONE } from '@longbox/kernel';
import { costMask, EV, symbolBit } from '../catalogue/face.ts';
import type { ReadyPattern } from '../catalogue/shapes.ts';
import { isOfTeam, NO_TEAMS, type TeamSet } from '../catalogue/team-sets.ts';
import {
  EVENTS,
  type EventName,
  type Pattern,
  patternsOf,
  type Span,
  TEAM_KEYS,
  type Trigger,
} from '../language/index.ts';
import { deref, refTo, V, type VsState } from '../state/state.ts';
import type { Ctx } from './ctx.ts';
import { fits, holdsBetween } from './filter.ts';
import { fitted } from './past.ts';
import { playerIs, sideIs } from './players.ts';
import { teamsOf } from './traits.ts';

/**
 * Whose doing an event is where two share a side: turns, attacks and what characters do are the side's (VS-MODE-21, 23, 24);
 * what is done with hand, deck, resources and points is one player's (VS-MODE-20, 22), and so is paying (VS-MODE-28).
 */
const WHOSE: Readonly<Record<EventName, 'side' | 'player'>> = {
  appears: 'side',
  leavesPlay: 'side',
  attacks: 'side',
  attackDeclared: 'side',
  isAttacked: 'side',
  entersCombat: 'side',
  resolves: 'side',
  isRevealed: 'player',
  strikes: 'side',
  stuns: 'side',
  getsStunned: 'side',
  kos: 'side',
  getsKod: 'side',
  wounds: 'side',
  getsWounded: 'side',
  survives: 'side',
  gainsPlus: 'side',
  gainsMinus: 'side',
  gainsAtk: 'side',
  powersUp: 'player',
  recovers: 'side',
  turnsFaceUp: 'side',
  levelsUp: 'side',
  playsPlotTwist: 'player',
  playsCard: 'player',
  playsLocation: 'player',
  usesSuperPower: 'player',
  recruits: 'player',
  gainsResource: 'player',
  draws: 'player',
  leavesHand: 'player',
  revealsFromDeck: 'player',
  discards: 'player',
  kosAndSurvives: 'side',
  collects: 'player',
  startOfTurn: 'side',
  startOfBuild: 'side',
  endOfFormation: 'side',
  startOfMain: 'side',
  endOfCombat: 'side',
  endOfTurn: 'side',
  changesSides: 'side',
  readies: 'side',
  exhausts: 'side',
  getsEquipped: 'side',
  paysSymbol: 'player',
  gainsXp: 'side',
  goesToKo: 'player',
  endOfBuild: 'side',
  drawsCard: 'player',
  losesAtk: 'side',
  gainsDef: 'side',
  losesDef: 'side',
  turnsFaceDown: 'side',
  reveals: 'player',
  fliesOver: 'side',
  takesForm: 'side',
};
/** What the event `appears` carries for a character recruited from a hand. */
export const RECRUITED_FROM_HAND = 2;

/** What a stun carries of the combat the stunning character was in. */
export const IN_COMBAT = { melee: 1, ranged: 2 } as const;

const IS_SIDES: readonly boolean[] = EVENTS.map((event) => WHOSE[event] === 'side');

/**
 * A row of the turn's or the game's log of events. Cards are kept as references, with the faces they had: a card that has
 * moved on since may be somebody else.
 */
export const LOG = {
  event: 0,
  subject: 1,
  object: 2,
  seat: 3,
  amount: 4,
  combat: 5,
  power: 6,
  subjectFace: 7,
  objectFace: 8,
} as const;
export const LOG_ROW = 9;

/** How often events that fit the pattern happened; `before` leaves out the combat going on. */
export function tallyOf(s: VsState, pattern: Pattern, span: Span, ctx: Ctx, before: boolean): number {
  let count = span === 'earlierTurns' ? 0 : countIn(s, s.turnLog, pattern, ctx, before);
  if (span !== 'turn') count += countIn(s, s.gameLog, pattern, ctx, before);
  return count;
}

/** To how many different cards such things happened. */
export function tallyObjectsOf(s: VsState, pattern: Pattern, span: Span, ctx: Ctx): number {
  const objects = new Set<number>();
  if (span !== 'earlierTurns') countIn(s, s.turnLog, pattern, ctx, false, objects);
  if (span !== 'turn') countIn(s, s.gameLog, pattern, ctx, false, objects);
  return objects.size;
}

/** How many plot twists this player has played this turn. */
export function timesPlayed(s: VsState, seat: number): number {
  const log = s.turnLog;
  let count = 0;
  for (let at = 0; at < log.length; at += LOG_ROW)
    if (log[at + LOG.event] === EV.playsPlotTwist && log[at + LOG.seat] === seat) count++;
  return count;
}

function logsOf(s: VsState, span: Span): readonly (readonly number[])[] {
  if (span === 'turn') return [s.turnLog];
  return span === 'game' ? [s.turnLog, s.gameLog] : [s.gameLog];
}

/** The symbols the last location this character paid with can have been, as bits; 0 if it has paid none this turn. */
export function paidLastBy(s: VsState, card: number): number {
  const log = s.turnLog;
  for (let at = log.length - LOG_ROW; at >= 0; at -= LOG_ROW) {
    if (log[at + LOG.event] === EV.paysSymbol && deref(s, log[at + LOG.subject]) === card) return log[at + LOG.amount];
  }
  return 0;
}

/** The numbers such events carried, added up. */
export function tallyTotalOf(s: VsState, pattern: Pattern, span: Span, ctx: Ctx): number {
  let total = 0;
  for (const log of logsOf(s, span)) {
    for (let at = 0; at < log.length; at += LOG_ROW) {
      if (log[at + LOG.event] !== (pattern as ReadyPattern).event || !matchesRow(s, pattern, log, at, ctx)) continue;
      total += log[at + LOG.amount];
    }
  }
  return total;
}

function countIn(
  s: VsState,
  log: readonly number[],
  pattern: Pattern,
  ctx: Ctx,
  before: boolean,
  objects?: Set<number>,
): number {
  const { event } = pattern as ReadyPattern;
  let count = 0;
  for (let at = 0; at < log.length; at += LOG_ROW) {
    if (log[at + LOG.event] !== event) continue;
    if (before && log[at + LOG.combat] === s.v[V.combat]) continue;
    if (!matchesRow(s, pattern, log, at, ctx)) continue;
    count++;
    objects?.add(log[at + LOG.object]);
  }
  return count;
}

function matchesRow(s: VsState, pattern: Pattern, log: readonly number[], at: number, ctx: Ctx): boolean {
  if (!fitsRest(s, pattern, log[at + LOG.seat], log[at + LOG.amount], log[at + LOG.power], ctx)) return false;
  const { subject, object } = pattern;
  if (subject !== undefined && !fitted(s, subject, log[at + LOG.subject], log[at + LOG.subjectFace], ctx)) return false;
  return object === undefined || fitted(s, object, log[at + LOG.object], log[at + LOG.objectFace], ctx);
}

/** Whether an event fits a pattern. */
export function matches(
  s: VsState,
  pattern: Pattern,
  subject: number,
  object: number,
  seat: number,
  amount: number,
  power: number,
  ctx: Ctx,
): boolean {
  if (!fitsRest(s, pattern, seat, amount, power, ctx)) return false;
  if (pattern.subject !== undefined && (subject === NONE || !fits(s, pattern.subject, subject, ctx))) return false;
  return pattern.object === undefined || (object !== NONE && fits(s, pattern.object, object, ctx));
}

/** All of a pattern but its cards. */
function fitsRest(s: VsState, pattern: Pattern, seat: number, amount: number, power: number, ctx: Ctx): boolean {
  if (pattern.amount !== undefined && !isThatMany(pattern.amount, amount)) return false;
  if (pattern.in !== undefined && amount !== IN_COMBAT[pattern.in]) return false;
  if (pattern.unlessRecruitedFromHand === true && amount === RECRUITED_FROM_HAND) return false;
  if ((pattern.power !== undefined || pattern.symbol !== undefined) && !isThatPower(s, pattern, power, amount))
    return false;
  if (pattern.player === undefined) return true;
  return (IS_SIDES[(pattern as ReadyPattern).event] ? sideIs : playerIs)(s, pattern.player, seat, ctx);
}

function isThatMany(wanted: NonNullable<Pattern['amount']>, amount: number): boolean {
  return typeof wanted === 'number' ? wanted === amount : holdsBetween(amount, wanted.is, wanted.than);
}

/** By its printed name, or by a symbol in its cost, alone or among others (VS-PWR-46). */
function isThatPower(s: VsState, { on, power: name, symbol }: Pattern, index: number, paid: number): boolean {
  if (on === 'paysSymbol') return symbol === undefined || (paid & symbolBit(symbol)) !== 0;
  if (index === NONE) return false;
  const { power } = s.book.catalogue.powers[index];
  if (power.power !== 'super' || (name !== undefined && power.name !== name)) return false;
  return symbol === undefined || power.cost.some((one) => (costMask(one) & symbolBit(symbol)) !== 0);
}

const APPEARS = EV.appears;

/** This turn, and it has been there since. */
export function hasAppeared(s: VsState, card: number): boolean {
  const { turnLog } = s;
  const ref = refTo(s, card);
  for (let at = 0; at < turnLog.length; at += LOG_ROW) {
    if (turnLog[at] === APPEARS && turnLog[at + LOG.subject] === ref) return true;
  }
  return false;
}

/** VS-MEC-TEAM-06: a team of its own among all that the player has collected; without a team, the first such. */
export function isUncollected(s: VsState, card: number, seat: number): boolean {
  const teams = teamsOf(s, card);
  const free = TEAM_KEYS.filter((team) => isOfTeam(teams, team));
  const taken = [s.turnLog, s.gameLog].flatMap((log) => collectedIn(s, log, seat));
  if (free.length === 0) return !taken.includes(NO_TEAMS);
  return free.some((team) => !taken.some((of) => isOfTeam(of, team)));
}

function collectedIn(s: VsState, log: readonly number[], seat: number): TeamSet[] {
  const found: TeamSet[] = [];
  for (let at = 0; at < log.length; at += LOG_ROW) {
    if (log[at + LOG.event] !== EV.collects || log[at + LOG.seat] !== seat) continue;
    found.push(s.book.catalogue.faces[log[at + LOG.subjectFace]].teams);
  }
  return found;
}

/** This turn, and as the object in play that it is now. */
export function hasUsedSuperPower(s: VsState, card: number): boolean {
  const { turnLog } = s;
  const ref = refTo(s, card);
  for (let at = 0; at < turnLog.length; at += LOG_ROW) {
    if (turnLog[at] === EV.usesSuperPower && turnLog[at + LOG.subject] === ref) return true;
  }
  return false;
}

const STUNS = EV.stuns;

export function wasStunnedBy(s: VsState, card: number, by: number): boolean {
  const { turnLog } = s;
  const [stunner, stunned] = [refTo(s, by), refTo(s, card)];
  for (let at = 0; at < turnLog.length; at += LOG_ROW) {
    if (turnLog[at] === STUNS && turnLog[at + LOG.subject] === stunner && turnLog[at + LOG.object] === stunned)
      return true;
  }
  return false;
}

/** VS-MEC-EVENT-04: in the combat going on. */
export function wasFlownOver(s: VsState, card: number, by: number): boolean {
  const { turnLog } = s;
  const [flyer, below] = [refTo(s, by), refTo(s, card)];
  for (let at = 0; at < turnLog.length; at += LOG_ROW) {
    if (turnLog[at] !== EV.fliesOver || turnLog[at + LOG.combat] !== s.v[V.combat]) continue;
    if (turnLog[at + LOG.subject] === flyer && turnLog[at + LOG.object] === below) return true;
  }
  return false;
}

/** How often any of its events has happened this turn. */
export function timesThisTurn(s: VsState, trigger: Trigger, ctx: Ctx): number {
  let times = 0;
  for (const pattern of patternsOf(trigger)) times += tallyOf(s, pattern, 'turn', ctx, false);
  return times;
}
