import { NONE, type Seat, truncate } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { KIND, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { ANY_TEAM, NO_TEAMS, sharedTeams } from '../catalogue/team-sets.ts';
import {
  faceOf,
  isCharacter,
  isEnemySeat,
  isExhausted,
  isFaceUp,
  isHidden,
  isInRow,
  isMain,
  isSameSide,
  isStunned,
} from '../state/relation.ts';
import { ROLE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { isForbidden, isPermitted } from './allowed.ts';
import { attacksFrom, isProtected } from './combat-facts.ts';
import { arePartners } from './partners.ts';
import { hasKeyword, teamsOf } from './traits.ts';

/** Whether a character could be declared as an attacker at all. */
export function whyNotAttacker(s: VsState, seat: Seat, card: number): number {
  if (!isInRow(s, card) || !isCharacter(s, card)) return WHY.notInPlay;
  if (!isSameSide(s, s.controller[card], seat)) return WHY.notYours;
  if (isStunned(s, card)) return WHY.stunned;
  if (isHidden(s, card)) return WHY.hidden;
  if (isExhausted(s, card)) return WHY.exhausted;
  // VS-ATK-05: from the back row only with Ranged.
  if (s.zone[card] === ZONE.back && !hasKeyword(s, card, KW.ranged)) return WHY.backRowWithoutRanged;
  if (isForbidden(s, CANT.attack, card)) return WHY.cantAttack;
  return WHY.fine;
}

/** Whether an attacker, already found able to attack, may choose this defender on its own. */
export function whyNotTarget(s: VsState, attacker: number, target: number): number {
  if (s.zone[target] === ZONE.player) return whyNotPlayer(s, attacker, target);
  if (s.zone[target] === ZONE.resources) return whyNotLocation(s, attacker, target);
  if (!isInRow(s, target)) return WHY.notInPlay;
  if (!isEnemySeat(s, s.controller[attacker], s.controller[target])) return WHY.notAnEnemy;
  if (!isFaceUp(s, target) && !isPermitted(s, CAN.attackFaceDown, attacker)) return WHY.targetFaceDown;
  if (isForbidden(s, CANT.beAttacked, target, attacker)) return WHY.cantBeAttacked;
  if (isForbidden(s, CANT.attack, attacker, target)) return WHY.cantAttackThat;
  const ranged = attacksFrom(s, attacker) === ZONE.back;
  if (ranged && (hasKeyword(s, target, KW.dodge) || isForbidden(s, CANT.beRangedAttacked, target))) return WHY.dodge;
  return isProtected(s, target) ? whyOutOfReach(s, attacker, target, ranged) : WHY.fine;
}

/** Whether an attacker gets at a protected character. */
function whyOutOfReach(s: VsState, attacker: number, target: number, ranged: boolean): number {
  // VS-MEC-PROTECT-01, VS-KW-INVISIBLE: whatever stands in between.
  if (reachesAnyway(s, attacker, target)) return WHY.fine;
  // VS-ATK-16: Stealth needs no open sky.
  if (!ranged && reachesByStealth(s, attacker, target)) return WHY.fine;
  if (ranged && isPermitted(s, CAN.soloRangedAttackProtected, attacker)) return WHY.fine;
  // VS-KW-SNIPER: nobody in the sky stops it.
  if (ranged && isPermitted(s, CAN.rangedAttackProtected, attacker, target)) return WHY.fine;
  if (!hasKeyword(s, attacker, KW.flight)) return WHY.targetProtected;
  return isSkyBlocked(s, s.controller[target]) ? WHY.flightBlocked : WHY.fine;
}

const reachesAnyway = (s: VsState, attacker: number, target: number): boolean =>
  hasKeyword(s, attacker, KW.invisible) || isPermitted(s, CAN.attackProtected, attacker, target);

const reachesByStealth = (s: VsState, card: number, target: number): boolean =>
  hasKeyword(s, card, KW.stealth) || isPermitted(s, CAN.meleeAttackProtected, card, target);

/** VS-ATK-12, VS-KW-GRAB: a face-up flyer, or a character that can't be flown over, shuts the sky over its side. */
export function isSkyBlocked(s: VsState, seat: Seat): boolean {
  const front = zoneList(s, ZONE.front, s.sideOf[seat]);
  for (let i = 0; i < front.length; i++) {
    const card = front[i];
    if (!isFaceUp(s, card)) continue;
    if (hasKeyword(s, card, KW.flight) || hasKeyword(s, card, KW.grab) || isForbidden(s, CANT.beFlownOver, card))
      return true;
  }
  return false;
}

/** A player can be attacked only by leave of a card, and while all of that player's characters are stunned. */
function whyNotPlayer(s: VsState, attacker: number, target: number): number {
  const seat = s.owner[target];
  if (!isPermitted(s, CAN.attackPlayers, attacker)) return WHY.notACharacter;
  if (!isEnemySeat(s, s.controller[attacker], seat) || s.out[seat] !== 0) return WHY.notAnEnemy;
  return areAllStunned(s, seat) ? WHY.fine : WHY.playerNotOpen;
}

function areAllStunned(s: VsState, seat: Seat): boolean {
  for (const zone of [ZONE.front, ZONE.back]) {
    const row = zoneList(s, zone, s.sideOf[seat]);
    for (let i = 0; i < row.length; i++) if (!isStunned(s, row[i])) return false;
  }
  return true;
}

/** VS-MEC-ATTACK-09: a location that is known as one, by leave of a card. */
function whyNotLocation(s: VsState, attacker: number, target: number): number {
  if (!isPermitted(s, CAN.attackLocations, attacker)) return WHY.notACharacter;
  if (!isFaceUp(s, target) || (faceOf(s, target).kind & KIND.location) === 0) return WHY.notACharacter;
  const seat = s.controller[target];
  if (!isEnemySeat(s, s.controller[attacker], seat) || s.out[seat] !== 0) return WHY.notAnEnemy;
  if (attacksFrom(s, attacker) !== ZONE.front) return WHY.otherRow;
  return areAllStunned(s, seat) ? WHY.fine : WHY.locationNotOpen;
}

/**
 * Whether `card` can be added to a team attack of `team` on `target`. Attackers are picked in ascending order, so whoever
 * else is to come has an id past `after`.
 */
export function whyNotJoin(
  s: VsState,
  seat: Seat,
  team: readonly number[],
  card: number,
  target: number,
  after = card,
): number {
  const able = whyNotTakePart(s, seat, team, card, target);
  if (able !== WHY.fine) return able;
  return couldTeamUp(s, seat, team, card, target, after) ? WHY.fine : WHY.noSharedTeam;
}

/** VS-ATK-18: each attacker must itself be able to attack this defender, and to do so beside the others. */
function whyNotTakePart(s: VsState, seat: Seat, team: readonly number[], card: number, target: number): number {
  const alone = whyNotAttacker(s, seat, card);
  if (alone !== WHY.fine) return alone;
  if (s.zone[card] !== s.zone[team[0]]) return WHY.otherRow;
  if (isSolitary(s, card) || team.some((other) => isSolitary(s, other))) return WHY.solitary;
  // VS-MEC-ATTACK-03: Massive characters attack with nobody but their like.
  if (hasKeyword(s, card, KW.massive) !== hasKeyword(s, team[0], KW.massive)) return WHY.massive;
  const reach = whyNotTarget(s, card, target);
  if (reach !== WHY.fine) return reach;
  return canReachAsTeam(s, team, card, target) ? WHY.fine : WHY.teamCannotReach;
}

const isSolitary = (s: VsState, card: number): boolean => isForbidden(s, CANT.teamAttack, card);

/** VS-KW-SNIPER: at range each needs a way of its own. */
const snipes = (s: VsState, card: number, target: number): boolean =>
  s.zone[card] === ZONE.back &&
  (isPermitted(s, CAN.rangedAttackProtected, card, target) ||
    (hasKeyword(s, card, KW.flight) && !isSkyBlocked(s, s.controller[target])));

/** VS-ATK-25, 26: over a front row all must fly, unless the edition lets each use its own way in melee. */
function canReachAsTeam(s: VsState, team: readonly number[], card: number, target: number): boolean {
  if (!isProtected(s, target)) return true;
  if (s.book.profile.teamAttackOnProtected === 'eachAble' && s.zone[card] === ZONE.front) return true;
  // VS-MEC-PROTECT-01: each has leave of its own, whatever stands in between.
  if (reachesAnyway(s, card, target) && team.every((other) => reachesAnyway(s, other, target))) return true;
  if (snipes(s, card, target) && team.every((other) => snipes(s, other, target))) return true;
  if (!hasKeyword(s, card, KW.flight)) return false;
  for (const other of team) if (!hasKeyword(s, other, KW.flight)) return false;
  return !isSkyBlocked(s, s.controller[target]);
}

/** Whether each of these attackers, and all of them together, could attack it. */
export const canAllAttack = (s: VsState, team: readonly number[], target: number): boolean =>
  team.every((card) => whyNotTarget(s, card, target) === WHY.fine) &&
  (team.length === 1 || canReachAsTeam(s, team, team[0], target));

const members: number[] = [];

/** Whether these attackers, with nobody else, form a legal team (VS-ATK-22, VS-KW-MERCENARY). One alone always does. */
export function isLegalTeam(s: VsState, team: readonly number[]): boolean {
  if (team.length <= 1) return true;
  let shared = ANY_TEAM;
  for (const card of team) shared = sharedTeams(shared, teamsOf(s, card));
  if (shared !== NO_TEAMS) return true;
  for (const card of team) if (isMercenary(s, card) && fitsMercenary(s, team, card)) return true;
  return hasPartners(s, team);
}

/** VS-KW-RELATIONSHIP-2: two partners need no team in common; all others share one with each of the two. */
function hasPartners(s: VsState, team: readonly number[]): boolean {
  return team.some((one, i) =>
    team.some(
      (other, k) => k > i && arePartners(s, one, other) && sharesWithout(s, team, one) && sharesWithout(s, team, other),
    ),
  );
}

function sharesWithout(s: VsState, team: readonly number[], partner: number): boolean {
  if (team.length === 2) return true;
  let shared = ANY_TEAM;
  for (const card of team) if (card !== partner) shared = sharedTeams(shared, teamsOf(s, card));
  return shared !== NO_TEAMS;
}

const isMercenary = (s: VsState, card: number): boolean =>
  hasKeyword(s, card, KW.mercenary) || isPermitted(s, CAN.teamAttackWithMains, card);

/** VS-KW-MERCENARY-2: main characters may be of any team, all supporting ones must share a team with the Mercenary. */
function fitsMercenary(s: VsState, team: readonly number[], mercenary: number): boolean {
  let shared = teamsOf(s, mercenary);
  let mains = 0;
  for (const card of team) {
    if (isMain(s, card) && card !== mercenary) mains++;
    else shared = sharedTeams(shared, teamsOf(s, card));
  }
  return mains > 0 && (shared !== NO_TEAMS || team.length - mains === 1);
}

/** Teams are built one attacker at a time; a Mercenary who can still join makes an incomplete pair acceptable. */
function couldTeamUp(
  s: VsState,
  seat: Seat,
  team: readonly number[],
  card: number,
  target: number,
  after: number,
): boolean {
  truncate(members, 0);
  for (const other of team) members.push(other);
  members.push(card);
  if (isLegalTeam(s, members)) return true;
  const row = zoneList(s, s.zone[card], s.sideOf[s.controller[card]]);
  const size = members.length;
  for (const other of row) {
    if (other <= after || other === card || !isMercenary(s, other)) continue;
    if (whyNotTakePart(s, seat, members, other, target) !== WHY.fine) continue;
    members[size] = other;
    if (isLegalTeam(s, members)) return true;
    truncate(members, size);
  }
  return false;
}

/** VS-TERM-27: whether a character could take the place of a defender in the combat going on. */
export const couldDefend = (s: VsState, card: number): boolean =>
  isFaceUp(s, card) && s.role[card] === ROLE.none && isEnemySeat(s, s.controller[card], s.v[V.attackingSeat]);

/** Any legal attack of this character's player; used for "must attack if able". */
export function canAttackTarget(s: VsState, seat: Seat, card: number, target: number): boolean {
  return (
    card !== NONE &&
    target !== NONE &&
    whyNotAttacker(s, seat, card) === WHY.fine &&
    whyNotTarget(s, card, target) === WHY.fine
  );
}

/** VS-MEC-COULD-01: it could declare a melee attack now, and this would be a legal defender for it alone. */
export const couldMeleeAttack = (s: VsState, card: number, target: number): boolean =>
  s.zone[card] === ZONE.front && canAttackTarget(s, s.controller[card], card, target);
