import { choiceA, choiceB, choiceKind, NONE, type Seat } from '@longbox/kernel';
import { EV, KIND, KW } from '../catalogue/face.ts';
import { nextToPlace } from '../queries/starting.ts';
import { hasKeyword } from '../queries/traits.ts';
import { recruitCost } from '../rules/cost.ts';
import { faceOf, isFaceUp, isMain } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { xpSwing } from './experience.ts';
import { isWanted, keepOf, twinInPlay, yielding } from './hand.ts';
import { attackFromFront } from './judge-attack.ts';
import { judgeActions } from './judge-window.ts';
import { coverOf, isReady, LOST, printedWorth, sight } from './sight.ts';
import { P, rate, type Verdict } from './verdict.ts';
import { W } from './worths.ts';

/** Resource step: a location whose symbol is asked for goes face up, else what will be missed least goes face down. */
export function judgeResource(s: VsState, seat: Seat, v: Verdict): void {
  judgeActions(s, seat, v, 200);
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    if (choiceKind(choice) === CHOICE.resource) rateResource(s, seat, v, i, choiceA(choice), choiceB(choice) === 1);
  }
}

function rateResource(s: VsState, seat: Seat, v: Verdict, i: number, card: number, faceUp: boolean): void {
  const resources = zoneList(s, ZONE.resources, seat).length;
  const need = resources < W.enoughResources ? 100 : 12;
  if (!faceUp) return rate(v, i, need - keepOf(s, seat, card) - (isLocation(s, card) ? 6 : 0), P.buriesLeast);
  const spare = yielding(s, seat, faceOf(s, card).symbols);
  const wanted = isWanted(s, seat, card) ? W.symbolWanted - W.symbolSpare * spare : 1;
  const xp = xpSwing(s, seat, { event: EV.playsLocation, subject: card, player: seat });
  rate(v, i, need + Math.max(1, wanted) + xp, xp > wanted ? P.levelsUp : P.keepsSymbols);
}

const isLocation = (s: VsState, card: number): boolean => (faceOf(s, card).kind & KIND.location) !== 0;

/** Cards that could be recruited now, each once, with what they cost and bring. */
const cards: number[] = [];
const costs: number[] = [];
const gains: number[] = [];

/** Recruit step: the set of characters that makes most of the points; the dearest of it first. */
export function judgeRecruit(s: VsState, seat: Seat, v: Verdict): void {
  judgeActions(s, seat, v, 200);
  gatherRecruits(s, seat, v);
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    const kind = choiceKind(choice);
    if (kind === CHOICE.equip) rate(v, i, 8 + 2 * faceOf(s, choiceA(choice)).cost, P.followsCurve);
    if (kind === CHOICE.fetch) rate(v, i, fetchGain(s, seat, choice), rowReason(choice));
    if (kind !== CHOICE.recruit) continue;
    const at = cards.indexOf(choiceA(choice));
    if (at < 0) continue;
    if (gains[at] <= 0) rate(v, i, gains[at] - 10, P.savesDuplicate);
    else rate(v, i, bestWith(s, seat, at) + rowBonus(s, seat, choiceA(choice), choiceB(choice)), rowReason(choice));
  }
}

/** Like a recruit from hand, and no card of the hand is spent. */
function fetchGain(s: VsState, seat: Seat, choice: number): number {
  const { atk, def, cost } = s.faces[s.book.catalogue.fetched[choiceA(choice)]];
  const spare = s.seatPoints[seat] >= cost ? 100 : 0;
  return spare + W.card + 4 * (atk + def) + (choiceB(choice) === 0 ? 1 : 0);
}

const rowReason = (choice: number): number => ((choiceB(choice) & 1) === 0 ? P.standsInFront : P.staysBehind);

function gatherRecruits(s: VsState, seat: Seat, v: Verdict): void {
  cards.length = 0;
  costs.length = 0;
  gains.length = 0;
  for (let i = 0; i < v.count && cards.length < 9; i++) {
    const choice = v.choices[i];
    if (choiceKind(choice) !== CHOICE.recruit || cards.includes(choiceA(choice))) continue;
    cards.push(choiceA(choice));
    costs.push(recruitCost(s, seat, choiceA(choice)));
    gains.push(recruitGain(s, seat, choiceA(choice)));
  }
}

/** VS-UNQ: the older of two with one name is KO'd, so a second one is better kept to power the first up. */
function recruitGain(s: VsState, seat: Seat, card: number): number {
  const twin = twinInPlay(s, seat, card);
  const recruited = xpSwing(s, seat, { event: EV.recruits, subject: card, player: seat });
  // Where it lies another player's card is still theirs, and whom its appearing would bring XP can't be asked.
  const appeared = s.controller[card] === seat ? xpSwing(s, seat, { event: EV.appears, subject: card }) : 0;
  const worth = printedWorth(s, card) + W.body + facing(s, seat, card) + recruited + appeared;
  if (twin === NONE || hasKeyword(s, card, KW.swarm)) return worth;
  // A twin that is ready could do the same; without this, copies that cost nothing replace each other for ever.
  const same = isReady(s, twin) ? facing(s, seat, twin) : 0;
  return worth - W.body - sight.worth[twin] - W.card - same;
}

