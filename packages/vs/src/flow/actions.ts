import {
  type Choice,
  choiceA,
  choiceB,
  choiceKind,
  NONE,
  offer,
  packChoice,
  pushFrame,
  type Seat,
} from '@longbox/kernel';
import { resourceAppears } from '../atoms/appear.ts';
import { forgetChain, nextMoment } from '../atoms/chain.ts';
import { forgetHand, moveCard, moveToRow } from '../atoms/move.ts';
import { happen } from '../atoms/triggers.ts';
import { noteFormationMove, setResourcePlaced } from '../atoms/turn.ts';
import { EV, type Face, KIND, type PowerEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { ruleBits } from '../catalogue/rule-bits.ts';
import { usableOnSide } from '../derived/board.ts';
import { mayNameInHand, playableInHand, symbolsAtHand } from '../derived/holdings.ts';
import { mayRuleAny } from '../derived/rule-kinds.ts';
import { mayBeAffected } from '../queries/affecting.ts';
import { isRuledOut, rulesInForce } from '../queries/allowed.ts';
import { costOf } from '../queries/filter.ts';
import { arePowersOn, lostSince } from '../queries/powers-on.ts';
import { hasExtraPowers, mayHaveExtraPowers, powersOf } from '../queries/traits.ts';
import { equipmentOn } from '../queries/worn.ts';
import { topToPlay } from '../rules/deck-top.ts';
import { mayPayLess } from '../rules/discount.ts';
import { mayPay } from '../rules/payment.ts';
import {
  mayComeFromPile,
  mayRecruitFrom,
  textNumber,
  textsOf,
  twistsElsewhere,
  whyNotMove,
  whyNotPlay,
  whyNotPoweredUp,
  whyNotPowerUp,
  whyNotRecruit,
  whyNotResource,
} from '../rules/play.ts';
import { COMBATANTS_ONLY, openForTwists, openTimings } from '../rules/timing.ts';
import { isSuper, paysAny, whyNotUse } from '../rules/use.ts';
import { faceOf, haveCommon, isCharacter, isEnemySeat, isFaceUp, isInRow } from '../state/relation.ts';
import { ROLE, refTo, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';
import { listAttacks } from './attacks.ts';
import { endByPaying, listEnds } from './end-rule.ts';
import { equip, listEquip, listQuickEquip } from './equip.ts';
import { fetchFromDeck, listFetches } from './fetch.ts';
import { powerUp } from './power-up.ts';
import { pushUse } from './use.ts';

/** Whether an earlier card of the list is the same card face, so that only one of equal copies is offered. */
function isCopy(s: VsState, list: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++)
    if (s.face[list[i]] === s.face[list[at]] && isFaceUp(s, list[i]) === isFaceUp(s, list[at])) return true;
  return false;
}

const ROW_ZONES = [ZONE.front, ZONE.back];

export function listCombatActions(s: VsState, seat: Seat): void {
  listPhaseActions(s, seat);
  listPowerUps(s, seat);
  if (s.book.hasEquipment) listQuickEquip(s, seat);
}

export function listMainActions(s: VsState, seat: Seat): void {
  offer(s, packChoice(CHOICE.pass));
  listAttacks(s, seat);
  listPowersAndTwists(s, seat);
  listPowerUps(s, seat);
  listEnds(s, seat);
}

export function listPhaseActions(s: VsState, seat: Seat): void {
  offer(s, packChoice(CHOICE.pass));
  listPowersAndTwists(s, seat);
}

function listPowersAndTwists(s: VsState, seat: Seat): void {
  const open = openTimings(s, seat);
  listPowers(s, seat, open);
  const forTwists = openForTwists(s, seat, open);
  listTwists(s, seat, forTwists);
  const top = topToPlay(s, seat);
  if (top !== NONE) listTwist(s, seat, top, forTwists);
}

export function listResourceStep(s: VsState, seat: Seat): void {
  listPhaseActions(s, seat);
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) {
    if (isCopy(s, hand, i)) continue;
    if (whyNotResource(s, seat, hand[i], false) === WHY.fine) offer(s, packChoice(CHOICE.resource, hand[i], 0));
    if ((faceOf(s, hand[i]).kind & KIND.location) === 0) continue;
    if (whyNotResource(s, seat, hand[i], true) === WHY.fine) offer(s, packChoice(CHOICE.resource, hand[i], 1));
  }
}

/** Kinds of rules that make what is played in the Recruit Step cheaper. */
const CHEAPER = ruleBits(['nextRecruitCosts', 'recruitCosts', 'equipCosts', 'nextEquipCosts']);

