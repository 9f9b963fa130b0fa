import { NONE, type Seat } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { isForGame, type PowerEntry } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import type { SuperPower, Timing } from '../language/index.ts';
import { isForbidden, isLetUse, isPermitted, isPowerRuledOut, mayPlayNoTwists } from '../queries/allowed.ts';
import { holds } from '../queries/condition.ts';
import { enter, leave } from '../queries/ctx.ts';
import { fits } from '../queries/filter.ts';
import { powersOf } from '../queries/traits.ts';
import {
  faceOf,
  isAway,
  isCharacter,
  isEnemySeat,
  isFaceUp,
  isInRow,
  isMain,
  isSameSide,
  isStunned,
} from '../state/relation.ts';
import { BUILD_STEP, PHASE, ROLE, refTo, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { discountOf } from './discount.ts';
import { type Allowed, canPay } from './payment.ts';
import { MAIN_START } from './timing.ts';

export const isSuper = (entry: PowerEntry): entry is PowerEntry & { power: SuperPower } =>
  entry.power.power === 'super';

/**
 * Whether the moment is right for this timing (VS-PWR-25 to 34, VS-PT-03 to 08). `card`: whose power, for Combat. Must agree
 * with `openTimings`.
 */
export function whyNotNow(s: VsState, seat: Seat, timing: Timing, anyTurn: boolean, card: number): number {
  const inCombat = s.v[V.combat] !== 0;
  const isOwnTurn = isSameSide(s, s.v[V.active], seat);
  const phase = s.v[V.phase];
  switch (timing) {
    case 'combat':
    case 'anyCombat':
      if (!inCombat) return WHY.noCombat;
      if (!isOwnTurn && !anyTurn) return WHY.needsAnyTurn;
      return timing === 'combat' && card !== NONE && s.role[card] === ROLE.none ? WHY.notInCombat : WHY.fine;
    case 'main':
    case 'mainStart':
      if (!isOwnTurn) return WHY.notYourTurn;
      if (phase !== PHASE.main) return WHY.wrongPhase;
      if (inCombat) return WHY.duringCombat;
      return timing === 'mainStart' && s.v[V.step] !== MAIN_START ? WHY.wrongPhase : WHY.fine;
    case 'build':
      return !isOwnTurn ? WHY.notYourTurn : phase === PHASE.build ? WHY.fine : WHY.wrongPhase;
    case 'draw':
      return !isOwnTurn ? WHY.notYourTurn : phase === PHASE.draw ? WHY.fine : WHY.wrongPhase;
    case 'recovery':
      return !isOwnTurn ? WHY.notYourTurn : phase === PHASE.recovery ? WHY.fine : WHY.wrongPhase;
  }
}

/** Whether a super power can be used now, the price included. */
export function whyNotUse(s: VsState, seat: Seat, card: number, entry: PowerEntry & { power: SuperPower }): number {
  const { power } = entry;
  if (power.timing === 'reaction') return WHY.wrongPhase;
  const now = whyNotNow(s, seat, power.timing, power.anyTurn === true, isInRow(s, card) ? card : NONE);
  return now === WHY.fine ? whyNotUsable(s, seat, card, entry) : now;
}

/** All but the moment. */
export function whyNotUsable(s: VsState, seat: Seat, card: number, entry: PowerEntry & { power: SuperPower }): number {
  const { power } = entry;
  if (power.from === 'resources') {
    if (s.zone[card] !== ZONE.resources || !isSameSide(s, s.controller[card], seat)) return WHY.notInPlay;
    if (!isFaceUp(s, card)) return WHY.hidden;
  } else if (power.from === 'removed') {
    if (!isAway(s, card) || s.owner[card] !== seat || s.progress[card] >= s.v[V.turn]) return WHY.notInPlay;
    if (s.v[V.phase] !== PHASE.build || s.v[V.step] !== BUILD_STEP.recruit) return WHY.notRecruitStep;
  } else if (power.from !== undefined) {
    const place = power.from === 'ko' ? ZONE.ko : ZONE.hand;
    if (s.zone[card] !== place || s.owner[card] !== seat) return WHY.notInPlay;
  } else if (!isReactingToOwnEnd(s, card, power)) {
    if (!isInRow(s, card)) return WHY.notInPlay;
    if ((power.users === 'enemies' ? isEnemySeat : isSameSide)(s, s.controller[card], seat) === false)
      return WHY.notYours;
    if (power.whileStunned !== true && (s.flags[card] & 2) !== 0) return isStunned(s, card) ? WHY.stunned : WHY.hidden;
    if (power.users === undefined && power.free === undefined && isForbidden(s, CANT.usePowers, card))
      return WHY.cantUsePowers;
  }
  if (isUsedUp(s, card, entry)) return isForGame(power) ? WHY.usedThisGame : WHY.powerUsed;
  if (power.free === undefined && isPowerRuledOut(s, seat, power)) return WHY.cantUsePowers;
  if (power.asTwist === true && mayPlayNoTwists(s, seat)) return WHY.cantPlay;
  if (power.after !== undefined && !isLetUse(s, card, power.name)) return WHY.useCondition;
  if (isLockedByOwn(s, seat, card, power)) return WHY.useCondition;
  if (power.only !== undefined) {
    const ctx = enter(card, seat);
    const may = holds(s, power.only, ctx);
    leave();
    if (!may) return WHY.useCondition;
  }
  if (power.users !== undefined) return usersOf(s, seat, card, entry).length > 0 ? WHY.fine : WHY.noSymbol;
  const payer = payerOf(s, seat, card, entry);
  if (power.from === 'resources' && payer === NONE) return WHY.noSymbol;
  const allowed = allowedFor(s, seat, card, power);
  return canPay(s, seat, payer, priceFor(s, card, entry), allowed, discountOf(s, card, entry))
    ? WHY.fine
    : WHY.noSymbol;
}

/** A rule of its card about this very power, which works where the power does. */
function isLockedByOwn(s: VsState, seat: Seat, card: number, { name }: SuperPower): boolean {
  for (const rule of faceOf(s, card).ownRules) {
    if (rule.rule !== 'cantUseOwn' || rule.power !== name) continue;
    const ctx = enter(card, seat);
    const may = holds(s, rule.unless, ctx);
    leave();
    if (!may) return true;
  }
  return false;
}

/** VS-MEC-ENEMYUSE-01: the characters of a player that could use a power that is not their own, and pay for it. */
export function usersOf(s: VsState, seat: Seat, card: number, entry: PowerEntry & { power: SuperPower }): number[] {
  const allowed = allowedFor(s, seat, card, entry.power);
  return candidatesFor(s, seat).filter(
    (user) =>
      !isForbidden(s, CANT.usePowers, user) &&
      canPay(s, seat, user, priceFor(s, user, entry), allowed, discountOf(s, user, entry)),
  );
}

/** The candidates are public, so asking reveals nothing. */
export const candidatesFor = (s: VsState, seat: Seat): number[] =>
  s.board.filter((card) => s.controller[card] === seat && isCharacter(s, card) && isFaceUp(s, card));

/** Who pays: its character, or for a location a face-up main character that can (VS-MEC-LOCTEXT-01), or NONE. */
export function payerOf(
  s: VsState,
  seat: Seat,
  card: number,
  { power, price }: PowerEntry & { power: SuperPower },
): number {
  if (power.from !== 'resources') return card;
  for (const zone of [ZONE.front, ZONE.back]) {
    for (const main of zoneList(s, zone, s.sideOf[seat]))
      if (isMain(s, main) && isFaceUp(s, main) && s.controller[main] === seat && canPay(s, seat, main, price))
        return main;
  }
  return NONE;
}

/** VS-MEC-SYMBOL-02: what the symbols of its cost can be paid with; every location pays for every one, if its character may. */
export function priceFor(s: VsState, card: number, { price }: PowerEntry): readonly number[] {
  return paysAny(s, card) ? price.map(() => ANY_SYMBOL) : price;
}

export const paysAny = (s: VsState, card: number): boolean =>
  isInRow(s, card) && isPermitted(s, CAN.payAnySymbols, card);

const ANY_SYMBOL = -1;

/** VS-MEC-SYMBOL-05: which locations can pay, where the power says so. */
export function allowedFor(s: VsState, seat: Seat, card: number, { paidBy }: SuperPower): Allowed | undefined {
  if (paidBy === undefined) return undefined;
  return (location) => {
    const is = fits(s, paidBy, location, enter(card, seat));
    leave();
    return is;
  };
}

/** VS-MEC-REACT-03: a Reaction to its own KO is used from where that has put it. */
const isReactingToOwnEnd = (s: VsState, card: number, { to }: SuperPower): boolean =>
  to?.pattern.on === 'getsKod' && to.pattern.subject?.self === true && s.zone[card] === ZONE.ko;

const copies: PowerEntry[] = [];

/** Once a turn, for each copy of the power the character has (VS-PWR-42, VS-COPY-02), or once a game (VS-PWR-54). */
export function isUsedUp(s: VsState, card: number, entry: PowerEntry & { power: SuperPower }): boolean {
  const { limit } = entry.power;
  if (limit !== undefined && limit === 'none') return false;
  const forGame = isForGame(entry.power);
  const log = forGame ? s.usedUp : s.used;
  if (log.length === 0) return false;
  const who = forGame ? s.spent[card] : refTo(s, card);
  let uses = 0;
  for (let i = 0; i < log.length; i += 2) if (log[i] === who && log[i + 1] === entry.key) uses++;
  if (uses === 0) return false;
  if (faceOf(s, card).powers.length === 0) return true;
  powersOf(s, card, copies);
  let has = 0;
  for (const other of copies) if (other.key === entry.key) has++;
  // VS-COPY-04: of an action the rules give, a second copy adds nothing.
  return uses >= (entry.power.free === true ? 1 : Math.max(1, has));
}
