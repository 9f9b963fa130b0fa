import { ARG, choiceA, choiceKind, NONE, type Seat } from '@longbox/kernel';
import { boostLimit, whyNotBoost } from '../rules/battle.ts';
import { attackTotal, defenceTotal, OUTCOME, outcomeOf, targetPowerPoints, targetPrint } from '../rules/combat.ts';
import { CHOICE } from '../state/choices.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  nameOf,
  otherSeat,
  type Slot,
  TURN,
} from '../state/state.ts';
import { addToPool, countAbove, createPool, SHORT, sumOfBest } from './best-of.ts';
import { aim, type Blow, bestBoost, blowWorth, createBlow, defeatChance } from './blow.ts';
import { createField, readField } from './field.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate, type Verdict } from './verdict.ts';
import { keepWorth, WORTH } from './worth.ts';

const field = createField();
const blow = createBlow();
/** Another challenge of the turn that waits for its Boosts. */
const waiting = createBlow();
const pool = createPool();

const STAKES = { challenge: ARG, isAttack: ARG + 1, slot: ARG + 2 };

/** Most cards a Boost is worked out for. */
const MOST = 12;
/** What the challenge is worth to the deciding seat after so many cards. */
const worths = new Int32Array(MOST + 1);

function aimAt(b: Blow, s: ArenaState, c: number): void {
  const [leader, partner] = [challengeOf(s, c, CHALLENGE.leader), challengeOf(s, c, CHALLENGE.partner)];
  aim(b, field, s, leader, partner, challengeOf(s, c, CHALLENGE.target));
}

/** Is this challenge still to come after the one in progress? */
const isWaiting = (s: ArenaState, c: number, current: number): boolean =>
  c !== current &&
  challengeOf(s, c, CHALLENGE.resolved) === 0 &&
  field.print[challengeOf(s, c, CHALLENGE.target)] !== NONE;

/** What the Mission adds to this challenge, seeing that others may complete it as well. */
function missionShare(s: ArenaState, c: number): number {
  let open = 100;
  for (let other = 0; other < s.turn[TURN.challenges]; other++) {
    if (!isWaiting(s, other, c)) continue;
    aimAt(blow, s, other);
    if (blow.mission > 0) open = Math.trunc((open * (100 - defeatChance(blow, field, s, 0))) / 100);
  }
  return open;
}

function readChallenge(s: ArenaState, c: number, viewer: Seat): void {
  readField(field, s, activeSeat(s), viewer);
  field.hand[viewer] += s.picks.length;
  const open = missionShare(s, c);
  aimAt(blow, s, c);
  blow.mission = Math.trunc((blow.mission * open) / 100);
}

/** Phase 8: as many cards as cross a threshold worth crossing, the cheapest first; more only to get past the guard. */
export const judgeBoost: Judge = (s, at, d) => {
  const c = s.stack[at + STAKES.challenge];
  const isAttack = s.stack[at + STAKES.isAttack] === 1;
  const seat = isAttack ? activeSeat(s) : otherSeat(activeSeat(s));
  const slot = s.stack[at + STAKES.slot];
  readChallenge(s, c, seat);
  const most = Math.min(MOST, boostLimit(s, seat, slot));
  for (let boosts = 0; boosts <= most; boosts++)
    worths[boosts] =
      (isAttack ? attackWorth(s, boosts) : guardWorth(blow, s, c, boosts)) +
      restWorth(s, c, isAttack, s.hand[seat].length - boosts);
  fillPool(s, seat, slot);
  const picked = s.picks.length;
  for (let i = 0; i < d.count; i++) {
    if (choiceKind(d.choices[i]) === CHOICE.pass) {
      const isShort = picked > 0 && !changes(s, c, isAttack, 0, picked);
      rate(d, i, worths[Math.min(picked, most)], isShort ? BECAUSE.wastesCards : whyStop(isAttack, picked));
    } else rateCard(s, d, i, c, isAttack, seat, most);
  }
};

function rateCard(s: ArenaState, d: Verdict, i: number, c: number, isAttack: boolean, seat: Seat, most: number): void {
  const card = choiceA(d.choices[i]);
  const picked = s.picks.length;
  const isUseful = changes(s, c, isAttack, picked, Math.min(most, picked + 1 + countAbove(pool, card)));
  const worth = bestWith(s, seat, card, picked, most);
  rate(d, i, worth, isUseful ? whyBoost(s, isAttack, picked) : BECAUSE.wastesCards);
}

