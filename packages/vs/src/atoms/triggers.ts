import { NONE, type Seat, truncate } from '@longbox/kernel';
import { EV, type PowerEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import type { ReadyPattern } from '../catalogue/shapes.ts';
import { RETURN_CARDS, RETURN_CONTROL, RETURN_TWO } from '../catalogue/standing.ts';
import { boardHears } from '../derived/board.ts';
import { kindsOfRows } from '../derived/row-kinds.ts';
import { type Pattern, patternsOf, type Trigger } from '../language/index.ts';
import { holds } from '../queries/condition.ts';
import { type Ctx, enter, leave } from '../queries/ctx.ts';
import { matches, timesThisTurn } from '../queries/history.ts';
import { isInForce } from '../queries/in-force.ts';
import { arePowersOn, staysOn } from '../queries/powers-on.ts';
import { hasExtraPowers, mayHaveExtraPowers, mayHavePowersFromElsewhere, powersOf } from '../queries/traits.ts';
import { faceOf, isSameSide } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { deref, EARS, refTo, V, type VsState, ZONE } from '../state/state.ts';
import { record } from './record.ts';
import { closeScope, openCaptured } from './scopes.ts';
import { spendGame, spendTurn } from './use.ts';

const LATER = IS.later;

/** A trigger that has gone off and waits (VS-TIME-05). */
export const PENDING = 9;
export const PEND = {
  /** Number of its power, or of the captured scope of a delayed trigger, told apart by `kind`. */
  what: 0,
  kind: 1,
  source: 2,
  you: 3,
  subject: 4,
  object: 5,
  seat: 6,
  amount: 7,
  moment: 8,
} as const;
export const FROM_POWER = 0;
export const FROM_DELAYED = 1;
export const CONTROL_BACK = 2;
export const CARDS_BACK = 3;
/** A Reaction that has become usable (VS-PWR-50). */
export const FROM_REACTION = 4;
export const TWO_BACK = 5;
/** A Reaction's frame has one slot for the player and the number of its event. */
export const SEAT_BITS = 4;

/** After these the subject (or object) has moved once; references kept for the effect mean it where it is then. */
const movesSubject = (event: number): boolean =>
  event === EV.getsKod || event === EV.leavesPlay || event === EV.playsPlotTwist;
const movesObject = (event: number): boolean => event === EV.kos;

/** Patterns come from the catalogue, with the number of their event. */
const eventOf = (pattern: Pattern): number => (pattern as ReadyPattern).event;

/** The current occurrence. Listeners only queue triggers, so one record can be reused for the next. */
interface Happening {
  event: number;
  subject: number;
  object: number;
  seat: Seat;
  amount: number;
  power: number;
  /** The object leaves play in the same moment. */
  objectLeaves: boolean;
}

const happening: Happening = {
  event: NONE,
  subject: NONE,
  object: NONE,
  seat: NONE,
  amount: 0,
  power: NONE,
  objectLeaves: false,
};

/**
 * Something happened: powers that look for it go off. Called before the change for stuns, KOs and departures, which look
 * back at the situation just before (VS-PWR-08), and after the change for the rest.
 */
export function happen(
  s: VsState,
  event: number,
  subject: number,
  object: number = NONE,
  seat: Seat = NONE,
  amount = 1,
  power = NONE,
  objectLeaves = movesObject(event),
): void {
  // Few occurrences have listeners. This test is small, so that V8 inlines it into its callers.
  if (s.book.ears[event] === 0 && (kindsOfRows(s) & (1 << LATER)) === 0) return;
  spread(s, event, subject, object, seat, amount, power, objectLeaves);
}

function spread(
  s: VsState,
  event: number,
  subject: number,
  object: number,
  seat: Seat,
  amount: number,
  power: number,
  objectLeaves: boolean,
): void {
  const ears = s.book.ears[event];
  if ((ears & EARS.record) !== 0) record(s, event, subject, object, seat, amount, power);
  const isHeard = (ears & EARS.anywhere) !== 0;
  const isAwaitedLater = (kindsOfRows(s) & (1 << LATER)) !== 0;
  if (!isHeard && !isAwaitedLater) return;
  // Printed powers are all there is, most of the time: then the faces alone tell who listens.
  const plain = !mayHaveExtraPowers(s);
  const onBoard = isHeard && ((!plain && mayHavePowersFromElsewhere(s)) || boardHears(s, event));
  const elsewhere = (ears & (EARS.resources | EARS.ko)) !== 0 || (isHeard && event === EV.recruits);
  if (!onBoard && !elsewhere && !isAwaitedLater) return;
  const h = happening;
  h.event = event;
  h.subject = subject;
  h.object = object;
  h.seat = seat;
  h.amount = amount;
  h.power = power;
  h.objectLeaves = objectLeaves;
  if (onBoard) {
    const { board } = s;
    for (let i = 0; i < board.length; i++) {
      if (faceOf(s, board[i]).listens[event] || (!plain && hasExtraPowers(s, board[i]))) listen(s, board[i], h);
    }
  }
  if (elsewhere) {
    if ((ears & EARS.resources) !== 0) {
      for (let side = 0; side < s.seats; side++) listenList(s, s.zones[ZONE.resources * s.seats + side], h);
    }
    if ((ears & EARS.ko) !== 0) {
      for (let side = 0; side < s.seats; side++) listenInKo(s, s.zones[ZONE.ko * s.seats + side], h);
    }
    if (event === EV.recruits) listenToOwnRecruit(s, h);
  }
  if (isAwaitedLater) listenDelayed(s, h);
}

/** VS-PWR-02, VS-PWR-20: "when you recruit this character" could work nowhere but where it is recruited from. */
function listenToOwnRecruit(s: VsState, h: Happening): void {
  for (const entry of faceOf(s, h.subject).triggers[h.event] ?? []) {
    const { power } = entry;
    if (power.power === 'trigger' && patternsOf(power.trigger).some(({ subject }) => subject?.self))
      goOff(s, h.subject, entry, h);
  }
}

/** Powers that say so work while their card is in its owner's KO pile (VS-PWR-02). */
function listenInKo(s: VsState, list: readonly number[], h: Happening): void {
  for (const card of list) {
    for (const entry of faceOf(s, card).triggers[h.event] ?? [])
      if (fromOf(entry.power) === 'ko') goOff(s, card, entry, h);
  }
}

const fromOf = (power: PowerEntry['power']): 'ko' | undefined => (power.power === 'trigger' ? power.from : undefined);

function listenList(s: VsState, list: readonly number[], h: Happening): void {
  for (let k = 0; k < list.length; k++) if (faceOf(s, list[k]).triggers[h.event] !== undefined) listen(s, list[k], h);
}

function listen(s: VsState, card: number, h: Happening): void {
  // VS-RES-24: what lies face down in a resource row is no card with powers, whatever is given to all.
  if (s.zone[card] === ZONE.resources && !arePowersOn(s, card)) return;
  if (hasExtraPowers(s, card)) {
    const entries: PowerEntry[] = [];
    powersOf(s, card, entries);
    for (const entry of entries) if (listensTo(entry, h.event)) goOff(s, card, entry, h);
    return;
  }
  const entries = faceOf(s, card).triggers[h.event];
  if (entries === undefined) return;
  const on = arePowersOn(s, card);
  for (const entry of entries) if (on || staysOn(s, card, entry)) goOff(s, card, entry, h);
}

function listensTo({ power }: PowerEntry, event: number): boolean {
  if (power.power === 'trigger' || power.power === 'levelUp') return hears(power.trigger, event);
  if (power.power === 'super') return power.to !== undefined && hears(power.to, event) && isAwaited(event);
  return power.power === 'journey' && power.steps.some((step) => eventOf(step) === event);
}

const hears = (trigger: Trigger, event: number): boolean =>
  eventOf(trigger.pattern) === event || (trigger.or?.some((pattern) => eventOf(pattern) === event) ?? false);

/** Reactions to super powers and plot twists have their own time, before those resolve; see `flow/reactions.ts`. */
const isAwaited = (event: number): boolean => event !== EV.usesSuperPower && event !== EV.playsPlotTwist;

/** Equipment's powers come here as those of the character it is on (VS-EQP-12). */
function goOff(s: VsState, card: number, entry: PowerEntry, h: Happening): void {
  const { power } = entry;
  if (fromOf(power) === 'ko' && s.zone[card] !== ZONE.ko) return;
  const ctx = enterHappening(s, card, h);
  if (power.power === 'journey') {
    const step = power.steps[s.progress[card]];
    if (fitsPattern(s, step, h, ctx) && ++s.progress[card] === power.steps.length) {
      s.progress[card] = 0;
      enqueue(s, FROM_POWER, entry.index, card, s.controller[card], h);
    }
  } else if (power.power === 'trigger' || power.power === 'levelUp') {
    if (setsOff(s, power.trigger, h, ctx) && holdsAtEvent(s, power.trigger, ctx)) {
      const isToldAlready = power.trigger.together === true && isPending(s, entry.index, card);
      if (!isToldAlready && mayGoOff(s, card, entry, power.trigger, h, ctx)) {
        enqueue(s, FROM_POWER, entry.index, card, s.controller[card], h);
      }
    }
  } else if (power.power === 'super' && power.to !== undefined) {
    if (setsOff(s, power.to, h, ctx) && holdsAtEvent(s, power.to, ctx)) {
      enqueue(s, FROM_REACTION, entry.index, card, s.controller[card], h);
    }
  }
  leave();
}

/** Spends what a trigger has that goes off only so often; false if it has been spent. */
function mayGoOff(s: VsState, card: number, { key }: PowerEntry, trigger: Trigger, h: Happening, ctx: Ctx): boolean {
  if (trigger.once === undefined) return true;
  if (trigger.once === 'turn') return spendTurn(s, card, key);
  const which = patternsOf(trigger).findIndex((pattern) => fitsPattern(s, pattern, h, ctx));
  return spendGame(s, card, key, which);
}

/** VS-MEC-WOUND-03: whether a player could react to this wound by moving it elsewhere. Called before triggers go off. */
export const isWoundAwaited = (s: VsState, victim: number, source: number, amount: number): boolean =>
  couldReact(s, EV.getsWounded, victim, source, amount, 'woundInstead');

/** VS-MEC-WOUND-05: whether somebody could react to this stun by having it give no wound. */
export const isStunAwaited = (s: VsState, victim: number, source: number, struck: number): boolean =>
  couldReact(s, EV.getsStunned, victim, source, struck, 'preventWound');

function couldReact(
  s: VsState,
  event: number,
  victim: number,
  source: number,
  amount: number,
  wanted: 'woundInstead' | 'preventWound',
): boolean {
  if (!s.book.possible.reactions || (s.book.ears[event] & EARS.anywhere) === 0) return false;
  const h = { ...happening, event, subject: victim, object: source, seat: s.controller[victim], amount, power: NONE };
  return s.board.some((card) => {
    const entries: PowerEntry[] = [];
    powersOf(s, card, entries);
    return entries.some(({ power }) => {
      if (power.power !== 'super' || power.to === undefined || !power.effects.some(({ verb }) => verb === wanted))
        return false;
      const ctx = enterHappening(s, card, h);
      const is = setsOff(s, power.to, h, ctx) && holdsAtEvent(s, power.to, ctx);
      leave();
      return is;
    });
  });
}

/** VS-MEC-REPLACE-01: that this card was wounded did not happen, so what waits for nothing else does not go off. */
export function forgetWound(s: VsState, card: number): void {
  for (let at = s.pending.length - PENDING; at >= 0; at -= PENDING) {
    const isOf = (slot: number): boolean => s.pending[at + slot] !== NONE && (s.pending[at + slot] & 1023) === card;
    const events = eventsAwaited(s, at);
    const isIts =
      (isOf(PEND.subject) && events.every((event) => event === EV.getsWounded)) ||
      (isOf(PEND.object) && events.every((event) => event === EV.wounds));
    if (events.length > 0 && isIts) takePending(s, at);
  }
}

function eventsAwaited(s: VsState, at: number): readonly number[] {
  const kind = s.pending[at + PEND.kind];
  if (kind !== FROM_POWER && kind !== FROM_REACTION) return [];
  const { power } = s.book.catalogue.powers[s.pending[at + PEND.what]];
  const trigger =
    power.power === 'trigger' || power.power === 'levelUp'
      ? power.trigger
      : power.power === 'super'
        ? power.to
        : undefined;
  return trigger === undefined ? [] : patternsOf(trigger).map(eventOf);
}

/** Whether the current occurrence has already triggered this power. */
function isPending(s: VsState, what: number, card: number): boolean {
  const { pending } = s;
  for (let at = 0; at < pending.length; at += PENDING) {
    if (pending[at + PEND.what] !== what || pending[at + PEND.kind] !== FROM_POWER) continue;
    if ((pending[at + PEND.source] & 1023) === card && pending[at + PEND.moment] === s.v[V.moment]) return true;
  }
  return false;
}

const setsOff = (s: VsState, { pattern, or }: Trigger, h: Happening, ctx: Ctx): boolean =>
  fitsPattern(s, pattern, h, ctx) || (or?.some((other) => fitsPattern(s, other, h, ctx)) ?? false);

export function holdsAtEvent(s: VsState, trigger: Trigger, ctx: Ctx): boolean {
  if (trigger.first !== undefined && timesThisTurn(s, trigger, ctx) !== 1) return false;
  if (trigger.while !== undefined && !holds(s, trigger.while, ctx)) return false;
  return trigger.if === undefined || holds(s, trigger.if, ctx);
}

function enterHappening(s: VsState, card: number, h: Happening): Ctx {
  const ctx = enter(card, s.controller[card]);
  ctx.subject = h.subject;
  ctx.object = h.object;
  ctx.eventSeat = h.seat;
  ctx.amount = h.amount;
  return ctx;
}

const fitsPattern = (s: VsState, pattern: Pattern, h: Happening, ctx: Ctx): boolean =>
  eventOf(pattern) === h.event && matches(s, pattern, h.subject, h.object, h.seat, h.amount, h.power, ctx);

/** The reference under which an effect will find a card that is about to move once. */
const afterMove = (s: VsState, card: number, moves: boolean): number =>
  card === NONE ? NONE : refTo(s, card) + (moves ? 1024 : 0);

function enqueue(s: VsState, kind: number, what: number, source: number, you: Seat, h: Happening): void {
  const moves = movesSubject(h.event);
  s.pending.push(
    what,
    kind,
    afterMove(s, source, moves && source === h.subject),
    you,
    afterMove(s, h.subject, moves),
    afterMove(s, h.object, h.objectLeaves),
    h.seat,
    h.amount,
    s.v[V.moment],
  );
}

/** Takes a waiting trigger off the queue; `at` is where it stands. */
export function takePending(s: VsState, at: number): number[] {
  const { pending } = s;
  const row = pending.slice(at, at + PENDING);
  for (let i = at + PENDING; i < pending.length; i++) pending[i - PENDING] = pending[i];
  truncate(pending, pending.length - PENDING);
  return row;
}

/** Before the first turn nothing has happened. */
export function forgetPending(s: VsState): void {
  truncate(s.pending, 0);
}

/** Returns cards that were taken or set aside until the end of the turn, as one of that moment's triggers. */
function goBack(s: VsState, at: number, isControl: boolean, h: Happening): void {
  const { modifiers } = s;
  const card = deref(s, modifiers[at + AT.card]);
  const spent = modifiers[at + AT.b] === 2;
  if (spent || (isControl && (!isSameSide(s, h.seat, modifiers[at + AT.you]) || card === NONE))) return;
  enqueue(
    s,
    isControl ? CONTROL_BACK : CARDS_BACK,
    modifiers[at + AT.a],
    isControl ? card : modifiers[at + AT.source] & 1023,
    modifiers[at + AT.you],
    h,
  );
  modifiers[at + AT.b] = 2;
}

const isAwaitedBy = ({ on, or }: { readonly on: Pattern; readonly or?: readonly Pattern[] }, event: number): boolean =>
  eventOf(on) === event || (or?.some((pattern) => eventOf(pattern) === event) ?? false);

/** Delayed triggers (VS-MOD-13); `a` of their row is the scope they captured, `b` whether they go off once, below 0 how often not yet. */
function listenDelayed(s: VsState, h: Happening): void {
  const { modifiers } = s;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if (modifiers[at + AT.kind] !== LATER || !isInForce(s, at)) continue;
    const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
    if (node === RETURN_CONTROL || node === RETURN_CARDS) {
      if (h.event === EV.endOfTurn) goBack(s, at, node === RETURN_CONTROL, h);
      continue;
    }
    if (node === RETURN_TWO) {
      if (h.event === EV.startOfTurn && isSameSide(s, h.seat, modifiers[at + AT.you]))
        enqueue(s, TWO_BACK, modifiers[at + AT.a], modifiers[at + AT.source] & 1023, modifiers[at + AT.you], h);
      continue;
    }
    if (!('verb' in node) || node.verb !== 'later' || !isAwaitedBy(node, h.event)) continue;
    const source = modifiers[at + AT.source] & 1023;
    const scope = openCaptured(s, modifiers[at + AT.a]);
    const ctx = enterHappening(s, source, h);
    ctx.you = modifiers[at + AT.you];
    ctx.scope = scope;
    const goes = fitsPattern(s, node.on, h, ctx) || (node.or?.some((on) => fitsPattern(s, on, h, ctx)) ?? false);
    leave();
    closeScope(s, scope);
    if (!goes || modifiers[at + AT.b] === 2) continue;
    if (modifiers[at + AT.b] < 0) {
      modifiers[at + AT.b] = modifiers[at + AT.b] === -1 ? 1 : modifiers[at + AT.b] + 1;
      continue;
    }
    enqueue(s, FROM_DELAYED, modifiers[at + AT.a], source, modifiers[at + AT.you], h);
    if (modifiers[at + AT.b] === 1) modifiers[at + AT.b] = 2;
  }
}
