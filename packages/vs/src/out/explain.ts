import { HEAD, isOver, listOffered, NONE, type Option, type Reason, type Seat } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { whyNotJoinNow } from '../flow/declare.ts';
import { FRAMES } from '../flow/frames.ts';
import { whyNotAttacker, whyNotTarget } from '../queries/attack.ts';
import { powersOf } from '../queries/traits.ts';
import { forcedAttack, leavesRoom } from '../rules/forced.ts';
import { hasLocation } from '../rules/payment.ts';
import {
  textsOf,
  whyNotEquip,
  whyNotMove,
  whyNotPlay,
  whyNotPowerUp,
  whyNotRecruit,
  whyNotResource,
} from '../rules/play.ts';
import { isSuper, whyNotUse } from '../rules/use.ts';
import { knownTo } from '../state/known.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { VERBS, type VsVerb } from '../words/choices.ts';
import { reasonOf, WHY } from '../words/reasons.ts';
import { optionOf } from './options.ts';

/**
 * Why a seat may not do this now; empty if it may. The same predicates that build the option list answer. Nothing is said
 * about cards the seat does not know.
 */
export function explain(s: VsState, seat: Seat, intent: Option): readonly Reason[] {
  if (isOver(s)) return [reasonOf(WHY.gameOver)];
  const isAsked = s.head[HEAD.seat] === seat;
  if (isAsked && isOffered(s, intent)) return [];
  const { card = NONE, target = NONE } = intent;
  if (card !== NONE && !isKnownCard(s, seat, card)) return [reasonOf(WHY.noSuchCard)];
  if (target !== NONE && !isKnownCard(s, seat, target)) return [reasonOf(WHY.noSuchCard)];
  const why = card === NONE ? WHY.fine : whyNot(s, seat, intent, card, target);
  const cards = [card, target].filter((id) => id !== NONE);
  if (why !== WHY.fine) return [reasonOf(why, cards)];
  return [reasonOf(isAsked ? WHY.notOffered : WHY.notYourDecision, cards)];
}

const isKnownCard = (s: VsState, seat: Seat, card: number): boolean =>
  Number.isInteger(card) && card >= 0 && card < s.cards && (knownTo(s, card) & (1 << seat)) !== 0;

function isOffered(s: VsState, intent: Option): boolean {
  const wanted = JSON.stringify(sorted(intent));
  return listOffered(s, FRAMES).some((choice) => JSON.stringify(sorted(optionOf(s, choice))) === wanted);
}

/** Options and intents compare by what they say, not by the order of their parts. */
const sorted = (option: Option): unknown[] => Object.entries(option).sort(([a], [b]) => (a < b ? -1 : 1));

type Why = (s: VsState, seat: Seat, card: number, target: number, name: string | undefined) => number;

/** An answer to a question: it is offered with the question or not at all. */
const answer: Why = () => WHY.notOffered;

/** Why a seat may not do this with a card, for every verb of an option. */
const WHY_NOT: Readonly<Record<VsVerb, Why>> = {
  attack: whyNotAttack,
  join: whyNotJoinNow,
  use: (s, seat, card, _target, name) => whyNotPower(s, seat, card, name),
  play: whyNotTwist,
  powerUp: whyNotPowerUp,
  resource: (s, seat, card, _target, name) => whyNotResource(s, seat, card, name === 'up'),
  recruit: (s, seat, card) => whyNotRecruit(s, seat, card, seat),
  equip: whyNotEquip,
  move: whyNotMove,
  pass: answer,
  done: answer,
  choose: answer,
  yes: answer,
  no: answer,
  digit: answer,
  name: answer,
  row: answer,
  order: answer,
  pay: answer,
  number: answer,
  keep: answer,
  mulligan: answer,
  first: answer,
  place: answer,
  react: answer,
  type: answer,
  counter: answer,
  strikeBack: answer,
  slay: answer,
  spare: answer,
  takeOff: answer,
  version: answer,
  concede: answer,
  fetch: answer,
  endRule: answer,
};

/** An intent comes from outside: its verb may be any text. */
function whyNot(s: VsState, seat: Seat, intent: Option, card: number, target: number): number {
  const verb = VERBS.find((known) => known === intent.verb);
  return verb === undefined ? WHY.notOffered : WHY_NOT[verb](s, seat, card, target, intent.name);
}

function whyNotAttack(s: VsState, seat: Seat, card: number, target: number): number {
  const alone = whyNotAttacker(s, seat, card);
  if (alone !== WHY.fine || target === NONE) return alone;
  const reach = whyNotTarget(s, card, target);
  if (reach !== WHY.fine) return reach;
  const forced = forcedAttack(s, seat);
  const isMeant = forced === undefined || leavesRoom(s, seat, forced, [], card, target);
  if (isMeant) return WHY.fine;
  if (forced.target !== NONE) return WHY.mustAttackElsewhere;
  return forced.attackers.includes(card) || forced.attackers.length === 0 ? WHY.lured : WHY.angryAttackFirst;
}

function whyNotPower(s: VsState, seat: Seat, card: number, name: string | undefined): number {
  const entries: PowerEntry[] = [];
  powersOf(s, card, entries);
  const on = entries.find((entry) => isSuper(entry) && entry.power.name === name);
  if (on !== undefined && isSuper(on)) {
    const why = whyNotUse(s, seat, card, on);
    return why === WHY.noSymbol && !hasLocation(s, seat) ? WHY.noFaceUpLocation : why;
  }
  const printed = faceOf(s, card).supers.find((entry) => isSuper(entry) && entry.power.name === name);
  return printed === undefined ? WHY.noSuchPower : WHY.powersOff;
}

function whyNotTwist(s: VsState, seat: Seat, card: number): number {
  const printed = faceOf(s, card).card;
  if (printed.card !== 'plotTwist') return WHY.notOffered;
  const count = textsOf(s, seat, card).length;
  let why: number = count === 0 ? WHY.notOffered : WHY.fine;
  for (let timing = 0; timing < count; timing++) {
    why = whyNotPlay(s, seat, card, timing);
    if (why === WHY.fine) return why;
  }
  return why;
}