export function listRecruitStep(s: VsState, seat: Seat): void {
  listPhaseActions(s, seat);
  const hand = zoneList(s, ZONE.hand, seat);
  const isCheaper = mayRuleAny(s, CHEAPER);
  for (let i = 0; i < hand.length; i++) {
    const { kind } = faceOf(s, hand[i]);
    if ((kind & (KIND.character | KIND.equipment)) === 0) continue;
    // Most are too dear, where no rule makes them cheaper.
    if (!isCheaper && costOf(s, hand[i]) > s.seatPoints[seat] && hasOneCost(s, hand[i])) continue;
    if (isCopy(s, hand, i)) continue;
    if ((kind & KIND.character) !== 0) listRecruit(s, seat, hand[i]);
    else listEquip(s, seat, hand[i]);
  }
  const top = topToPlay(s, seat);
  if (top !== NONE && (faceOf(s, top).kind & KIND.character) !== 0) listRecruit(s, seat, top);
  if (top !== NONE && (faceOf(s, top).kind & KIND.equipment) !== 0) listEquip(s, seat, top);
  if (isRuledOut(s, 'mayPlayResources', seat)) {
    for (const card of zoneList(s, ZONE.resources, seat)) {
      const { kind } = faceOf(s, card);
      if ((kind & KIND.character) !== 0) listRecruit(s, seat, card);
      if ((kind & KIND.equipment) !== 0) listEquip(s, seat, card);
    }
  }
  listFetches(s, seat, isCheaper);
  const aside = zoneList(s, ZONE.side, seat);
  for (let i = 0; i < aside.length; i++)
    if (mayComeFromPile(s, seat, aside[i]) && !isCopy(s, aside, i)) listRecruit(s, seat, aside[i]);
  // Effects that let a player recruit from elsewhere are rare; without one nothing is looked through.
  const leave = rulesInForce(s, 'mayRecruit');
  if (leave.length === 0) return;
  const elsewhere: number[] = [];
  for (let card = 0; card < s.cards; card++) {
    const isInOwnHand = s.zone[card] === ZONE.hand && s.owner[card] === seat;
    if (isInOwnHand || card === top || !mayRecruitFrom(s, seat, card, leave)) continue;
    const isSame = (other: number): boolean => s.face[other] === s.face[card] && s.owner[other] === s.owner[card];
    if (!elsewhere.some(isSame)) listRecruit(s, seat, card);
    elsewhere.push(card);
  }
}

/** It cannot be paid with symbols, and has no rule of its own about its cost. */
const hasOneCost = (s: VsState, card: number): boolean => {
  const { recruitPrice, ownRules } = faceOf(s, card);
  return recruitPrice.length === 0 && ownRules.length === 0;
};

/** Rows 0 and 1 are one's own, 2 and 3 a teammate's where the mode allows it (VS-MODE-15). */
function listRecruit(s: VsState, seat: Seat, card: number): void {
  if (whyNotRecruit(s, seat, card, seat) === WHY.fine) {
    offer(s, packChoice(CHOICE.recruit, card, 0));
    offer(s, packChoice(CHOICE.recruit, card, 1));
  }
  if (!s.book.profile.recruitToTeammate) return;
  const mate = teammateOf(s, seat);
  if (mate !== NONE && whyNotRecruit(s, seat, card, mate) === WHY.fine) {
    offer(s, packChoice(CHOICE.recruit, card, 2));
    offer(s, packChoice(CHOICE.recruit, card, 3));
  }
}

export function teammateOf(s: VsState, seat: Seat): Seat {
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && s.team[other] === s.team[seat] && s.out[other] === 0) return other;
  }
  return NONE;
}

export function listFormationStep(s: VsState, seat: Seat): void {
  listPhaseActions(s, seat);
  for (const zone of ROW_ZONES) {
    for (const card of zoneList(s, zone, s.sideOf[seat])) {
      if (whyNotMove(s, seat, card) === WHY.fine) offer(s, packChoice(CHOICE.move, card));
    }
  }
}

const extra: PowerEntry[] = [];

/** `open`: the timings for which the moment is right. */
function listPowers(s: VsState, seat: Seat, open: number): void {
  const { usable, usableElsewhere } = s.book;
  const isExtra = mayHaveExtraPowers(s);
  if (isExtra || ((usable & open) !== 0 && (usableOnSide(s, seat) & open) !== 0))
    listPowersInRows(s, seat, open, isExtra);
  if ((s.book.usableByEnemies & open) !== 0) listPowersOfEnemies(s, seat, open);
  if ((usableElsewhere & open) === 0) return;
  listPowersElsewhere(s, seat, zoneList(s, ZONE.ko, seat), open);
  listPowersElsewhere(s, seat, zoneList(s, ZONE.hand, seat), open);
  listPowersElsewhere(s, seat, zoneList(s, ZONE.resources, seat), open);
  listPowersElsewhere(s, seat, zoneList(s, ZONE.removed, seat), open);
}

