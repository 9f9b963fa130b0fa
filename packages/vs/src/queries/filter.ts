import { NONE } from '@longbox/kernel';
import { type Face, KIND, KW, symbolBit } from '../catalogue/face.ts';
import type { ReadyFilter } from '../catalogue/shapes.ts';
import { isOfTeam, NO_TEAMS, onlyTeam, shareTeam } from '../catalogue/team-sets.ts';
import {
  type Amount,
  type Blood,
  type CardKind,
  type Cards,
  type CombatRole,
  type Comparison,
  type Filter,
  nameOfPower,
  type Query,
} from '../language/index.ts';
import { mantleOf } from '../language/mantles.ts';
import {
  faceOf,
  haveCommon,
  isAbsorbed,
  isCharacter,
  isEnemySeat,
  isExhausted,
  isFaceUp,
  isInPile,
  isInRow,
  isMain,
  isSameSide,
  isStunned,
  isSupporting,
  levelOf,
  sharesName,
} from '../state/relation.ts';
import { countersOf, FLAG, ROLE, type VsState, ZONE } from '../state/state.ts';
import { alignmentOf } from './alignment.ts';
import { amountOf } from './amount.ts';
import { couldMeleeAttack } from './attack.ts';
import { attacksFrom, defenderOf, isAttackingSolo, isMelee, isProtected, isRanged, protects } from './combat-facts.ts';
import { countedPowersOf } from './counted-powers.ts';
import type { Ctx } from './ctx.ts';
import { hasAppeared, isUncollected, paidLastBy, wasFlownOver, wasStunnedBy } from './history.ts';
import { playerIs, sideIs } from './players.ts';
import { registerNumber } from './registers.ts';
import { borrow, find, giveBack, includes, resolve, resolveFirst } from './select.ts';
import { atkOf, defOf } from './stats.ts';
import { hasKeyword, teamsOf } from './traits.ts';
import { couldBear } from './wear.ts';
import { allEquipmentOn, equipmentOn } from './worn.ts';

/** Whether a card fits a filter. Must agree with the printers, which say the same filter in words. */
export function fits(s: VsState, filter: Filter, card: number, ctx: Ctx): boolean {
  // All filters rules meet come from the catalogue, which keeps them in this shape.
  const f = filter as ReadyFilter;
  if (f.isOpen) return true;
  const blank = s.zone[card] === ZONE.resources && isBlank(s, card, f);
  if (blank && f.asksPrint) return false;
  if (f.self !== undefined && card !== ctx.source) return false;
  if (f.other !== undefined && card === ctx.source) return false;
  if (f.side !== undefined && !isOnSide(s, f.side, card, ctx)) return false;
  if (f.isOwnMain && s.owner[card] !== ctx.you) return false;
  if (f.owner !== undefined && (s.owner[card] === ctx.you) !== (f.owner === 'you')) return false;
  if (f.is !== undefined && !isOneOf(s, f.is, card)) return false;
  if (f.isNot !== undefined && !blank && isKind(s, f.isNot, card)) return false;
  if (f.face !== undefined && isFaceUp(s, card) !== (f.face === 'up')) return false;
  if (f.stunned !== undefined && !isStunned(s, card)) return false;
  if (f.exhausted !== undefined && isExhausted(s, card) !== f.exhausted) return false;
  if (f.row !== undefined && !isInThatRow(s, f.row, card, ctx)) return false;
  if (f.combat !== undefined && !hasRole(s, f.combat, card, ctx)) return false;
  if (f.keyword !== undefined && !hasKeyword(s, card, KW[f.keyword])) return false;
  if (f.hasCounter !== undefined && countersOf(s, f.hasCounter)[card] === 0) return false;
  if (f.wounded !== undefined && s.wounds[card] > 0 !== f.wounded) return false;
  if (f.level !== undefined && !isOfLevel(s, f.level, card, ctx)) return false;
  if (f.testsNames && !fitsNames(s, f, card, ctx)) return false;
  if (f.testsNumbers && !fitsNumbers(s, f, card, ctx)) return false;
  return !f.testsRest || fitsRest(s, f, card, ctx);
}

