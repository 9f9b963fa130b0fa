import { NONE, type Seat } from '@longbox/kernel';
import { EV, type Face, type PowerEntry } from '../catalogue/face.ts';
import { readyFilter } from '../catalogue/shapes.ts';
import { type Filter, type Pattern, type Power, patternsOf, type Trigger } from '../language/index.ts';
import { amountOf } from '../queries/amount.ts';
import { holds } from '../queries/condition.ts';
import { type Ctx, enter, leave } from '../queries/ctx.ts';
import { matches } from '../queries/history.ts';
import { arePowersOn } from '../queries/powers-on.ts';
import { faceOf, isFaceUp } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { isOpen } from './effect-facts.ts';
import { W } from './worths.ts';

/** Characters in the rows that can gain XP; noted once for each judgement. */
const levellers: number[] = [];

export function noteLevellers(s: VsState): void {
  levellers.length = 0;
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (faceOf(s, board[i]).xp > 0 && isFaceUp(s, board[i])) levellers.push(board[i]);
  }
}

/** The next level of a character; `undefined` if there is none. Everybody knows it: it goes with the main character. */
export function nextLevelOf(s: VsState, card: number): Face | undefined {
  const face = faceOf(s, card);
  if (face.xp === 0) return undefined;
  const ready = zoneList(s, ZONE.levelUp, s.owner[card]);
  for (let i = 0; i < ready.length; i++) {
    const next = faceOf(s, ready[i]);
    if (next.line === face.line && next.level === face.level + 1) return next;
  }
  return undefined;
}

/** What the next level would bring the player of a character, in points. */
export function levelWorth(s: VsState, card: number): number {
  const next = nextLevelOf(s, card);
  if (next === undefined) return 0;
  const face = faceOf(s, card);
  const stats = W.levelAtkEach * (next.atk - face.atk) + W.levelDefEach * (next.def - face.def);
  const powers = W.levelPowerEach * (next.powers.length - face.powers.length);
  return Math.max(20, W.level + ((stats + powers) >> 4) + 5 * (next.health - face.health));
}

/** What `count` XP more are worth: a share of the level for each, and some more for those that complete it. */
export function xpWorth(s: VsState, card: number, count: number): number {
  const { xp } = faceOf(s, card);
  const missing = xp - s.xp[card];
  if (missing <= 0) return 0;
  const level = levelWorth(s, card);
  const share = Math.trunc((level * Math.min(count, missing)) / xp);
  return count >= missing ? share + ((W.levelDoneShare * level) >> 4) : share;
}

/** How the characters of an event take part in a combat that has not begun. */
export type Part = 'solo' | 'team' | undefined;

/** Something that may happen, for asking who would gain XP by it. */
export interface Supposed {
  readonly event: number;
  readonly subject: number;
  readonly object?: number;
  readonly player?: Seat;
  readonly amount?: number;
  readonly power?: number;
  /** Of its subject as attacker. */
  readonly part?: Part;
}

/** What XP an event would bring `seat`'s side less what it would bring the others, in points. */
export function xpSwing(s: VsState, seat: Seat, supposed: Supposed): number {
  let swing = 0;
  for (let i = 0; i < levellers.length; i++) {
    const card = levellers[i];
    const entries = faceOf(s, card).triggers[supposed.event];
    if (entries === undefined || !arePowersOn(s, card)) continue;
    const count = xpFrom(s, card, entries, supposed);
    if (count > 0)
      swing +=
        s.team[s.controller[card]] === s.team[seat]
          ? xpWorth(s, card, count)
          : -((W.xpOtherShare * xpWorth(s, card, count)) >> 4);
  }
  return swing;
}

function xpFrom(s: VsState, card: number, entries: readonly PowerEntry[], supposed: Supposed): number {
  let count = 0;
  for (let i = 0; i < entries.length; i++) {
    const { power } = entries[i];
    if (power.power !== 'levelUp') continue;
    const ctx = enterSupposed(s, card, supposed);
    if (wouldGoOff(s, power.trigger, supposed, ctx)) count += xpIn(s, power, ctx);
    leave();
  }
  return count;
}