/** Of those who have no more than is printed, most have nothing to use now, or nothing that could be paid. */
function listPowersInRows(s: VsState, seat: Seat, open: number, isExtra: boolean): void {
  const outside = s.v[V.combat] === 0 ? open : open & ~COMBATANTS_ONLY;
  let symbols = NONE;
  for (let zone: number = ZONE.front; zone <= ZONE.back; zone++) {
    const row = zoneList(s, zone, s.sideOf[seat]);
    for (let i = 0; i < row.length; i++) {
      const card = row[i];
      if (isExtra && hasExtraPowers(s, card)) {
        listPowersOf(s, seat, card, open);
        continue;
      }
      const face = faceOf(s, card);
      if ((face.usable & open) === 0) continue;
      const now = s.role[card] === ROLE.none ? outside : open;
      if (((isFaceUp(s, card) ? face.usable : face.usableStunned) & now) === 0) continue;
      if (symbols === NONE) symbols = symbolsAtHand(s, seat);
      const may = mayPayAny(face, now, symbols) || mayPayLess(s, card) || (symbols !== 0 && paysAny(s, card));
      if (may) listPowersOf(s, seat, card, now);
    }
  }
}

/** VS-MEC-ENEMYUSE-01. */
function listPowersOfEnemies(s: VsState, seat: Seat, open: number): void {
  for (const card of s.board) {
    if (!isEnemySeat(s, s.controller[card], seat)) continue;
    const count = powersOf(s, card, extra);
    for (let i = 0; i < count; i++) {
      const entry = extra[i];
      if ((entry.usable & open) === 0 || !isSuper(entry) || entry.power.users !== 'enemies' || isSameEarlier(i))
        continue;
      if (whyNotUse(s, seat, card, entry) === WHY.fine) offer(s, packChoice(CHOICE.use, card, i));
    }
  }
}

function mayPayAny({ supers }: Face, open: number, symbols: number): boolean {
  for (let i = 0; i < supers.length; i++)
    if ((supers[i].usable & open) !== 0 && mayPay(supers[i].price, symbols)) return true;
  return false;
}

function listPowersElsewhere(s: VsState, seat: Seat, list: readonly number[], open: number): void {
  for (let i = 0; i < list.length; i++) {
    const { worksElsewhere, usable } = faceOf(s, list[i]);
    if (((worksElsewhere && (usable & open) !== 0) || duplicates(s, list[i])) && !isCopy(s, list, i))
      listPowersOf(s, seat, list[i], open);
  }
}

/** VS-KW-MUTANT-POWER-DUPLICATION-2: in the first edition also in hand and KO pile. */
const duplicates = (s: VsState, card: number): boolean =>
  s.book.profile.duplicationWorksIn === 'everywhere' &&
  faceOf(s, card).powers.some(({ power }) => power.power === 'keyword' && power.keyword === 'mutantPowerDuplication');

/** The second field of the choice is the power's place among all the character has now. */
function listPowersOf(s: VsState, seat: Seat, card: number, open: number): void {
  const on = !isInRow(s, card) || arePowersOn(s, card);
  if (on && !hasExtraPowers(s, card) && !duplicates(s, card)) return listPrintedPowers(s, seat, card, open);
  if (!on && faceOf(s, card).supers.length === 0 && equipmentOn(s, card) === NONE && lostSince(s, card) === undefined)
    return;
  const count = powersOf(s, card, extra);
  for (let i = 0; i < count; i++) {
    const entry = extra[i];
    if ((entry.usable & open) === 0 || !isSuper(entry) || isSameEarlier(i)) continue;
    if (whyNotUse(s, seat, card, entry) === WHY.fine) offer(s, packChoice(CHOICE.use, card, i));
  }
}

/** The common case: a card has exactly its printed powers. Positions must agree with `powersOf`. */
function listPrintedPowers(s: VsState, seat: Seat, card: number, open: number): void {
  const { supers, superPlaces } = faceOf(s, card);
  for (let i = 0; i < supers.length; i++) {
    const entry = supers[i];
    if ((entry.usable & open) !== 0 && isSuper(entry) && whyNotUse(s, seat, card, entry) === WHY.fine)
      offer(s, packChoice(CHOICE.use, card, superPlaces[i]));
  }
}

function isSameEarlier(at: number): boolean {
  for (let i = 0; i < at; i++) if (extra[i].key === extra[at].key) return true;
  return false;
}