function isOfLevel(s: VsState, level: NonNullable<Filter['level']>, card: number, ctx: Ctx): boolean {
  if (typeof level === 'number') return levelOf(s, card) === level;
  return holdsBetween(levelOf(s, card), level.is, amountOf(s, level.than, ctx));
}

export function isOnSide(s: VsState, side: NonNullable<Filter['side']>, card: number, ctx: Ctx): boolean {
  const seat = s.controller[card];
  // VS-MODE-19, 20: rows can be shared, resources never are.
  if (typeof side === 'object') return (isInRow(s, card) ? sideIs : playerIs)(s, side.of, seat, ctx);
  return side === 'yours' ? isSameSide(s, seat, ctx.you) : isEnemySeat(s, seat, ctx.you);
}

function isOneOf(s: VsState, kinds: CardKind | readonly CardKind[], card: number): boolean {
  if (typeof kinds === 'string') return isKind(s, kinds, card);
  for (const kind of kinds) if (isKind(s, kind, card)) return true;
  return false;
}

function isKind(s: VsState, kind: CardKind, card: number): boolean {
  switch (kind) {
    case 'card':
      return true;
    case 'character':
      return isCharacter(s, card);
    case 'main':
      return isMain(s, card);
    case 'supporting':
      return isSupporting(s, card);
    // Word by word: with `KIND[kind]` V8 would look each up.
    case 'location':
      return (faceOf(s, card).kind & KIND.location) !== 0;
    case 'plotTwist':
      return (faceOf(s, card).kind & KIND.plotTwist) !== 0;
    case 'equipment':
      return (faceOf(s, card).kind & KIND.equipment) !== 0;
    case 'token':
      return (faceOf(s, card).kind & KIND.token) !== 0;
  }
}

/**
 * VS-RES-24: a face-down resource has no name, type, team or symbol as far as effects are concerned; only what turns up a
 * face-down location, or takes a face-down character, may ask for one.
 */
const isBlank = (s: VsState, card: number, f: ReadyFilter): boolean => !isFaceUp(s, card) && !f.findsBlank;

function isInThatRow(s: VsState, row: NonNullable<Filter['row']>, card: number, ctx: Ctx): boolean {
  if (typeof row === 'string') return s.zone[card] === (row === 'front' ? ZONE.front : ZONE.back);
  const chosen = registerNumber(s, ctx, row.chosen);
  return s.zone[card] === chosen % 16 && s.sideOf[s.controller[card]] === chosen >> 4;
}

function hasRole(s: VsState, role: CombatRole, card: number, ctx: Ctx): boolean {
  const mine = s.role[card];
  const self = ctx.source;
  switch (role) {
    case 'attacker':
      return mine === ROLE.attacker;
    case 'defender':
      return mine === ROLE.defender;
    case 'any':
      return mine !== ROLE.none;
    case 'none':
      return mine === ROLE.none;
    case 'attackingSelf':
      return mine === ROLE.attacker && s.role[self] === ROLE.defender;
    case 'meleeAttackingSelf':
      return mine === ROLE.attacker && s.role[self] === ROLE.defender && isMelee(s);
    case 'rangedAttackingSelf':
      return mine === ROLE.attacker && s.role[self] === ROLE.defender && isRanged(s);
    case 'againstSelf':
      return isAgainst(s, card, self);
    case 'meleeAgainstSelf':
      return isAgainst(s, card, self) && isMelee(s);
    case 'soloAttacker':
      return mine === ROLE.attacker && isAttackingSolo(s);
    case 'teamAttacker':
      return mine === ROLE.attacker && !isAttackingSolo(s);
    case 'meleeAttacker':
      return mine === ROLE.attacker && attacksFrom(s, card) === ZONE.front;
    case 'rangedAttacker':
      return mine === ROLE.attacker && attacksFrom(s, card) === ZONE.back;
    case 'meleeDefender':
      return mine === ROLE.defender && isMelee(s);
    case 'inRanged':
      return mine !== ROLE.none && isRanged(s);
    case 'inMelee':
      return mine !== ROLE.none && isMelee(s);
    case 'meleeAttackingYours':
      return mine === ROLE.attacker && attacksFrom(s, card) === ZONE.front && isDefendedBy(s, ctx.you);
    case 'survivor':
      return (s.part[card] & 4) !== 0;
  }
}

