import { NONE, type Seat } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { type Face, KIND, KW } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { NO_TEAMS } from '../catalogue/team-sets.ts';
import { mayRule } from '../derived/rule-kinds.ts';
import type { Card, Effects } from '../language/index.ts';
import { affecting, gathered, mayBeAffected, release } from '../queries/affecting.ts';
import { isForbidden, isRuledOut, printsProhibition, type RuleInForce, rulesInForce } from '../queries/allowed.ts';
import { enter, leave } from '../queries/ctx.ts';
import { fits } from '../queries/filter.ts';
import { find, PILE } from '../queries/select.ts';
import { hasKeyword, printsKeyword } from '../queries/traits.ts';
import { hasBranded, whyNoFriends, whyNoTeam, whyNotWear } from '../queries/wear.ts';
import { faceOf, isCharacter, isFaceUp, isInPile, isInRow, isMain, isSameSide, sharesName } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
import { BUILD_STEP, FLAG, PHASE, ROLE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { equipCost, isFor, ownRulesNow, recruitCost } from './cost.ts';
import { isAtHand, isPlayable } from './deck-top.ts';
import { canPay } from './payment.ts';
import { playsAsInOwnTurn } from './timing.ts';
import { whyNotNow } from './use.ts';

/** Whether a plot twist in hand can be played with its n-th text. */
export function whyNotPlay(s: VsState, seat: Seat, card: number, which: number): number {
  const face = faceOf(s, card);
  if (!isAtHand(s, seat, card) && !mayPlayFromRow(s, seat, card) && !twistsElsewhere(s, seat).includes(card))
    return WHY.notInHand;
  if (face.card.card !== 'plotTwist') return WHY.wrongPhase;
  const text = textsOf(s, seat, card)[which];
  if (text === undefined) return WHY.notOffered;
  const { at, anyTurn } = text;
  const now = whyNotNow(s, seat, at, anyTurn === true || playsAsInOwnTurn(s, seat), NONE);
  return now === WHY.fine ? whyNotPlayTwist(s, seat, card) : now;
}

export type TwistText = Extract<Card, { card: 'plotTwist' }>['timing'][number] & { readonly of: Face };

const kept = new WeakMap<Face, readonly TwistText[]>();

/** What a plot twist can be played for: each of its timings, and the texts of others that it has (VS-MEC-COPYPT-02). */
export function textsOf(s: VsState, seat: Seat, card: number): readonly TwistText[] {
  const face = faceOf(s, card);
  const known = kept.get(face);
  if (known !== undefined) return known;
  if (face.card.card !== 'plotTwist') return [];
  const own = face.card.timing.map((one): TwistText => ({ ...one, of: face }));
  const team = face.card.textsOf;
  if (team === undefined) {
    kept.set(face, own);
    return own;
  }
  const others = new Set<Face>();
  for (const other of zoneList(s, ZONE.ko, seat)) {
    const one = faceOf(s, other);
    if (one.card.card === 'plotTwist' && one.card.oneOfAKind && one.card.teams.includes(team)) others.add(one);
  }
  return [...others]
    .sort((a, b) => a.index - b.index)
    .flatMap((one) => (one === face ? [] : textsPrinted(one)))
    .concat(own);
}

const textsPrinted = (face: Face): readonly TwistText[] =>
  face.card.card === 'plotTwist' ? face.card.timing.map((one): TwistText => ({ ...one, of: face })) : [];

/** A text in one number, which stays good whatever becomes of the card that it stands on. */
export function textNumber(s: VsState, seat: Seat, card: number, which: number): number {
  const text = textsOf(s, seat, card)[which];
  if (text?.of.card.card !== 'plotTwist') return NONE;
  const { effects } = text;
  return text.of.index * MOST_TEXTS + text.of.card.timing.findIndex((one) => one.effects === effects);
}
const MOST_TEXTS = 8;

export function effectsOfText(s: VsState, number: number): Effects {
  const { card } = s.faces[Math.trunc(number / MOST_TEXTS)];
  return card.card === 'plotTwist' ? card.timing[number % MOST_TEXTS].effects : [];
}

/** VS-MEC-RESOURCE-01: a plot twist that says so, face up or down. */
function mayPlayFromRow(s: VsState, seat: Seat, card: number): boolean {
  if (s.zone[card] !== ZONE.resources || s.owner[card] !== seat) return false;
  const printed = faceOf(s, card).card;
  return printed.card === 'plotTwist' && printed.fromResources === true;
}

/** VS-MEC-PLAYFROM-03: the plot twists that rules let a player play from elsewhere. */
export const twistsElsewhere = (s: VsState, seat: Seat): readonly number[] =>
  mayRule(s, 'mayPlayTwists') ? findTwists(s, seat) : NO_CARDS;
const NO_CARDS: readonly number[] = [];

function findTwists(s: VsState, seat: Seat): readonly number[] {
  const found = new Set<number>();
  for (const { rule, source, you, row } of rulesInForce(s, 'mayPlayTwists')) {
    if (!isFor(s, rule.who, seat, source, you, row)) continue;
    for (const card of find(s, rule.from, enter(source, you), [])) found.add(card);
    leave();
  }
  return [...found];
}

/** All but the moment and the place it is played from. */
export function whyNotPlayTwist(s: VsState, seat: Seat, card: number): number {
  if (isRuledOut(s, 'cantPlay', seat, card)) return WHY.cantPlay;
  const { teams, card: printed } = faceOf(s, card);
  if (printed.card !== 'plotTwist') return WHY.wrongPhase;
  if (printed.textsOf !== undefined && textsOf(s, seat, card).length === 0) return WHY.notOffered;
  if (printed.brand && !hasBranded(s, seat)) return WHY.noBrand;
  if (teams === NO_TEAMS) return WHY.fine;
  return whyNoTeam(s, seat, teams, symbolsAsked(s, printed.symbols ?? 1));
}

/** VS-PT-12: how many characters a number of symbols asks for differs by edition. */
function symbolsAsked(s: VsState, symbols: number): number {
  return s.book.profile.plotTwistSymbols === 'one' ? 1 : symbols;
}

/** Whether a card in hand can become a resource now. */
export function whyNotResource(s: VsState, seat: Seat, card: number, faceUp: boolean): number {
  if (s.v[V.phase] !== PHASE.build || s.v[V.step] !== BUILD_STEP.resource) return WHY.notResourceStep;
  if (s.zone[card] !== ZONE.hand || s.owner[card] !== seat) return WHY.notInHand;
  if (s.v[V.resourcePlaced] !== 0) return WHY.resourcePlaced;
  if (printsProhibition(s, CANT.beResource, card)) return WHY.cantBeResource;
  if (!faceUp) return WHY.fine;
  if ((faceOf(s, card).kind & KIND.location) === 0) return WHY.onlyLocationsFaceUp;
  return isRuledOut(s, 'cantPlay', seat, card) ? WHY.cantPlay : WHY.fine;
}

/** Whether a character can be recruited to the side of `to` (VS-MODE-17: that side's names count). */
export function whyNotRecruit(s: VsState, seat: Seat, card: number, to: Seat): number {
  if (s.v[V.phase] !== PHASE.build || s.v[V.step] !== BUILD_STEP.recruit) return WHY.notRecruitStep;
  if ((faceOf(s, card).kind & KIND.character) === 0) return WHY.notACharacter;
  const isThere = isPlayable(s, seat, card) || mayBeFetched(s, seat, card) || mayRecruitFrom(s, seat, card);
  if (!isThere && !mayComeFromPile(s, seat, card)) return WHY.notInHand;
  if (printsProhibition(s, CANT.appear, card)) return WHY.cantAppear;
  if (isRuledOut(s, 'cantPlay', seat, card)) return WHY.cantPlay;
  if (clashesWithMain(s, to, card)) return WHY.sameNameAsMain;
  const discards = discardsToRecruit(s, card);
  if (discards > 0 && cardsToDiscard(s, seat, card).length < discards) return WHY.tooFewToDiscard;
  return canAfford(s, seat, card) || mayRecruitForSymbols(s, seat, card) ? WHY.fine : WHY.tooExpensive;
}

/** VS-KW-DIMENSIONAL-WRISTWATCH: from its owner's deck. */
const mayBeFetched = (s: VsState, seat: Seat, card: number): boolean =>
  s.zone[card] === ZONE.deck && s.owner[card] === seat && printsKeyword(s, card, KW.dimensionalWristwatch);

/** VS-MEC-PILE-05: it says so itself, as far as its condition holds. */
export const mayComeFromPile = (s: VsState, seat: Seat, card: number): boolean =>
  s.zone[card] === ZONE.side &&
  s.owner[card] === seat &&
  ownRulesNow(s, seat, card).some(
    (rule) =>
      rule.rule === 'recruitFromPile' &&
      isInPile(s, card, rule.pile) &&
      isFor(s, rule.who, seat, card, s.owner[card], NONE),
  );

export const canAfford = (s: VsState, seat: Seat, card: number): boolean =>
  recruitCost(s, seat, card) + leastExtra(s, card) <= s.seatPoints[seat];

/** VS-MEC-ADDCOST-03: how many points more than its cost must be paid for it. */
export function leastExtra(s: VsState, card: number): number {
  for (const rule of faceOf(s, card).ownRules) if (rule.rule === 'recruitForAny') return rule.least;
  return 0;
}

/** VS-MEC-ADDCOST-01: how many cards are discarded to recruit it. */
export function discardsToRecruit(s: VsState, card: number): number {
  for (const rule of faceOf(s, card).ownRules) if (rule.rule === 'recruitDiscarding') return rule.count;
  return 0;
}

/** Not the card they are discarded for. */
export const cardsToDiscard = (s: VsState, seat: Seat, card: number): number[] =>
  zoneList(s, ZONE.hand, seat).filter((one) => one !== card);

/** VS-MEC-ADDCOST-02: its own team decides about special locations. */
export function mayRecruitForSymbols(s: VsState, seat: Seat, card: number): boolean {
  const { recruitPrice } = faceOf(s, card);
  return recruitPrice.length > 0 && canPay(s, seat, card, recruitPrice);
}

/** Cards a player may recruit from elsewhere. */
export function mayRecruitFrom(
  s: VsState,
  seat: Seat,
  card: number,
  rules: readonly RuleInForce<'mayRecruit'>[] = rulesInForce(s, 'mayRecruit'),
): boolean {
  for (const { rule, source, you, row } of rules) {
    // Most lie somewhere else, and who is meant takes time.
    const pile = PILE[rule.from.zone];
    if ((pile !== undefined && s.zone[card] !== pile) || !isFor(s, rule.who, seat, source, you, row)) continue;
    const chosen = row === NONE ? 0 : s.modifiers[row + AT.b];
    if (chosen !== 0) {
      // A single card chosen when the effect resolved, or everything in one player's pile.
      if (chosen > 0 && chosen - 1 === s.visit[card] * 1024 + card) return true;
      if (chosen < 0 && pile !== undefined && s.owner[card] === ~chosen) {
        const ctx = enter(source, you);
        const isMeant = isCharacter(s, card) && fits(s, rule.from.where, card, ctx);
        leave();
        if (isMeant) return true;
      }
      continue;
    }
    const ctx = enter(source, you);
    const isThere = find(s, rule.from, ctx, []).includes(card);
    leave();
    if (isThere) return true;
  }
  return false;
}

/** VS-UNQ-05 to 07: the name of one's own main character, unless Swarm lifts the limit. */
export function clashesWithMain(s: VsState, seat: Seat, card: number): boolean {
  const { board } = s;
  const side = s.sideOf[seat];
  for (let i = 0; i < board.length; i++) {
    const other = board[i];
    if (other === card || s.sideOf[s.controller[other]] !== side || !isMain(s, other)) continue;
    if (sharesName(s, other, card) && !hasKeyword(s, other, KW.swarm)) return !hasKeyword(s, card, KW.swarm);
  }
  return false;
}

/**
 * VS-UNQ-06: those of the cards that an effect can give a player. One with the name of that player's main character does not
 * come, and where the edition ignores the whole effect nobody does.
 */
export function withoutClashes(s: VsState, cards: readonly number[], seat: Seat): number[] {
  const fine = cards.filter((card) => !clashesWithMain(s, seat, card));
  return fine.length < cards.length && s.book.profile.mainNameClash === 'wholeEffect' ? [] : fine;
}

export function whyNotEquip(s: VsState, seat: Seat, card: number, character: number): number {
  if (!s.book.profile.equipment) return WHY.equipmentOff;
  if (s.v[V.combat] !== 0 && isQuick(s, card)) return whyNotEquipInCombat(s, seat, card, character);
  if (s.v[V.phase] !== PHASE.build || s.v[V.step] !== BUILD_STEP.recruit) return WHY.notRecruitStep;
  if (!isPlayable(s, seat, card)) return WHY.notInHand;
  if ((faceOf(s, card).kind & KIND.equipment) === 0) return WHY.notOffered;
  if (isRuledOut(s, 'cantPlay', seat, card)) return WHY.cantPlay;
  if (equipCost(s, seat, card, character) > s.seatPoints[seat]) return WHY.tooExpensive;
  const friends = whyNoFriends(s, seat, card);
  return friends === WHY.fine ? whyNotWear(s, seat, card, character) : friends;
}

/** VS-MEC-EQUIPX-07: whether it can be put on somebody in a combat. */
export const isQuick = (s: VsState, card: number): boolean =>
  faceOf(s, card).ownRules.some(({ rule }) => rule === 'equipInCombat');

/** It is put on, not played: nothing is paid. */
function whyNotEquipInCombat(s: VsState, seat: Seat, card: number, character: number): number {
  if (s.zone[card] !== ZONE.hand || s.owner[card] !== seat) return WHY.notInHand;
  if (!isInRow(s, character) || s.role[character] === ROLE.none) return WHY.notInCombat;
  if (!isSameSide(s, s.controller[character], seat)) return WHY.notYours;
  for (const rule of faceOf(s, card).ownRules) {
    if (rule.rule !== 'equipInCombat') continue;
    const is = fits(s, rule.wearer, character, enter(card, seat));
    leave();
    if (!is) return WHY.equipOnlyTo;
  }
  return whyNotWear(s, seat, card, character);
}

/** Whether discarding `card` can power this character up now (VS-PUP-01 to 10). */
export function whyNotPowerUp(s: VsState, seat: Seat, card: number, character: number): number {
  if (s.zone[card] !== ZONE.hand || s.owner[card] !== seat) return WHY.notInHand;
  if (!isInRow(s, character) || !isSameSide(s, s.controller[character], seat)) return WHY.notYours;
  if (isRuledOut(s, 'cantPowerUp', seat)) return WHY.cantPowerUp;
  const inCombat = s.v[V.combat] !== 0;
  if (!inCombat && (s.v[V.phase] !== PHASE.main || !isSameSide(s, s.v[V.active], seat))) return WHY.powerUpTime;
  const fitting = sharesName(s, card, character) || faceOf(s, card).powersUpAny || isPoweredUpBy(s, card, character);
  if (!fitting) return WHY.nameDiffers;
  return whyNotPoweredUp(s, character);
}

/** VS-MEC-POWERUP-03: whether the card in hand may take the character's place instead of powering it up; both are of one owner. */
export function mayTakeForm(s: VsState, seat: Seat, card: number, character: number): boolean {
  if (s.owner[character] !== s.owner[card]) return false;
  return faceOf(s, card).ownRules.some((rule) => {
    if (rule.rule !== 'formInstead') return false;
    const is = fits(s, rule.what, character, enter(card, seat));
    leave();
    return is;
  });
}

/** Whether a power lets this card power a character up although their names differ. */
export function isPoweredUpBy(s: VsState, card: number, character: number): boolean {
  if (!mayBeAffected(s, character, IS.powerUpWith)) return false;
  const start = affecting(s, character, IS.powerUpWith);
  const end = gathered.length;
  let does = false;
  for (let i = start; i < end && !does; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'powerUpWith') continue;
    does = fits(
      s,
      mod.what,
      card,
      enter(gathered.sources[i] === NONE ? character : gathered.sources[i], gathered.yous[i]),
    );
    leave();
  }
  release(start);
  return does;
}

/** Whether any card could power this character up in the window that is open. */
export function whyNotPoweredUp(s: VsState, character: number): number {
  if (!isFaceUp(s, character) && s.book.profile.powerUpNeedsFaceUp) return WHY.powerUpFaceDown;
  if (s.v[V.combat] !== 0 && s.book.profile.combatPowerUpOnlyInCombat && s.role[character] === ROLE.none)
    return WHY.powerUpOutside;
  return WHY.fine;
}

export function whyNotMove(s: VsState, seat: Seat, card: number): number {
  if (s.v[V.phase] !== PHASE.build || s.v[V.step] !== BUILD_STEP.formation) return WHY.notFormationStep;
  if (!isInRow(s, card) || !isSameSide(s, s.controller[card], seat)) return WHY.notYours;
  if ((s.flags[card] & FLAG.moved) !== 0) return WHY.alreadyMoved;
  const stays = isForbidden(s, CANT.beMoved, card) || isForbidden(s, CANT.moveInFormation, card);
  return stays ? WHY.cantMove : WHY.fine;
}
