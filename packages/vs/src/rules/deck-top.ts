import { NONE, type Seat } from '@longbox/kernel';
import { mayRule } from '../derived/rule-kinds.ts';
import { isRuledOut, rulesInForce } from '../queries/allowed.ts';
import { enter, leave } from '../queries/ctx.ts';
import { playerIs } from '../queries/players.ts';
import { AT } from '../state/rows.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';

/** VS-MEC-PLAYFROM-02: whether this player sees the top card of their deck, and may play it. */
export const playsTop = (s: VsState, seat: Seat): boolean => isBound(s, seat, 'mayPlayTop');

/** VS-MEC-OPEN-02: whether everybody sees it. */
export const hasOpenTop = (s: VsState, seat: Seat): boolean => isBound(s, seat, 'openTop');

function isBound(s: VsState, seat: Seat, kind: 'mayPlayTop' | 'openTop'): boolean {
  if (!mayRule(s, kind)) return false;
  for (const { rule, source, you, row } of rulesInForce(s, kind)) {
    if (row !== NONE) {
      if ((s.modifiers[row + AT.a] & (1 << seat)) !== 0) return true;
      continue;
    }
    const is = playerIs(s, rule.who, seat, enter(source, you));
    leave();
    if (is) return true;
  }
  return false;
}

/** The top card of a player's deck, if that player may play it; NONE otherwise. */
export function topToPlay(s: VsState, seat: Seat): number {
  if (!playsTop(s, seat)) return NONE;
  const deck = zoneList(s, ZONE.deck, seat);
  return deck.length > 0 ? deck[deck.length - 1] : NONE;
}

/** In one's hand, or on top of one's deck where that is as good. */
export const isAtHand = (s: VsState, seat: Seat, card: number): boolean =>
  s.owner[card] === seat && (s.zone[card] === ZONE.hand || (s.zone[card] === ZONE.deck && topToPlay(s, seat) === card));

/** VS-MEC-RESOURCE-01: as good as in hand for characters and equipment. */
export const isPlayable = (s: VsState, seat: Seat, card: number): boolean =>
  isAtHand(s, seat, card) ||
  (s.zone[card] === ZONE.resources && s.owner[card] === seat && isRuledOut(s, 'mayPlayResources', seat));