const isAgainst = (s: VsState, a: number, b: number): boolean =>
  s.role[a] !== ROLE.none && s.role[b] !== ROLE.none && s.role[a] !== s.role[b];

/** A player who is attacked in person is no character. */
function isDefendedBy(s: VsState, seat: number): boolean {
  const defender = defenderOf(s);
  return defender !== NONE && isInRow(s, defender) && isSameSide(s, s.controller[defender], seat);
}

function fitsNames(s: VsState, f: Filter, card: number, ctx: Ctx): boolean {
  if (f.name !== undefined) {
    const { catalogue } = s.book;
    const names = typeof f.name === 'string' ? [f.name] : f.name;
    if (!names.some((name) => faceOf(s, card).names.includes(catalogue.nameId(name)))) return false;
  }
  if (f.named !== undefined) {
    const named = f.named === 'memo' ? s.memo[ctx.source] - 1 : registerNumber(s, ctx, f.named);
    if (!faceOf(s, card).names.includes(named)) return false;
  }
  if (f.otherThanNamed !== undefined) {
    const { names } = faceOf(s, card);
    if (f.otherThanNamed.some((name) => names.includes(s.book.catalogue.nameId(name)))) return false;
  }
  if (f.otherName !== undefined && sharesName(s, card, ctx.source)) return false;
  if (f.sameNameAs !== undefined) {
    if (ctx.namesake !== NONE) {
      if (!haveCommon(faceOf(s, card).names, s.faces[ctx.namesake].names)) return false;
    } else {
      const other = resolveFirst(s, f.sameNameAs, ctx);
      if (other === NONE || !sharesName(s, card, other)) return false;
    }
  }
  if (f.nameContains !== undefined && !s.book.catalogue.isInAName(faceOf(s, card), f.nameContains)) return false;
  if (f.sharesMantle !== undefined && mantleOfCard(s, card) === undefined) return false;
  if (f.sharesMantleWith !== undefined && !sharesMantleWithAny(s, f.sharesMantleWith, card, ctx)) return false;
  if (f.nameNotAmong !== undefined && sharesNameWithAny(s, f.nameNotAmong, card, ctx)) return false;
  if (f.sameCardAs !== undefined) {
    if (!isCopyOfAny(s, f.sameCardAs, card, ctx)) return false;
  }
  if (f.same !== undefined && !includes(s, f.same, card, ctx)) return false;
  return f.not === undefined || !includes(s, f.not, card, ctx);
}

function isCopyOfAny(s: VsState, cards: Cards, card: number, ctx: Ctx): boolean {
  let isCopy = false;
  for (const other of resolve(s, cards, ctx, borrow())) if (s.face[card] === s.face[other]) isCopy = true;
  giveBack();
  return isCopy;
}

const mantleOfCard = (s: VsState, card: number): string | undefined => mantleOf(faceOf(s, card).card.name);

/** VS-MEC-NAME-03: the same mantle on another person. */
function sharesMantleWithAny(s: VsState, query: Query, card: number, ctx: Ctx): boolean {
  const mantle = mantleOfCard(s, card);
  let shares = false;
  for (const other of find(s, query, ctx, borrow())) {
    if (mantle !== undefined && mantleOfCard(s, other) === mantle && !sharesName(s, card, other)) shares = true;
  }
  giveBack();
  return shares;
}

function sharesNameWithAny(s: VsState, query: Query, card: number, ctx: Ctx): boolean {
  let shares = false;
  for (const other of find(s, query, ctx, borrow())) if (sharesName(s, card, other)) shares = true;
  giveBack();
  return shares;
}

export function holdsBetween(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}

/** The cost of a card that is not there: no card costs as much, more or less. */
const isOfNobody = (s: VsState, than: Amount, ctx: Ctx): boolean =>
  typeof than !== 'number' && than.amount === 'stat' && resolveFirst(s, than.of, ctx) === NONE;

