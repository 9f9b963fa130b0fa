import { HEAD } from '@longbox/kernel';
import { EV, KW } from '../catalogue/face.ts';
import { isSkyBlocked, whyNotTarget } from '../queries/attack.ts';
import { hasKeyword } from '../queries/traits.ts';
import { isFaceUp } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { xpSwing } from './experience.ts';
import { sight } from './sight.ts';
import { powerBoost } from './tricks.ts';

/** What the best attack of a character alone would bring its player if it were ready: stuns, XP, and what strikes back. */
export const bestAlone = (s: VsState, card: number): number => bestOn(s, card, (why) => why === WHY.fine);

/** The same past the front row of the enemy, if it could fly or steal past it. */
export function bestFromAbove(s: VsState, card: number, by: 'flight' | 'stealth'): number {
  if (s.zone[card] === ZONE.back || hasKeyword(s, card, KW[by])) return 0;
  const isOpen = (target: number): boolean => by === 'stealth' || !isSkyBlocked(s, s.controller[target]);
  return bestOn(s, card, (why, target) => why === WHY.targetProtected && isOpen(target));
}

function bestOn(s: VsState, card: number, isReached: (why: number, target: number) => boolean): number {
  if (s.zone[card] === ZONE.back && !hasKeyword(s, card, KW.ranged)) return 0;
  const seat = s.controller[card];
  // Only its own player knows what could be paid from the hand.
  const atk = sight.atk[card] + (seat === s.head[HEAD.seat] ? powerBoost(s, seat, card) : 0);
  let best = 0;
  for (const other of s.board) {
    if (s.team[s.controller[other]] === s.team[seat] || !isFaceUp(s, other)) continue;
    const stuns = atk >= sight.def[other];
    const effort = xpSwing(s, seat, { event: EV.attacks, subject: card, object: other });
    if ((!stuns && effort <= 0) || !isReached(whyNotTarget(s, card, other), other)) continue;
    const risk = sight.atk[other] >= sight.def[card] ? sight.hurt[card] : 0;
    const xp = stuns ? xpSwing(s, seat, { event: EV.stuns, subject: card, object: other, part: 'solo' }) : 0;
    best = Math.max(best, effort + (stuns ? sight.hurt[other] + xp : 0) - risk);
  }
  return best;
}
