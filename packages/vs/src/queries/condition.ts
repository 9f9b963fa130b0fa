import { NONE } from '@longbox/kernel';
import { isOfTeam } from '../catalogue/team-sets.ts';
import { hintAt } from '../derived/hints.ts';
import { type Condition, type Filter, TEAM_KEYS, type Team } from '../language/index.ts';
import { faceOf, isEnemySeat, isFaceUp, isSameSide } from '../state/relation.ts';
import { ROLE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { alignmentOf } from './alignment.ts';
import { amountOf } from './amount.ts';
import { isAttackingSolo, isMelee, isRanged } from './combat-facts.ts';
import { type Ctx, SCOPE } from './ctx.ts';
import { fits, holdsBetween } from './filter.ts';
import { tallyOf } from './history.ts';
import { registerNumber } from './registers.ts';
import { borrow, giveBack, isAnyFound, resolve } from './select.ts';
import { teamsOf } from './traits.ts';

export function holds(s: VsState, c: Condition, ctx: Ctx): boolean {
  switch (c.condition) {
    case 'exists':
      return isAnyFound(s, c.of, ctx);
    case 'compare':
      return holdsBetween(amountOf(s, c.left, ctx), c.is, amountOf(s, c.right, ctx));
    case 'fits': {
      const cards = resolve(s, c.cards, ctx, borrow());
      let all = cards.length > 0;
      for (const card of cards) {
        hintAt(s, card);
        if (!fits(s, c.filter, card, ctx)) all = false;
      }
      giveBack();
      return all;
    }
    case 'not':
      return !holds(s, c.of, ctx);
    case 'both':
      for (let i = 0; i < c.of.length; i++) if (!holds(s, c.of[i], ctx)) return false;
      return true;
    case 'either':
      for (let i = 0; i < c.of.length; i++) if (holds(s, c.of[i], ctx)) return true;
      return false;
    case 'yourTurn':
      return isSameSide(s, s.v[V.active], ctx.you);
    case 'enemyTurn':
      return isEnemySeat(s, s.v[V.active], ctx.you);
    case 'firstAttack':
      return isSameSide(s, s.v[V.attackingSeat], ctx.you) && s.attacksMade[s.sideOf[ctx.you]] === 1;
    case 'happened':
      return tallyOf(s, c.pattern, c.span, ctx, c.before === true) > 0;
    case 'someEnemyHasOnly':
      return someEnemyHasOnly(s, c.filter, ctx);
    case 'moreCharactersThanAnEnemy':
      return comparesCharacters(s, ctx, 1);
    case 'fewerCharactersThanAnEnemy':
      return comparesCharacters(s, ctx, -1);
    case 'allNamesOnYourSide':
      return hasAllOnSide(s, c.names, ctx);
    case 'combatIs':
      return s.v[V.combat] !== 0 && COMBATS[c.kind](s);
    case 'paidWith':
      return isPaidWith(s, c.name, c.names, ctx);
    case 'sameTeamOnYourSide':
      return areOfOneTeam(s, c.count, ctx);
    case 'allInCombatAligned':
      return allInCombatAligned(s);
    case 'done':
      return ctx.scope !== NONE && s.scopes[ctx.scope + SCOPE.done] !== 0;
  }
}

// Functions made inside `holds` would cost it something each time, whatever it is asked.

const hasAllOnSide = (s: VsState, names: readonly string[], ctx: Ctx): boolean =>
  names.every((name) => hasNameOnSide(s, s.book.catalogue.nameId(name), ctx));

const areOfOneTeam = (s: VsState, least: number, ctx: Ctx): boolean =>
  TEAM_KEYS.some((team) => countTeam(s, team, ctx) >= least);

function isPaidWith(s: VsState, register: string, wanted: readonly string[], ctx: Ctx): boolean {
  const paid = registerNumber(s, ctx, register);
  if (paid < 0) return false;
  const { names } = s.book.catalogue.faces[paid];
  return wanted.some((name) => names.includes(s.book.catalogue.nameId(name)));
}

const COMBATS = { melee: isMelee, ranged: isRanged, team: (s: VsState) => !isAttackingSolo(s) } as const;

function charactersOf(s: VsState, seat: number): number {
  return zoneList(s, ZONE.front, seat).length + zoneList(s, ZONE.back, seat).length;
}

function someEnemyHasOnly(s: VsState, filter: Filter, ctx: Ctx): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0 || !isEnemySeat(s, seat, ctx.you) || charactersOf(s, seat) === 0) continue;
    let only = true;
    for (const zone of [ZONE.front, ZONE.back]) {
      for (const card of zoneList(s, zone, seat)) if (!fits(s, filter, card, ctx)) only = false;
    }
    if (only) return true;
  }
  return false;
}

function comparesCharacters(s: VsState, ctx: Ctx, sign: 1 | -1): boolean {
  const mine = charactersOf(s, s.sideOf[ctx.you]);
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0 || !isEnemySeat(s, seat, ctx.you) || s.sideOf[seat] !== seat) continue;
    if ((mine - charactersOf(s, seat)) * sign > 0) return true;
  }
  return false;
}

function hasNameOnSide(s: VsState, name: number, ctx: Ctx): boolean {
  for (const card of s.board) {
    if (isSameSide(s, s.controller[card], ctx.you) && faceOf(s, card).names.includes(name)) return true;
  }
  return false;
}

function countTeam(s: VsState, team: Team, ctx: Ctx): number {
  let count = 0;
  for (const card of s.board) {
    if (isSameSide(s, s.controller[card], ctx.you) && isOfTeam(teamsOf(s, card), team)) count++;
  }
  return count;
}

/** All characters in the combat are Good, or all are Evil. */
function allInCombatAligned(s: VsState): boolean {
  let good = true;
  let evil = true;
  let any = false;
  for (const card of s.board) {
    if (s.role[card] === ROLE.none || !isFaceUp(s, card)) continue;
    any = true;
    const sides = alignmentOf(s, card);
    if (!sides.includes('good')) good = false;
    if (!sides.includes('evil')) evil = false;
  }
  return any && (good || evil);
}
