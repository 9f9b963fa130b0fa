import { NONE } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { EV, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { kindsOfRows } from '../derived/row-kinds.ts';
import { cardChanged } from '../derived/settled.ts';
import { COUNTER_FACTS, COUNTERS, type Counter } from '../language/index.ts';
import { isForbidden, isPermitted } from '../queries/allowed.ts';
import { defOf, trueAtkOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { allEquipmentOn } from '../queries/worn.ts';
import { isExhausted, isFaceUp, isHidden, isInRow, isMain, isPlayerDefending, isStunned } from '../state/relation.ts';
import { durationNumber } from '../state/rows.ts';
import { countersOf, FLAG, ROLE, V, type VsState } from '../state/state.ts';
import { blame } from './blame.ts';
import { koAll } from './ko.ts';
import { endRowsOf } from './table.ts';
import { announce, mention, tellOf } from './tell.ts';
import { happen, isWoundAwaited } from './triggers.ts';

const UNTIL_NO_MINUS = durationNumber('untilNoMinus');
const UNTIL_HEALED = durationNumber('untilHealed');

/** VS-TERM-14: readying a ready character does nothing. Frozen and stunned ones cannot (VS-STN-16, VS-STN-40). */
export function readyCharacter(s: VsState, card: number): boolean {
  if (!isExhausted(s, card)) return false;
  if (isStunned(s, card) && s.book.profile.stunnedCannotReady) return false;
  if (s.frozen[card] === 2 || isForbidden(s, CANT.ready, card)) return false;
  s.flags[card] &= ~FLAG.exhausted;
  mention(s, { type: 'readied', card });
  happen(s, EV.readies, card);
  return true;
}

export function exhaustCharacter(s: VsState, card: number): boolean {
  if (isExhausted(s, card) || isHidden(s, card)) return false;
  s.flags[card] |= FLAG.exhausted;
  mention(s, { type: 'exhausted', card });
  happen(s, EV.exhausts, card);
  return true;
}

/** VS-STN-37: exhausted, and kept from readying in its controller's next turn. VS-STN-41: one that is frozen stays as it is. */
export function freezeCharacter(s: VsState, card: number): boolean {
  if (s.frozen[card] !== 0) return false;
  exhaustCharacter(s, card);
  s.frozen[card] = 1;
  tellOf(s, card, { type: 'froze', card });
  return true;
}

/** VS-STN-39: the turn in which a frozen character may not ready has come. One frozen later in it waits for the next. */
export function startFrozenTurnOf(s: VsState, card: number): void {
  if (s.frozen[card] === 1) s.frozen[card] = 2;
}

/** VS-STN-39. */
export function thawCharacter(s: VsState, card: number): void {
  s.frozen[card] = 0;
  announce(s, { type: 'thawed', card });
}

/** VS-STN-25: face up, and exhausted as before. Hidden characters do not recover (VS-STN-34). */
export function recoverCharacter(s: VsState, card: number): boolean {
  if (!isStunned(s, card) || isForbidden(s, CANT.recover, card)) return false;
  s.flags[card] &= ~(FLAG.stunned | FLAG.faceDown | FLAG.keepsEquipment);
  tellOf(s, card, { type: 'recovered', card });
  happen(s, EV.recovers, card);
  happen(s, EV.turnsFaceUp, card);
  return true;
}

/** VS-STN-28 to 30: face down and ready, without counters and equipment; out of the combat (VS-CMB-54). */
export function hideCharacter(s: VsState, card: number): void {
  if (!isFaceUp(s, card)) return;
  happen(s, EV.turnsFaceDown, card, NONE, s.controller[card]);
  const equipment = allEquipmentOn(s, card);
  removeOnTurningDown(s, card);
  s.flags[card] = (s.flags[card] | FLAG.faceDown | FLAG.hidden) & ~FLAG.exhausted;
  s.role[card] = ROLE.none;
  tellOf(s, card, { type: 'hid', card });
  // VS-EQP-08, where the edition has it.
  if (equipment.length > 0 && s.book.profile.equipmentLostWhen === 'faceDown') koAll(s, equipment, NONE);
}

export function turnUpHidden(s: VsState, card: number): void {
  if (!isHidden(s, card)) return;
  s.flags[card] &= ~(FLAG.hidden | FLAG.faceDown);
  tellOf(s, card, { type: 'turnedUp', card });
  happen(s, EV.turnsFaceUp, card);
}

/** VS-STN-04: both kinds come off, unless Symbiosis or Waking Nightmare keeps them. */
export function removeOnTurningDown(s: VsState, card: number): void {
  for (const counter of COUNTERS) {
    if (COUNTER_FACTS[counter].comesOff && !keeps(s, card, counter)) countersOf(s, counter)[card] = 0;
  }
  if (s.minus[card] === 0) endRowsOf(s, card, 'card', UNTIL_NO_MINUS);
}

/** Whether it keeps counters of this kind, and can get them, while it is stunned. */
function keeps(s: VsState, card: number, counter: Counter): boolean {
  const { keptBy } = COUNTER_FACTS[counter];
  if (keptBy === undefined) return false;
  if (keptBy.keyword !== undefined && hasKeyword(s, card, KW[keptBy.keyword])) return true;
  return isPermitted(s, CAN[keptBy.permission], card) || keepsFaceDown(s, card, counter);
}

/** Stunned and hidden alike. */
const keepsFaceDown = (s: VsState, card: number, counter: Counter): boolean =>
  counter === 'plus' && isPermitted(s, CAN.keepPlusWhileFaceDown, card);

/** Whether counters of this kind could go on it: not on face-down characters (VS-STN-15, VS-STN-36). */
export function canGain(s: VsState, card: number, counter: Counter): boolean {
  if (!isInRow(s, card) && !isPlayerDefending(s, card)) return false;
  const { cantGain, comesOff } = COUNTER_FACTS[counter];
  const mayKeep = isFaceUp(s, card) || (isStunned(s, card) ? keeps : keepsFaceDown)(s, card, counter);
  if (comesOff && !mayKeep) return false;
  if (cantGain !== undefined && isForbidden(s, CANT[cantGain], card)) return false;
  return !mustNotHave(s, card, counter);
}

export function mustNotHave(s: VsState, card: number, counter: Counter): boolean {
  const { cantHave } = COUNTER_FACTS[counter];
  return cantHave !== undefined && isForbidden(s, CANT[cantHave], card);
}

/**
 * Puts counters on a character that can gain them. They go on in full and cancel in
 * the state check (VS-CTR-03). Returns how many went on.
 */
export function putCounters(s: VsState, card: number, counter: Counter, count: number, source: number): number {
  if (count <= 0 || !canGain(s, card, counter)) return 0;
  if (counter === 'minus' && isPermitted(s, CAN.gainTwiceMinus, card)) count *= 2;
  const before = statsToCompare(s, card);
  const column = countersOf(s, counter);
  column[card] = Math.min(column[card] + count, 999_999);
  if (counter === 'vitality') cancelWounds(s, card);
  if (counter === 'minus') blame(s, card, source);
  tellOf(s, card, { type: 'countersPut', card, counter, count });
  const { gained } = COUNTER_FACTS[counter];
  if (gained !== undefined) {
    happen(s, EV[gained], card, source, source === NONE ? NONE : s.controller[source], count);
  }
  tellChange(s, card, before);
  return count;
}

/** VS-STN-43: one for one, which is no healing. */
function cancelWounds(s: VsState, card: number): void {
  const pairs = Math.min(s.wounds[card], s.vitality[card]);
  s.wounds[card] -= pairs;
  s.vitality[card] -= pairs;
}

/** The numbers of a character before something changes them. */
interface StatsBefore {
  readonly atk: number;
  readonly def: number;
}

const HEARD = [EV.gainsAtk, EV.losesAtk, EV.gainsDef, EV.losesDef];

/** For `tellChange`, before the change. Computed only if a power listens, which is rare. */
export function statsToCompare(s: VsState, card: number): StatsBefore | undefined {
  const isHeard = (kindsOfRows(s) & (1 << IS.later)) !== 0 || HEARD.some((event) => s.book.ears[event] !== 0);
  return isHeard ? { atk: trueAtkOf(s, card), def: defOf(s, card) } : undefined;
}

/** Triggers on gains and losses compare the true values before and after (VS-STAT-09, VS-MEC-EVENT-05). */
export function tellChange(s: VsState, card: number, before: StatsBefore | undefined): void {
  if (before === undefined) return;
  const atk = trueAtkOf(s, card) - before.atk;
  const def = defOf(s, card) - before.def;
  if (atk !== 0) happen(s, atk > 0 ? EV.gainsAtk : EV.losesAtk, card, NONE, NONE, Math.abs(atk));
  if (def !== 0) happen(s, def > 0 ? EV.gainsDef : EV.losesDef, card, NONE, NONE, Math.abs(def));
}

/** What was set aside: wounds, XP and then each kind of counter. The first two are there as the card is told of. */
export function restoreMarks(s: VsState, card: number, [wounds, xp]: readonly number[]): void {
  s.wounds[card] = wounds;
  s.xp[card] = xp;
  cardChanged(s, card);
}

export function restoreCounters(s: VsState, card: number, [, , ...counts]: readonly number[]): void {
  for (const [i, counter] of COUNTERS.entries()) putCounters(s, card, counter, counts[i], NONE);
}

export function removeCounters(s: VsState, card: number, counter: Counter, count: number): number {
  const column = countersOf(s, counter);
  const removed = Math.min(count, column[card]);
  if (removed === 0) return 0;
  const before = statsToCompare(s, card);
  column[card] -= removed;
  if (counter === 'minus' && column[card] === 0) endRowsOf(s, card, 'card', UNTIL_NO_MINUS);
  tellOf(s, card, { type: 'countersRemoved', card, counter, count: removed });
  tellChange(s, card, before);
  return removed;
}

/** VS-CTR-02: counters of the two kinds cancel one for one. */
export function cancelPairs(s: VsState, card: number): void {
  const pairs = Math.min(s.plus[card], s.minus[card]);
  if (pairs === 0) return;
  s.plus[card] -= pairs;
  s.minus[card] -= pairs;
  if (s.minus[card] === 0) endRowsOf(s, card, 'card', UNTIL_NO_MINUS);
  cardChanged(s, card);
}

/** VS-STN-44. */
export function healWounds(s: VsState, card: number, count: number): number {
  const healed = Math.min(count, s.wounds[card]);
  if (healed === 0) return 0;
  s.wounds[card] -= healed;
  endRowsOf(s, card, 'card', UNTIL_HEALED);
  tellOf(s, card, { type: 'healed', card, count: healed });
  return healed;
}

/** How many wounds one wound is (VS-MEC-WOUND-05). */
export const woundsAtOnce = (s: VsState, card: number): number => (isPermitted(s, CAN.gainTwiceWounds, card) ? 2 : 1);

/** VS-STN-20: wound counters without a stun; the state check KOs (VS-STN-21), of a lethal wound in any case (VS-STN-23). */
export function woundCharacter(s: VsState, card: number, count: number, source: number, isLethal = false): void {
  if (count <= 0 || isForbidden(s, CANT.beWounded, card)) return;
  // VS-MEC-REPLACE-03.
  if (isPermitted(s, CAN.fallInsteadOfWound, card)) return koAll(s, [card], source);
  count *= woundsAtOnce(s, card);
  if (isLethal) s.flags[card] |= FLAG.lethalWound;
  // VS-STN-43: wound and vitality counters cancel one for one; it is wounded all the same.
  const cancelled = Math.min(count, s.vitality[card]);
  s.vitality[card] -= cancelled;
  s.wounds[card] += count - cancelled;
  if (isMain(s, card)) s.v[V.mainWounds]++;
  tellOf(s, card, { type: 'wounded', card, count });
  blame(s, card, source);
  if (isWoundAwaited(s, card, source, count)) s.flags[card] |= FLAG.woundAwaited;
  happen(s, EV.getsWounded, card, source, NONE, count);
  if (source !== NONE) {
    happen(s, EV.wounds, source, card, s.controller[source], count);
  }
}

/** How many wounds of its stun may still be taken back. */
export const openWounds = (s: VsState, card: number): number =>
  (s.flags[card] & FLAG.woundAwaited) === 0 ? 0 : (s.flags[card] & FLAG.twoAwaited) === 0 ? 1 : 2;

/** VS-MEC-WOUND-03: takes the wounds back as if never dealt, which is no healing. Returns how many there were, before any doubling. */
export function takeWoundBack(s: VsState, card: number, count: number): number {
  const left = s.wounds[card] - s.vitality[card] - count;
  if (count <= 0 || left + s.vitality[card] < 0) return 0;
  s.wounds[card] = Math.max(0, left);
  s.vitality[card] = Math.max(0, -left);
  s.flags[card] &= ~(FLAG.lethalWound | FLAG.woundAwaited | FLAG.twoAwaited);
  tellOf(s, card, { type: 'healed', card, count });
  return count / woundsAtOnce(s, card);
}

/** Removes the pending triggers that would send its wound elsewhere; true if there were any. */
export function endAwaiting(s: VsState): boolean {
  let any = false;
  for (const card of s.board) {
    if ((s.flags[card] & FLAG.woundAwaited) === 0) continue;
    s.flags[card] &= ~(FLAG.woundAwaited | FLAG.twoAwaited);
    cardChanged(s, card);
    any = true;
  }
  return any;
}

/** A name, team or step that the card itself remembers while it is in play. */
export function remember(s: VsState, card: number, what: number): void {
  s.memo[card] = what;
}
