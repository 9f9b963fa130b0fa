import type { Seat } from '@longbox/kernel';
import { KIND } from '../catalogue/face.ts';
import type { PlayerRule } from '../language/index.ts';
import type { Ctx } from '../queries/ctx.ts';
import { borrow, find, giveBack } from '../queries/select.ts';
import { recruitCost } from '../rules/cost.ts';
import { faceOf } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { printedWorth } from './sight.ts';

/** Where nothing better is known. */
const ROUGH = 8;
/** What a recruit point is worth. */
const POINT = 9;

/** What a rule that comes to hold is worth to whoever makes it; a hand is looked at only by its own player. */
export function ruleWorth(s: VsState, rule: PlayerRule, ctx: Ctx, seat: Seat): number {
  if (ctx.you !== seat) return ROUGH;
  switch (rule.rule) {
    case 'nextRecruitCosts':
      return isInReach(s, ctx, rule.less) ? POINT * rule.less : 0;
    case 'mayRecruit':
      return recruitsFrom(s, find(s, rule.from, ctx, borrow()), ctx);
    default:
      return ROUGH;
  }
}

/** Whether somebody in hand could be recruited with so many points more who cannot be with the points there are. */
function isInReach(s: VsState, { you }: Ctx, more: number): boolean {
  const points = s.seatPoints[you];
  let cheapest = Number.MAX_SAFE_INTEGER;
  let isNear = false;
  let characters = 0;
  for (const card of zoneList(s, ZONE.hand, you)) {
    if ((faceOf(s, card).kind & KIND.character) === 0) continue;
    const cost = recruitCost(s, you, card);
    characters++;
    cheapest = Math.min(cheapest, cost);
    if (cost > points && cost <= points + more) isNear = true;
  }
  // With two to recruit what is saved on one goes to the other.
  return isNear || (characters > 1 && cheapest <= points && cheapest + more > points - cheapest);
}

/** The best of what could be recruited besides the hand, less what the points could buy there. */
function recruitsFrom(s: VsState, cards: readonly number[], { you }: Ctx): number {
  let best = 0;
  for (const card of cards) {
    if ((faceOf(s, card).kind & KIND.character) === 0) continue;
    if (recruitCost(s, you, card) <= s.seatPoints[you]) best = Math.max(best, printedWorth(s, card));
  }
  giveBack();
  let own = 0;
  for (const card of zoneList(s, ZONE.hand, you)) {
    if ((faceOf(s, card).kind & KIND.character) === 0) continue;
    if (recruitCost(s, you, card) <= s.seatPoints[you]) own = Math.max(own, printedWorth(s, card));
  }
  return Math.max(0, best - own);
}