/** Does it matter, whatever else is added, whether this side has boosted with `more` cards or with `fewer`? */
function changes(s: ArenaState, c: number, isAttack: boolean, fewer: number, more: number): boolean {
  const { boostAttack, boostDefence, superHit } = s.profile;
  const [attack, defence] = [attackTotal(s, c), defenceTotal(s, c)];
  const guards = isAttack ? blow.guards : 0;
  for (let supers = 0; supers < 4; supers++) {
    if ((supers & 1) !== 0 && blow.attackSuper === 0) continue;
    if ((supers & 2) !== 0 && blow.defenceSuper === 0) continue;
    for (let guard = 0; guard <= guards; guard++) {
      const strike = attack + (supers & 1) * superHit;
      const stand = defence + (supers >> 1) * superHit + guard * boostDefence;
      const [one, two] = isAttack
        ? [outcome(s, c, strike + fewer * boostAttack, stand), outcome(s, c, strike + more * boostAttack, stand)]
        : [outcome(s, c, strike, stand + fewer * boostDefence), outcome(s, c, strike, stand + more * boostDefence)];
      if (one !== two) return true;
    }
  }
  return false;
}

const outcome = (s: ArenaState, c: number, attack: number, defence: number): number =>
  outcomeOf(attack, defence, s.book.resistance[targetPrint(s, c)], targetPowerPoints(s, c));

const whyStop = (isAttack: boolean, picked: number): number => {
  if (picked === 0) return BECAUSE.savesCards;
  return isAttack ? BECAUSE.boostsToThreshold : BECAUSE.guardsAtThreshold;
};

/** Would one card less defeat as well? Then the rest is for getting past the guard. */
function whyBoost(s: ArenaState, isAttack: boolean, picked: number): number {
  if (!isAttack) return BECAUSE.guardsAtThreshold;
  return blow.margin + picked * s.profile.boostAttack >= 0 ? BECAUSE.boostsPastGuard : BECAUSE.boostsToThreshold;
}

function fillPool(s: ArenaState, seat: Seat, slot: Slot): void {
  const hand = s.hand[seat];
  pool.size = 0;
  for (let i = 0; i < hand.length; i++) {
    if (whyNotBoost(s, slot, hand[i]) === undefined) addToPool(pool, hand[i], NONE, -stakeWorth(s, seat, hand[i]));
  }
}

/** A card that could still be a Super Hit of this challenge is the last to go. */
function stakeWorth(s: ArenaState, seat: Seat, card: number): number {
  return keepWorth(s, seat, card) + (isSuperCard(s, card) ? 2 * WORTH.lastCard : 0);
}

function isSuperCard(s: ArenaState, card: number): boolean {
  const name = nameOf(s, card);
  for (let slot = 0; slot < field.print.length - 1; slot++) {
    if (field.print[slot] !== NONE && field.superHit[slot] === 100 && s.book.name[field.print[slot]] === name)
      return true;
  }
  return false;
}

/** The best number of cards that begins with this one. */
function bestWith(s: ArenaState, seat: Seat, card: number, picked: number, most: number): number {
  const own = stakeWorth(s, seat, card);
  let best = SHORT;
  for (let boosts = picked + 1; boosts <= most; boosts++) {
    const rest = sumOfBest(pool, card, boosts - picked - 1, NONE);
    if (rest === SHORT) break;
    best = Math.max(best, worths[boosts] - own + rest);
  }
  return best;
}

function attackWorth(s: ArenaState, boosts: number): number {
  const chance = defeatChance(blow, field, s, boosts);
  return blowWorth(blow, field, s, boosts, chance) + Math.trunc((chance * blow.mission) / 100);
}

/** What the challenges that wait are worth with the cards that are left. */
function restWorth(s: ArenaState, current: number, isAttack: boolean, cards: number): number {
  let worth = 0;
  for (let c = 0; c < s.turn[TURN.challenges]; c++) {
    if (!isWaiting(s, c, current)) continue;
    aimAt(waiting, s, c);
    waiting.mission = 0;
    worth += isAttack ? bestAttack(s, cards) : bestGuard(s, c, cards);
  }
  return worth;
}

function bestAttack(s: ArenaState, cards: number): number {
  const boosts = bestBoost(waiting, field, s, cards);
  return waiting.worth - boosts * field.card[field.attacker];
}

function bestGuard(s: ArenaState, c: number, cards: number): number {
  const most = Math.min(cards, waiting.guards);
  let best = -WORTH.fate;
  for (let boosts = 0; boosts <= most; boosts++) {
    best = Math.max(best, guardWorth(waiting, s, c, boosts) - boosts * field.card[otherSeat(field.attacker)]);
  }
  return best;
}

