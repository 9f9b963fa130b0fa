import { NONE } from '@longbox/kernel';
import { koAll, leavePlay } from '../atoms/ko.ts';
import { happen } from '../atoms/triggers.ts';
import { CANT } from '../catalogue/cant.ts';
import { EV, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { alignmentOf } from '../queries/alignment.ts';
import { isForbidden, isPermitted } from '../queries/allowed.ts';
import { hasKeyword } from '../queries/traits.ts';
import { isMain, isStunned, isSupporting } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';

/** VS-KW-SLAYER: an Evil supporting character; VS-KW-SLAYER-3: by leave of a card an Evil main character too. */
export function canSlay(s: VsState, slayer: number, victim: number): boolean {
  if (!hasKeyword(s, slayer, KW.slayer) || !alignmentOf(s, victim).includes('evil')) return false;
  return isSupporting(s, victim) || (isMain(s, victim) && isPermitted(s, CAN.slayMains, slayer));
}

export const canBeWoundedByStrike = (s: VsState, card: number): boolean =>
  !isForbidden(s, CANT.beWounded, card) &&
  (isStunned(s, card) || (!isForbidden(s, CANT.beStunned, card) && !isForbidden(s, CANT.beWoundedByStun, card)));

/** VS-KW-SLAYER-2: removed in place of whatever its wound would have brought. */
export function slay(s: VsState, victim: number): void {
  happen(s, EV.leavesPlay, victim, NONE, s.controller[victim]);
  leavePlay(s, victim, ZONE.removed);
}

/** VS-MEC-ATTACK-09: struck by any of these, it is KO'd. */
export function fellLocation(s: VsState, strikers: readonly number[], location: number): void {
  if (s.zone[location] === ZONE.resources && strikers.length > 0) koAll(s, [location], strikers[0]);
}
