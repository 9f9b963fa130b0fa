import { NONE, type Seat } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { KIND, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { NO_TEAMS, shareTeam, type TeamSet } from '../catalogue/team-sets.ts';
import type { Cards } from '../language/index.ts';
import { faceOf, isFaceUp, isInRow, isSameSide, isStunned } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { isForbidden, isPermitted } from './allowed.ts';
import { type Ctx, enter, leave } from './ctx.ts';
import { fits } from './filter.ts';
import { resolveFirst } from './select.ts';
import { hasKeyword, teamsOf } from './traits.ts';

/** VS-PT-11, VS-EQP-09: face-up characters of the team on one's side; either team of two will do (VS-PT-20). */
export function whyNoTeam(s: VsState, seat: Seat, teams: TeamSet, needed: number): number {
  let count = 0;
  for (const zone of [ZONE.front, ZONE.back]) {
    const row = zoneList(s, zone, s.sideOf[seat]);
    for (let i = 0; i < row.length; i++) if (isFaceUp(s, row[i]) && shareTeam(teamsOf(s, row[i]), teams)) count++;
  }
  if (count >= needed) return WHY.fine;
  return count === 0 ? WHY.noTeammate : WHY.tooFewTeammates;
}

/** VS-PT-15: the brand is Marvel on every such plot twist. */
export function hasBranded(s: VsState, seat: Seat): boolean {
  for (const zone of [ZONE.front, ZONE.back]) {
    for (const card of zoneList(s, zone, s.sideOf[seat])) {
      if (isFaceUp(s, card) && faceOf(s, card).brand === 'marvel') return true;
    }
  }
  return false;
}

/** VS-EQP-09, VS-PT-15: whom equipment asks for before it can be played. */
export function whyNoFriends(s: VsState, seat: Seat, card: number): number {
  const { teams, card: printed } = faceOf(s, card);
  if (printed.card === 'equipment' && printed.brand && !hasBranded(s, seat)) return WHY.noBrand;
  return teams !== NO_TEAMS && whyNoTeam(s, seat, teams, 1) !== WHY.fine ? WHY.noEquipmentTeam : WHY.fine;
}

/** VS-MEC-EQUIPX-01, 02: for every way of putting it on. */
export function whyNotWear(s: VsState, seat: Seat, card: number, character: number): number {
  if (!isInRow(s, character)) return WHY.notYours;
  const onlyTo = faceOf(s, card).ownRules.filter((rule) => rule.rule === 'equipOnlyTo');
  const forEnemies = onlyTo.some(({ wearer }) => wearer.side === 'enemy');
  if (!forEnemies && !isSameSide(s, s.controller[character], seat)) return WHY.notYours;
  for (const { wearer } of onlyTo) {
    const is = fits(s, wearer, character, enter(card, seat));
    leave();
    if (!is) return WHY.equipOnlyTo;
  }
  const isBarred = !isStunned(s, character) || !isPermitted(s, CAN.haveEquipmentWhileStunned, character);
  if (!isFaceUp(s, character) && isBarred) return WHY.noFaceUpCharacter;
  return hasKeyword(s, character, KW.creature) || isForbidden(s, CANT.beEquipped, character) ? WHY.creature : WHY.fine;
}

/** Whether equipment could be played on this character by the power's user, but for its cost. */
export function couldBear(s: VsState, cards: Cards, character: number, ctx: Ctx): boolean {
  const card = resolveFirst(s, cards, ctx);
  if (card === NONE || (faceOf(s, card).kind & KIND.equipment) === 0) return false;
  return whyNoFriends(s, ctx.you, card) === WHY.fine && whyNotWear(s, ctx.you, card, character) === WHY.fine;
}

/** VS-MEC-EQUIPX-05: for equipment that changes hands in play: what is for enemies is so for its owner, the rest for its new bearer. */
export function mayCarry(s: VsState, card: number, character: number): boolean {
  return [s.owner[card], s.controller[character]].some((seat) => whyNotWear(s, seat, card, character) === WHY.fine);
}