/** What is saved by `boosts` cards of the defence, against the Attack as it stands and a Super Hit that may come. */
function guardWorth(b: Blow, s: ArenaState, c: number, boosts: number): number {
  const loss = b.gain + b.mission;
  const reach = attackTotal(s, c) - defenceTotal(s, c) - boosts * s.profile.boostDefence;
  const margin = reach - (targetPowerPoints(s, c) > 0 ? s.book.resistance[targetPrint(s, c)] : 0);
  const { superHit } = s.profile;
  const saved = b.defenceSuper;
  let chance = 0;
  if (margin >= 0) chance = margin < superHit ? 100 - saved : 100;
  else if (margin + superHit >= 0) chance = Math.trunc((b.attackSuper * (100 - saved)) / 100);
  const superCard = margin >= 0 && margin < superHit && saved === 100 ? field.card[otherSeat(activeSeat(s))] : 0;
  const exhausted = reach >= 0 ? b.exhaust : 0;
  return -Math.trunc((chance * loss + (100 - chance) * exhausted) / 100) - superCard;
}

/** A group boosts on one member: the one with room for the cards that are wanted. */
export const judgeBooster: Judge = (s, at, d) => {
  const c = s.stack[at + STAKES.challenge];
  const seat = activeSeat(s);
  readChallenge(s, c, seat);
  const wanted = bestBoost(blow, field, s, field.hand[seat]);
  for (let i = 0; i < d.count; i++) {
    if (choiceKind(d.choices[i]) === CHOICE.pass) rate(d, i, wanted === 0 ? 1 : 0, BECAUSE.savesCards);
    else
      rate(d, i, wanted === 0 ? 0 : Math.min(wanted, boostLimit(s, seat, choiceA(d.choices[i]))), BECAUSE.feedsBoost);
  }
};

/** Phase 9: only if it changes the result. */
export const judgeSuperHit: Judge = (s, at, d) => {
  const c = s.stack[at + STAKES.challenge];
  const isAttack = s.stack[at + STAKES.isAttack] === 1;
  const seat = isAttack ? activeSeat(s) : otherSeat(activeSeat(s));
  readChallenge(s, c, seat);
  const [attack, defence] = [attackTotal(s, c), defenceTotal(s, c)];
  const { superHit } = s.profile;
  const before = resultWorth(s, c, attack, defence);
  const after = isAttack
    ? resultWorth(s, c, attack + superHit, defence)
    : resultWorth(s, c, attack, defence + superHit);
  const change = isAttack ? after - before : before - after;
  const because = whySuperHit(s, c, isAttack, attack, defence);
  judgeSuperCards(s, seat, because, change + insurance(s, c, isAttack, attack, defence), d);
};

function whySuperHit(s: ArenaState, c: number, isAttack: boolean, attack: number, defence: number): number {
  const { superHit } = s.profile;
  if (!isAttack) {
    const isSaved = outcome(s, c, attack, defence) !== outcome(s, c, attack, defence + superHit);
    return isSaved ? BECAUSE.savesBySuperHit : BECAUSE.wastesCards;
  }
  const decides = (guard: number): boolean => outcome(s, c, attack, guard) !== outcome(s, c, attack + superHit, guard);
  const isDecisive = decides(defence) || (blow.defenceSuper > 0 && decides(defence + superHit));
  return isDecisive ? BECAUSE.winsBySuperHit : BECAUSE.wastesCards;
}

function judgeSuperCards(s: ArenaState, seat: Seat, because: number, change: number, d: Verdict): void {
  for (let i = 0; i < d.count; i++) {
    const choice = d.choices[i];
    if (choiceKind(choice) === CHOICE.pass) rate(d, i, 0, BECAUSE.savesCards);
    else rate(d, i, change - keepWorth(s, seat, choiceA(choice)), because);
  }
}

/** An attack that defeats already may be outdone by the Super Hit of the defence, which comes last. */
function insurance(s: ArenaState, c: number, isAttack: boolean, attack: number, defence: number): number {
  if (!isAttack || blow.defenceSuper === 0) return 0;
  const { superHit } = s.profile;
  const saved = resultWorth(s, c, attack, defence) - resultWorth(s, c, attack, defence + superHit);
  const insured =
    resultWorth(s, c, attack + superHit, defence) - resultWorth(s, c, attack + superHit, defence + superHit);
  return Math.trunc(((saved - insured) * blow.defenceSuper) / 100);
}

function resultWorth(s: ArenaState, c: number, attack: number, defence: number): number {
  const result = outcome(s, c, attack, defence);
  if (result === OUTCOME.defeated) return blow.gain + blow.mission;
  return result === OUTCOME.exhausted ? blow.exhaust : 0;
}