/** A context in which an event that has not happened is looked at by a card; to be left by `leave`. */
export function enterSupposed(s: VsState, card: number, { subject, object, player, amount }: Supposed): Ctx {
  const ctx = enter(card, s.controller[card]);
  ctx.subject = subject;
  ctx.object = object ?? NONE;
  ctx.eventSeat = player ?? NONE;
  ctx.amount = amount ?? 1;
  return ctx;
}

/** Whether the event would set a trigger off. Must agree with `rules/triggers.ts`, but for parts in a combat to come. */
export function wouldGoOff(s: VsState, trigger: Trigger, supposed: Supposed, ctx: Ctx): boolean {
  if (!patternsOf(trigger).some((pattern) => wouldMatch(s, pattern, supposed, ctx))) return false;
  return wouldHold(s, trigger.while, ctx) && wouldHold(s, trigger.if, ctx);
}

function wouldMatch(s: VsState, pattern: Pattern, supposed: Supposed, ctx: Ctx): boolean {
  const { event, subject, object = NONE, player = NONE, amount = 1, power = NONE, part } = supposed;
  if (EV[pattern.on] !== event) return false;
  if (part !== undefined && !hasPart(s, pattern.subject, part, subject)) return false;
  const asked = part === undefined ? pattern : withoutParts(pattern);
  return matches(s, asked, subject, object, player, amount, power, ctx);
}

function wouldHold(s: VsState, condition: Trigger['if'], ctx: Ctx): boolean {
  if (condition === undefined) return true;
  // The attack that is thought of would be the next one.
  if (condition.condition === 'firstAttack') return s.attacksMade[s.sideOf[ctx.you]] === 0;
  return isOpen(condition) && holds(s, condition, ctx);
}

/** Whether an attacker with this part fits what the filter asks of its part in a combat. */
function hasPart(s: VsState, filter: Filter | undefined, part: Part, attacker: number): boolean {
  switch (filter?.combat) {
    case undefined:
    case 'attacker':
    case 'any':
      return true;
    case 'soloAttacker':
      return part === 'solo';
    case 'teamAttacker':
      return part === 'team';
    case 'meleeAttacker':
    case 'inMelee':
      return s.zone[attacker] === ZONE.front;
    case 'rangedAttacker':
    case 'inRanged':
      return s.zone[attacker] === ZONE.back;
    case 'defender':
    case 'none':
    case 'attackingSelf':
    case 'meleeAttackingSelf':
    case 'rangedAttackingSelf':
    case 'againstSelf':
    case 'meleeAgainstSelf':
    case 'meleeDefender':
    case 'meleeAttackingYours':
    case 'survivor':
      return false;
  }
}

function withoutPart({ combat: _, ...rest }: Filter): Filter {
  return readyFilter(rest);
}

const stripped = new WeakMap<Pattern, Pattern>();

/** The same pattern that asks nothing about parts in a combat: there is none yet. */
function withoutParts(pattern: Pattern): Pattern {
  const known = stripped.get(pattern);
  if (known !== undefined) return known;
  const { subject, object } = pattern;
  const made: Pattern = {
    ...pattern,
    ...(subject !== undefined && { subject: withoutPart(subject) }),
    ...(object !== undefined && { object: withoutPart(object) }),
  };
  stripped.set(pattern, made);
  return made;
}

/** DEF that a character gains because an attack on it brings it to its next level; 0 for nearly all. */
export function defGainedIfAttacked(s: VsState, card: number, by: Seat, attackers: number): number {
  const { def, xp, triggers } = faceOf(s, card);
  const entries = xp === 0 ? undefined : triggers[EV.attackDeclared];
  if (entries === undefined) return 0;
  const supposed = { event: EV.attackDeclared, subject: NONE, object: card, player: by, amount: attackers };
  if (s.xp[card] + xpFrom(s, card, entries, supposed) < xp) return 0;
  return Math.max(0, (nextLevelOf(s, card)?.def ?? def) - def);
}

/** XP that a level-up power gives; what it asks others about counts as given. */
function xpIn(s: VsState, power: Extract<Power, { power: 'levelUp' }>, ctx: Ctx): number {
  for (const effect of power.effects) {
    if (effect.verb !== 'gainXp') continue;
    if (typeof effect.count === 'number') return effect.count;
    return isOpen(effect.count) ? Math.max(0, amountOf(s, effect.count, ctx)) : 1;
  }
  return 1;
}