function fitsNumbers(s: VsState, f: Filter, card: number, ctx: Ctx): boolean {
  if (f.cost !== undefined) {
    if (isOfNobody(s, f.cost.than, ctx)) return false;
    if (!holdsBetween(costOf(s, card), f.cost.is, amountOf(s, f.cost.than, ctx))) return false;
  }
  if (f.atk !== undefined && !holdsBetween(atkOf(s, card), f.atk.is, amountOf(s, f.atk.than, ctx))) return false;
  if (f.def !== undefined && !holdsBetween(defOf(s, card), f.def.is, amountOf(s, f.def.than, ctx))) return false;
  if (f.printedHealth !== undefined) {
    const { is, than } = f.printedHealth;
    if (!holdsBetween(faceOf(s, card).health, is, amountOf(s, than, ctx))) return false;
  }
  if (f.highestAmong !== undefined && !isHigherThanEach(s, f.highestAmong, card, ctx, 1)) return false;
  return f.higherThanEach === undefined || isHigherThanEach(s, f.higherThanEach, card, ctx, 0);
}

/** `by`: how much higher than it another may not be; 0 wants it higher, 1 lets ties stand. */
function isHigherThanEach(
  s: VsState,
  { stat, of }: NonNullable<Filter['higherThanEach']>,
  card: number,
  ctx: Ctx,
  by: number,
): boolean {
  const its = stat === 'atk' ? atkOf : defOf;
  const value = its(s, card);
  let isHigher = true;
  for (const other of find(s, of, ctx, borrow())) if (its(s, other) >= value + by) isHigher = false;
  giveBack();
  return isHigher;
}

/** VS-MEC-CLASS-01: a keyword by its printed name, any other power by its own. */
function hasNamedPower(s: VsState, card: number, name: string): boolean {
  countedPowersOf(s, card, scratchPowers);
  return scratchPowers.some(({ power }) => nameOfPower(power) === name);
}

const isWornBy = (s: VsState, card: number, by: number): boolean => by !== NONE && s.attachedTo[card] === by;

function wears(s: VsState, card: number, name: string): boolean {
  const id = s.book.catalogue.nameId(name);
  return allEquipmentOn(s, card).some((equipment) => faceOf(s, equipment).names.includes(id));
}

/** VS-MEC-HEALTH-06: green for Xenomorphs and Predators; of the others red, unless the card says otherwise. */
function bloodOf({ card, teams }: Face): Blood | undefined {
  if (card.card !== 'character') return undefined;
  return card.blood ?? (isOfTeam(teams, ['xenomorphs', 'predators']) ? 'green' : 'red');
}

/** VS-MC-14: a main character's cost counts as 0. */
export const costOf = (s: VsState, card: number): number => (isMain(s, card) ? 0 : faceOf(s, card).cost);

const scratchPowers: import('../catalogue/face.ts').PowerEntry[] = [];

