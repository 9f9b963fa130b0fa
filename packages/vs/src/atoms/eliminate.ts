import { endGame, NONE, type Seat } from '@longbox/kernel';
import { IS } from '../catalogue/row-kinds.ts';
import { staticsChanged } from '../derived/changes.ts';
import { isInPlay, isInRow } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { deref, ROLE, V, type VsState, ZONE } from '../state/state.ts';
import { END_REASONS, type EndReason } from '../words/end-reasons.ts';
import { moveCard, moveToRow } from './move.ts';
import { tell } from './tell.ts';

/** These seats are out of the game, and share a place. */
export function eliminateSeats(s: VsState, seats: readonly Seat[], place: number): void {
  for (const seat of seats) {
    s.out[seat] = 1;
    s.place[seat] = place;
    tell(s, { type: 'eliminated', seat });
  }
  for (const seat of seats) removeCardsOf(s, seat);
}

/** These teams share the first place, and the game is over. */
export function endWith(s: VsState, teams: readonly number[], reason: EndReason): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (teams.includes(s.team[seat])) s.place[seat] = 1;
    else if (s.place[seat] === 0) s.place[seat] = 2;
  }
  s.v[V.endReason] = END_REASONS.indexOf(reason);
  endGame(s);
  const winners: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.place[seat] === 1) winners.push(seat);
  tell(s, { type: 'gameEnded', winners, reason });
}

/** VS-END-04 to 06: removed, which is not KO'd. Foreign cards go back to who had them, or to their owner's KO pile. */
function removeCardsOf(s: VsState, seat: Seat): void {
  const { eliminatedCards, foreignCardsOfEliminated } = s.book.profile;
  for (let card = 0; card < s.cards; card++) {
    const isOwned = s.owner[card] === seat;
    const isHere = isInPlay(s, card) && s.controller[card] === seat;
    if (s.zone[card] === ZONE.player) {
      if (isOwned) s.role[card] = ROLE.none;
    } else if (isHere && !isOwned && foreignCardsOfEliminated === 'previousController') {
      const before = isInRow(s, card) ? holderBefore(s, card) : NONE;
      if (before !== NONE) giveBack(s, card, before);
      else moveCard(s, card, ZONE.ko, s.owner[card]);
    } else if (isHere || (isOwned && eliminatedCards === 'owned')) {
      if (s.zone[card] !== ZONE.removed) moveCard(s, card, ZONE.removed, s.owner[card]);
    }
  }
  staticsChanged(s);
}

/** The previous controller, by the changes of control that still apply; NONE if no player in the game was one. */
function holderBefore(s: VsState, card: number): number {
  const { modifiers } = s;
  for (let at = modifiers.length - ROW; at >= 0; at -= ROW) {
    const kind = modifiers[at + AT.kind];
    const isControl = kind === IS.control || (kind === IS.later && modifiers[at + AT.b] === 3);
    if (!isControl || deref(s, modifiers[at + AT.card]) !== card) continue;
    const seat = modifiers[at + AT.a] >> 1;
    if (s.out[seat] === 0) return seat;
  }
  return NONE;
}

function giveBack(s: VsState, card: number, seat: Seat): void {
  moveToRow(s, card, s.zone[card], seat);
  s.role[card] = ROLE.none;
}