/** What somebody new could do against those in play: stun them, and not be stunned. */
function facing(s: VsState, seat: Seat, card: number): number {
  const { atk, def } = faceOf(s, card);
  let prey = 0;
  let strongest = 0;
  for (const other of s.board) {
    if (s.team[s.controller[other]] === s.team[seat]) continue;
    const isUp = isFaceUp(s, other);
    const printed = faceOf(s, other);
    if ((isUp ? sight.def[other] : printed.def) <= atk)
      prey = Math.max(prey, isUp ? sight.worth[other] : printedWorth(s, other));
    strongest = Math.max(strongest, isUp ? sight.atk[other] : printed.atk);
  }
  return ((W.stunsShare * prey) >> 4) + (def > strongest ? W.stands : 0);
}

/** The most that can be made of the points if this card is recruited, dearer ones first. */
function bestWith(s: VsState, seat: Seat, at: number): number {
  const points = s.seatPoints[seat] - costs[at];
  let most = 0;
  const size = cards.length;
  for (let mask = 0; mask < 1 << size; mask++) {
    if ((mask & (1 << at)) !== 0) continue;
    let cost = 0;
    let gain = 0;
    for (let i = 0; i < size; i++) {
      if ((mask & (1 << i)) === 0) continue;
      cost += costs[i];
      gain += Math.max(0, gains[i]);
    }
    if (cost <= points && gain > most) most = gain;
  }
  return 100 + gains[at] + most + costs[at];
}

/** Ranged characters shoot from behind a front row; everybody else fights in front. */
function rowBonus(s: VsState, seat: Seat, card: number, row: number): number {
  const isOwn = row < 2;
  const isBack = (row & 1) === 1;
  const isFirst = isOwn && !isBack && coverOf(s, s.sideOf[seat]) === 0;
  return (prefersBack(s, seat, card) === isBack ? 6 : 0) + (isOwn ? 1 : 0) + (isFirst ? W.firstCover : 0);
}

function prefersBack(s: VsState, seat: Seat, card: number): boolean {
  const others = coverOf(s, s.sideOf[seat]) - (s.zone[card] === ZONE.front && isFaceUp(s, card) ? 1 : 0);
  return others > 0 && 8 * others >= W.coverEighths && hasKeyword(s, card, KW.ranged);
}

/** Formation step: everybody to the row that suits them, one at a time. */
export function judgeFormation(s: VsState, seat: Seat, v: Verdict): void {
  judgeActions(s, seat, v, 200);
  for (let i = 0; i < v.count; i++) {
    if (choiceKind(v.choices[i]) !== CHOICE.move) continue;
    const card = choiceA(v.choices[i]);
    const isBack = s.zone[card] === ZONE.back;
    const wanted = isMain(s, card) ? mainBelongsBehind(s, seat, card) : prefersBack(s, seat, card);
    const principle = isMain(s, card) && wanted ? P.coversMain : wanted ? P.staysBehind : P.standsInFront;
    // Others go first, so that a main character is not the one to stand in front.
    rate(v, i, wanted === isBack ? -10 : isMain(s, card) ? 15 : 20, principle);
  }
}

/**
 * A main character fights in front while nobody there could hurt it, while there is nobody to stand before it, or while its
 * attack is worth more than the wound it will probably take.
 */
function mainBelongsBehind(s: VsState, seat: Seat, card: number): boolean {
  const others = coverOf(s, s.sideOf[seat]) - (s.zone[card] === ZONE.front && isFaceUp(s, card) ? 1 : 0);
  if (others === 0) return false;
  if (hasKeyword(s, card, KW.ranged)) return true;
  if ((W.safeShare * enemyStrength(s, seat)) >> 4 < sight.def[card]) return false;
  const risk = (W.frontShare * Math.min(LOST, sight.hurt[card])) >> 4;
  return !isReady(s, card) || attackFromFront(s, seat, card) <= risk;
}

/** What the strongest enemy side could bring against one character. */
function enemyStrength(s: VsState, seat: Seat): number {
  let most = 0;
  for (let enemy = 0; enemy < s.seats; enemy++) {
    if (s.team[enemy] === s.team[seat] || s.out[enemy] !== 0 || s.sideOf[enemy] !== enemy) continue;
    let strength = 0;
    for (const zone of [ZONE.front, ZONE.back]) {
      for (const card of zoneList(s, zone, enemy))
        strength += isFaceUp(s, card) ? sight.atk[card] : faceOf(s, card).atk;
    }
    most = Math.max(most, strength);
  }
  return most;
}

/** Where the main character starts: behind if it is Ranged, else in front. */
export function judgePlace(s: VsState, seat: Seat, v: Verdict): void {
  const main = nextToPlace(s, seat);
  const isRanged = main >= 0 && hasKeyword(s, main, KW.ranged);
  for (let i = 0; i < v.count; i++) {
    const isBack = choiceA(v.choices[i]) === 1;
    rate(v, i, isBack === isRanged ? 5 : 0, isBack ? P.staysBehind : P.standsInFront);
  }
}

/** An opening hand is kept if it has enough for the first turns. */
export function judgeMulligan(s: VsState, seat: Seat, v: Verdict): void {
  const hand = zoneList(s, ZONE.hand, seat);
  let points = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(s, hand[i]);
    if ((face.kind & KIND.location) !== 0) points += W.openingLocation;
    if ((face.kind & KIND.character) === 0 || twinInPlay(s, seat, hand[i]) !== NONE) continue;
    if (face.cost <= 2) points += W.openingEarly;
    if (face.cost <= 4) points += W.openingPlayable;
  }
  const isGood = points >= W.openingNeed;
  for (let i = 0; i < v.count; i++) {
    const isKeep = choiceKind(v.choices[i]) === CHOICE.keep;
    rate(v, i, isKeep === isGood ? 10 : 0, isKeep ? P.keepsHand : P.seeksCurve);
  }
}
