import { NONE, truncate } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { EV, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { isForbidden, isPermitted, keepsWhileStunned } from '../queries/allowed.ts';
import { isMelee } from '../queries/combat-facts.ts';
import { IN_COMBAT } from '../queries/history.ts';
import { borrow, giveBack } from '../queries/select.ts';
import { healthOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { allEquipmentOn } from '../queries/worn.ts';
import { isInRow, isMain, isPlayerDefending, isStunned, isSupporting } from '../state/relation.ts';
import { AT, durationNumber, ROW } from '../state/rows.ts';
import { deref, FLAG, ROLE, V, type VsState } from '../state/state.ts';
import { blame } from './blame.ts';
import { removeOnTurningDown, woundsAtOnce } from './conditions.ts';
import { koAll, koMoves, koTriggers } from './ko.ts';
import { removeRow } from './table.ts';
import { tellOf } from './tell.ts';
import { happen, isStunAwaited, isWoundAwaited } from './triggers.ts';

/** Who stuns whom, as pairs; a character stunned by several has several (VS-PWR-18). NONE is nobody. */
export interface Stuns {
  readonly victims: number[];
  readonly sources: number[];
  /** Who was struck for exactly its DEF. */
  readonly exact: number[];
}

export const noStuns = (): Stuns => ({ victims: [], sources: [], exact: [] });

export function addStun(stuns: Stuns, victim: number, source: number): void {
  stuns.victims.push(victim);
  stuns.sources.push(source);
}

/**
 * Stuns characters simultaneously (VS-STN-46). Every trigger looks at the situation before (VS-PWR-08); then all parts of
 * the stun happen with nothing in between (VS-STN-08). A daze is a stun without the wound (VS-STN-19).
 */
export function commitStuns(s: VsState, stuns: Stuns, how: StunAs = 'stun'): number[] {
  const { victims, dying } = stunTogether(s, stuns, how);
  if (dying.length > 0) koMoves(s, dying);
  return victims;
}

/** A strike in combat; a daze gives no wound (VS-STN-19); with equipment kept, what they wear stays on them. */
export type StunAs = 'stun' | 'strike' | 'daze' | 'dazeEquipped';

export interface Stunned {
  readonly victims: number[];
  /** Characters with their last wound; the caller that stuns them also moves them to the KO pile (`koMoves`). */
  readonly dying: number[];
}

/**
 * All of the stuns but the departures, for what must still see where the fallen stood. `slain`: who is removed from the game by its wound, and so
 * not KO'd by it (VS-KW-SLAYER-2).
 */
export function stunTogether(s: VsState, stuns: Stuns, how: StunAs, slain = NONE): Stunned {
  const isDaze = how === 'daze' || how === 'dazeEquipped';
  const keeps = how === 'dazeEquipped';
  const victims: number[] = [];
  const wounded = borrow();
  const lethal = borrow();
  const dying: number[] = [];
  truncate(wounded, 0);
  truncate(lethal, 0);
  for (let i = 0; i < stuns.victims.length; i++) {
    const card = stuns.victims[i];
    if (victims.includes(card) || !canGetStunned(s, card)) continue;
    victims.push(card);
    const isSafe = isForbidden(s, CANT.beWoundedByStun, card) || isForbidden(s, CANT.beWounded, card);
    const isHurt = !isDaze && !isSafe && !isSpared(s, card, how) && !isStruckAmiss(s, card, stuns);
    // VS-MEC-REPLACE-03.
    const isReplaced = isHurt && isPermitted(s, CAN.fallInsteadOfWound, card);
    const isWounded = isHurt && !isReplaced;
    if (isWounded) wounded.push(card);
    const isLethal = card !== slain && suffersLethal(s, stuns, card, isWounded);
    if (isLethal) lethal.push(card);
    // VS-MEC-HEALTH-02: who turns face down in the same moment gives and takes no health any more.
    const isFatal =
      isLethal ||
      isReplaced ||
      (isWounded && card !== slain && s.wounds[card] + woundsAtOnce(s, card) >= healthOf(s, card, stuns.victims));
    // A wounded player is out of the game at the next check, and no card that could go to a KO pile.
    if (isFatal && isInRow(s, card) && !isForbidden(s, CANT.beKod, card)) dying.push(card);
  }
  const awaiting = s.book.possible.reactions
    ? awaitingWounds(s, stuns, wounded, dying, how === 'strike' ? 1 : 0)
    : NOBODY_AWAITS;
  goOff(s, stuns, victims, wounded, dying, how);
  const equipment = s.book.hasEquipment && !keeps ? equipmentOf(s, victims) : NOTHING;
  for (const card of victims) turnDown(s, card, wounded.includes(card), isDaze);
  if (keeps) for (const card of victims) s.flags[card] |= FLAG.keepsEquipment;
  for (const card of lethal) s.flags[card] |= FLAG.lethalWound;
  for (const card of awaiting.cards) {
    s.flags[card] |= awaiting.two.includes(card) ? FLAG.woundAwaited | FLAG.twoAwaited : FLAG.woundAwaited;
    blame(s, card, sourceOf(stuns, card));
  }
  giveBack();
  giveBack();
  if (equipment.length > 0) koAll(s, equipment, NONE);
  if (s.modifiers.length > 0) for (const card of victims) endUntilStunned(s, card);
  return { victims, dying };
}

const NOTHING: readonly number[] = [];

interface Awaiting {
  readonly cards: readonly number[];
  /** Those with two wounds at once, awaited or not. */
  readonly two: readonly number[];
}
const NOBODY_AWAITS: Awaiting = { cards: NOTHING, two: NOTHING };

/**
 * Who would die of a wound, once somebody could let one of these wounds go elsewhere or take it back: all of them wait, out of
 * `dying`; and who lives on with a wound that can be taken back.
 */
function awaitingWounds(
  s: VsState,
  stuns: Stuns,
  wounded: readonly number[],
  dying: number[],
  struck: number,
): Awaiting {
  const two = wounded.filter((card) => woundsAtOnce(s, card) > 1);
  const prevented = wounded.filter((card) => isStunAwaited(s, card, sourceOf(stuns, card), struck));
  const isOpen = (card: number): boolean =>
    prevented.includes(card) || isWoundAwaited(s, card, sourceOf(stuns, card), woundsAtOnce(s, card));
  if (!dying.some((card) => wounded.includes(card) && isOpen(card))) return { cards: prevented, two };
  const awaiting = dying.filter((card) => wounded.includes(card));
  for (const card of awaiting) dying.splice(dying.indexOf(card), 1);
  return { cards: [...awaiting, ...prevented.filter((card) => !awaiting.includes(card))], two };
}

const equipmentOf = (s: VsState, characters: readonly number[]): number[] =>
  characters.flatMap((card) => allEquipmentOn(s, card).filter((worn) => !keepsWhileStunned(s, card, worn)));

/** VS-STN-18: a stunned character cannot get stunned again. */
const canGetStunned = (s: VsState, card: number): boolean =>
  (isInRow(s, card) || isPlayerDefending(s, card)) && !isStunned(s, card) && !isForbidden(s, CANT.beStunned, card);

/** VS-KW-DURABLE: only a strike in combat wounds it. */
const isSpared = (s: VsState, card: number, how: StunAs): boolean =>
  how !== 'strike' && isForbidden(s, CANT.beWoundedUnstruck, card);

/** VS-MEC-WOUND-05: only a strike of exactly its DEF wounds it. */
const isStruckAmiss = (s: VsState, card: number, { exact }: Stuns): boolean =>
  isForbidden(s, CANT.beWoundedInexactly, card) && !exact.includes(card);

function goOff(s: VsState, stuns: Stuns, victims: number[], wounded: number[], dying: number[], how: StunAs): void {
  const struck = how === 'strike' ? 1 : 0;
  for (let i = 0; i < stuns.victims.length; i++) {
    const victim = stuns.victims[i];
    const source = stuns.sources[i];
    if (source === NONE || !victims.includes(victim)) continue;
    happen(s, EV.stuns, source, victim, s.controller[source], combatKindOf(s, source));
    if (wounded.includes(victim)) happen(s, EV.wounds, source, victim, s.controller[source]);
    if (dying.includes(victim)) happen(s, EV.kos, source, victim, s.controller[source], healthOf(s, victim));
  }
  for (const victim of victims)
    happen(s, EV.getsStunned, victim, sourceOf(stuns, victim), s.controller[victim], struck);
  for (const victim of victims) happen(s, EV.turnsFaceDown, victim, NONE, s.controller[victim]);
  for (const victim of wounded)
    happen(s, EV.getsWounded, victim, sourceOf(stuns, victim), s.controller[victim], woundsAtOnce(s, victim));
  for (const victim of dying) koTriggers(s, victim, NONE);
}

/** The combat a character is in, as the event of a stun carries it. */
function combatKindOf(s: VsState, card: number): number {
  if (s.role[card] === ROLE.none) return 0;
  return isMelee(s) ? IN_COMBAT.melee : IN_COMBAT.ranged;
}

const sourceOf = (stuns: Stuns, victim: number): number => stuns.sources[stuns.victims.indexOf(victim)];

function turnDown(s: VsState, card: number, isWounded: boolean, isDaze: boolean): void {
  const wounds = isWounded ? woundsAtOnce(s, card) : 0;
  removeOnTurningDown(s, card);
  const wasReady = (s.flags[card] & FLAG.exhausted) === 0;
  s.flags[card] = (s.flags[card] | FLAG.faceDown | FLAG.exhausted | FLAG.stunned) & ~FLAG.hidden;
  // VS-CMB-48: out of the combat. A character stunned as the combat resolves is out of it as well.
  s.role[card] = ROLE.none;
  if (isWounded) {
    const cancelled = Math.min(wounds, s.vitality[card]);
    s.vitality[card] -= cancelled;
    s.wounds[card] += wounds - cancelled;
    if (isMain(s, card)) s.v[V.mainWounds]++;
  }
  tellOf(s, card, { type: isDaze ? 'dazed' : 'stunned', card });
  if (isWounded) tellOf(s, card, { type: 'wounded', card, count: wounds });
  if (wasReady) happen(s, EV.exhausts, card);
}

/** VS-KW-LETHAL: a defending supporting character wounded (in the first edition: stunned) by an attacker with Lethal. */
function suffersLethal(s: VsState, stuns: Stuns, victim: number, isWounded: boolean): boolean {
  if (s.role[victim] !== ROLE.defender || !isSupporting(s, victim)) return false;
  if (!isWounded && s.book.profile.lethalOn === 'wound') return false;
  for (let i = 0; i < stuns.victims.length; i++) {
    const source = stuns.sources[i];
    if (stuns.victims[i] !== victim || source === NONE) continue;
    if (s.role[source] === ROLE.attacker && hasKeyword(s, source, KW.lethal)) return true;
  }
  return false;
}

const SOURCE_UNSTUNNED = durationNumber('sourceUnstunned');

/** VS-STN-17: what lasted until this character got stunned is over. */
function endUntilStunned(s: VsState, card: number): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.modifiers[at + AT.duration] !== SOURCE_UNSTUNNED) continue;
    const source = deref(s, s.modifiers[at + AT.source]);
    if (source === card || source === NONE) removeRow(s, at);
  }
}