function fitsRest(s: VsState, f: Filter, card: number, ctx: Ctx): boolean {
  if (f.team !== undefined && !isOfTeam(teamsOf(s, card), f.team)) return false;
  if (f.hasTeam !== undefined && teamsOf(s, card) === NO_TEAMS) return false;
  if (f.namedTeam !== undefined && !shareTeam(teamsOf(s, card), onlyTeam(namedTeam(s, f.namedTeam, ctx)))) return false;
  if (f.without !== undefined && hasKeyword(s, card, KW[f.without])) return false;
  if (f.equipped !== undefined && (equipmentOn(s, card) !== NONE) !== f.equipped) return false;
  if (f.wornBy !== undefined && !isWornBy(s, card, resolveFirst(s, f.wornBy, ctx))) return false;
  if (f.wearing !== undefined && !wears(s, card, f.wearing)) return false;
  if (f.sameRowAs !== undefined && !isInRowOf(s, card, resolveFirst(s, f.sameRowAs, ctx))) return false;
  if (f.sharesTeamWith !== undefined) {
    const other = resolveFirst(s, f.sharesTeamWith, ctx);
    if (other === NONE || !shareTeam(teamsOf(s, card), teamsOf(s, other))) return false;
  }
  if (f.sharesNoTeamWith !== undefined && sharesTeam(s, card, f.sharesNoTeamWith, ctx)) return false;
  if (f.hasSuperPower !== undefined) {
    countedPowersOf(s, card, scratchPowers);
    if (!scratchPowers.some(({ power }) => power.power === 'super' && power.free === undefined)) return false;
  }
  if (f.hasPower !== undefined && !hasNamedPower(s, card, f.hasPower)) return false;
  if (f.blood !== undefined && bloodOf(faceOf(s, card)) !== f.blood) return false;
  if (f.hasPaidSymbol !== undefined) {
    countedPowersOf(s, card, scratchPowers);
    const paid = paidLastBy(s, ctx.source);
    if (!scratchPowers.some(({ price }) => price.some((symbols) => (symbols & paid) !== 0))) return false;
  }
  if (f.alignment !== undefined && !alignmentOf(s, card).includes(f.alignment)) return false;
  if (f.protected !== undefined && isProtected(s, card) !== f.protected) return false;
  if (f.couldBear !== undefined && !couldBear(s, f.couldBear, card, ctx)) return false;
  if (f.meleeAttackableBy !== undefined) {
    const by = resolveFirst(s, f.meleeAttackableBy, ctx);
    if (by === NONE || !couldMeleeAttack(s, by, card)) return false;
  }
  if (f.protectedBy !== undefined) {
    const protector = resolveFirst(s, f.protectedBy, ctx);
    if (protector === NONE || !protects(s, protector, card)) return false;
  }
  if (f.protects !== undefined) {
    const behind = resolve(s, f.protects, ctx, borrow()).some((one) => protects(s, card, one));
    giveBack();
    if (!behind) return false;
  }
  if (f.flownOverBy !== undefined) {
    const by = resolveFirst(s, f.flownOverBy, ctx);
    if (by === NONE || !wasFlownOver(s, card, by)) return false;
  }
  if (f.stunnedThisTurnBy !== undefined) {
    const by = resolveFirst(s, f.stunnedThisTurnBy, ctx);
    if (by === NONE || !wasStunnedBy(s, card, by)) return false;
  }
  if (f.attackedThisTurn !== undefined && ((s.flags[card] & FLAG.attacked) !== 0) !== f.attackedThisTurn) return false;
  if (f.appearedThisTurn !== undefined && !hasAppeared(s, card)) return false;
  if (f.attackedSinceYourTurn !== undefined && (s.flags[card] & (FLAG.attackedSince << ctx.you)) === 0) return false;
  if (f.brand !== undefined && faceOf(s, card).brand !== f.brand) return false;
  if (f.uncollected !== undefined && !isUncollected(s, card, ctx.you)) return false;
  if (f.absorbed !== undefined && !isAbsorbed(s, card, ctx.source)) return false;
  return fitsPrint(s, f, card);
}

/** What was named in the effect, or is fixed in the row it left behind (VS-MOD-09). */
const namedTeam = (s: VsState, name: string, ctx: Ctx): number =>
  ctx.scope === NONE ? ctx.amount : registerNumber(s, ctx, name);

const isInRowOf = (s: VsState, card: number, other: number): boolean =>
  other !== NONE &&
  isInRow(s, card) &&
  s.zone[card] === s.zone[other] &&
  isSameSide(s, s.controller[card], s.controller[other]);

/** Whether a card shares a team with any of these. */
function sharesTeam(s: VsState, card: number, among: Query, ctx: Ctx): boolean {
  const teams = teamsOf(s, card);
  return find(s, among, ctx, []).some((other) => shareTeam(teams, teamsOf(s, other)));
}

/** What is printed on cards that are no characters. */
function fitsPrint(s: VsState, f: Filter, card: number): boolean {
  const face = faceOf(s, card);
  if (f.symbol !== undefined && (face.symbols & symbolBit(f.symbol)) === 0) return false;
  if (f.basic !== undefined && face.basic !== f.basic) return false;
  if (f.anyTurnCombat !== undefined) {
    if (face.card.card !== 'plotTwist' || !face.card.timing.some((t) => t.at === 'combat' && t.anyTurn)) return false;
  }
  return f.pile === undefined || isInPile(s, card, f.pile);
}