function listTwists(s: VsState, seat: Seat, open: number): void {
  if ((s.book.playableInRow & open) !== 0) listTwistsInRow(s, seat, open);
  const elsewhere = twistsElsewhere(s, seat);
  for (let i = 0; i < elsewhere.length; i++) if (!isCopy(s, elsewhere, i)) listTwist(s, seat, elsewhere[i], open);
  if ((s.book.playable & open) === 0 || (playableInHand(s, seat) & open) === 0) return;
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) {
    if (!isCopy(s, hand, i)) listTwist(s, seat, hand[i], open);
  }
}

/** VS-MEC-RESOURCE-01. */
function listTwistsInRow(s: VsState, seat: Seat, open: number): void {
  const row = zoneList(s, ZONE.resources, seat);
  for (let i = 0; i < row.length; i++) {
    const { card } = faceOf(s, row[i]);
    if (card.card === 'plotTwist' && card.fromResources === true && !isCopy(s, row, i))
      listTwist(s, seat, row[i], open);
  }
}

function listTwist(s: VsState, seat: Seat, twist: number, open: number): void {
  const { playable, card } = faceOf(s, twist);
  if ((playable & open) === 0 || card.card !== 'plotTwist') return;
  const count = card.textsOf === undefined ? card.timing.length : textsOf(s, seat, twist).length;
  for (let which = 0; which < count; which++) {
    if (whyNotPlay(s, seat, twist, which) === WHY.fine) offer(s, packChoice(CHOICE.play, twist, which));
  }
}

function listPowerUps(s: VsState, seat: Seat): void {
  listPowerUpsIn(s, seat, zoneList(s, ZONE.front, s.sideOf[seat]));
  listPowerUpsIn(s, seat, zoneList(s, ZONE.back, s.sideOf[seat]));
}

function listPowerUpsIn(s: VsState, seat: Seat, row: readonly number[]): void {
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < row.length; i++) {
    const character = row[i];
    const { names, nameBits, otherNameBits } = faceOf(s, character);
    // Names differ mostly, so that is asked first.
    const wide = mayBeAffected(s, character, IS.powerUpWith);
    if (!wide && !mayNameInHand(s, seat, nameBits, otherNameBits)) continue;
    if (whyNotPoweredUp(s, character) !== WHY.fine) continue;
    for (let k = 0; k < hand.length; k++) {
      const held = faceOf(s, hand[k]);
      if (!wide && !held.powersUpAny && !haveCommon(names, held.names)) continue;
      if (!isCharacter(s, hand[k]) || isCopy(s, hand, k)) continue;
      if (whyNotPowerUp(s, seat, hand[k], character) === WHY.fine)
        offer(s, packChoice(CHOICE.powerUp, hand[k], character));
    }
  }
}

/** Carries out or starts an action that was chosen in a window; the caller settles afterwards. */
export function answerAction(s: VsState, seat: Seat, choice: Choice): void {
  const a = choiceA(choice);
  const b = choiceB(choice);
  forgetChain(s);
  nextMoment(s);
  switch (choiceKind(choice)) {
    case CHOICE.use: {
      const entries: PowerEntry[] = [];
      powersOf(s, a, entries);
      return pushUse(s, a, entries[b], seat);
    }
    case CHOICE.play:
      return pushFrame(s, K.twist, a, textNumber(s, seat, a, b), seat, 0);
    case CHOICE.powerUp:
      return powerUp(s, seat, a, b);
    case CHOICE.attack:
      return pushFrame(s, K.declare, a, b, seat, 0);
    case CHOICE.resource:
      return placeResource(s, seat, a, b === 1);
    case CHOICE.recruit:
      return pushFrame(s, K.recruit, refTo(s, a), b & 1, seat, b < 2 ? seat : teammateOf(s, seat));
    case CHOICE.fetch:
      return fetchFromDeck(s, seat, a, b);
    case CHOICE.endRule:
      return endByPaying(s, seat, a, b);
    case CHOICE.equip:
      return equip(s, seat, a, b);
    case CHOICE.move: {
      noteFormationMove(s, a);
      const row = s.zone[a] === ZONE.front ? ZONE.back : ZONE.front;
      return moveToRow(s, a, row, s.controller[a]);
    }
  }
}

/** VS-BLD-04 to 06. */
function placeResource(s: VsState, seat: Seat, card: number, faceUp: boolean): void {
  setResourcePlaced(s, 1);
  if (!faceUp) forgetHand(s, seat);
  moveCard(s, card, ZONE.resources, seat, !faceUp);
  happen(s, EV.leavesHand, card, NONE, seat);
  happen(s, EV.gainsResource, card, NONE, seat);
  happen(s, EV.playsCard, card, NONE, seat);
  if (faceUp) happen(s, EV.playsLocation, card, NONE, seat);
  resourceAppears(s, card);
}
