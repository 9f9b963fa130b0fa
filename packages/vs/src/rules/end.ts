import { isOver, NONE, type Seat, truncate } from '@longbox/kernel';
import { eliminateSeats, endWith } from '../atoms/eliminate.ts';
import { tell } from '../atoms/tell.ts';
import { isRuledOut } from '../queries/allowed.ts';
import { isAway, isFaceUp, isInRow, isMain } from '../state/relation.ts';
import { V, type VsState, ZONE } from '../state/state.ts';
import type { EndReason } from '../words/end-reasons.ts';

/** Out of the game at this check; see VS-TIME-12 (h). */
function losesNow(s: VsState, seat: Seat): boolean {
  if (s.wounds[s.playerCard[seat]] > 0) return true;
  const { board } = s;
  for (let i = 0; i < board.length; i++) if (s.owner[board[i]] === seat && isMain(s, board[i])) return false;
  let elsewhere = false;
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] !== seat || !isMain(s, card)) continue;
    if (isElsewhere(s, card)) elsewhere = true;
  }
  return !elsewhere;
}

/**
 * VS-MC-17: a hand, or a removal for a time, is no loss; KO pile and facility are (VS-END-13); deck: VS-END-08. Nor is a
 * face-down resource (VS-RES-02): wherever a card lies hidden the answer is the same, or it would tell where that is.
 */
function isElsewhere(s: VsState, card: number): boolean {
  const zone = s.zone[card];
  if (zone === ZONE.removed) return s.attachedTo[card] !== NONE || !isFaceUp(s, card) || isAway(s, card);
  return zone === ZONE.hand || zone === ZONE.deck || zone === ZONE.resources;
}

const losing: Seat[] = [];

/** Eliminates everybody whose main characters are gone, together (VS-END-02, 16). */
export function checkElimination(s: VsState): boolean {
  truncate(losing, 0);
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] === 0 && losesNow(s, seat) && !isRuledOut(s, 'cantLose', seat)) losing.push(seat);
  }
  return losing.length > 0 && eliminate(s, losing, 'mainsKod');
}

/**
 * VS-MODE-27: with a shared side a player plays on until the team has lost all its main characters. Tells whether anybody
 * is out.
 */
export function eliminate(s: VsState, seats: readonly Seat[], reason: EndReason): boolean {
  const { sharedSide } = s.book.profile;
  const fallen =
    sharedSide && reason !== 'conceded'
      ? seats.filter((seat) => teamSeats(s, seat).every((mate) => seats.includes(mate) || losesNow(s, mate)))
      : seats.slice();
  const gone = sharedSide ? [...new Set(fallen.flatMap((seat) => teamSeats(s, seat)))] : fallen;
  if (gone.length === 0) return false;
  const left = new Set<number>();
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0 && !gone.includes(seat)) left.add(s.team[seat]);
  if (left.size <= 1) {
    finish(s, left, gone, reason);
    return true;
  }
  eliminateSeats(s, gone, left.size + 1);
  return true;
}

const teamSeats = (s: VsState, seat: Seat): Seat[] => {
  const seats: Seat[] = [];
  for (let other = 0; other < s.seats; other++) if (s.team[other] === s.team[seat]) seats.push(other);
  return seats;
};

/** One team is left, or none: then the turn player wins a simultaneous fall (VS-END-02, VS-END-16, VS-MODE-33). */
function finish(s: VsState, left: ReadonlySet<number>, gone: readonly Seat[], reason: EndReason): void {
  const turnTeam = s.team[s.v[V.active]];
  let winners = [...left];
  if (winners.length === 0) {
    const fallen = [...new Set(gone.map((seat) => s.team[seat]))];
    winners = fallen.includes(turnTeam) ? [turnTeam] : fallen;
  }
  win(s, winners, reason);
}

/** Ends the game; these teams share the first place. */
export function win(s: VsState, teams: readonly number[], reason: EndReason): void {
  if (isOver(s)) return;
  endWith(s, teams, reason);
}

/** VS-END-10 to 12: fewest wounds on the main characters wins; teams by their best player (VS-MODE-33). */
export function countWounds(s: VsState, reason: EndReason): void {
  let fewest = Number.MAX_SAFE_INTEGER;
  const wounds: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    // VS-MODE-27: who plays on without a main character has none to count.
    wounds.push(losesNow(s, seat) ? Number.MAX_SAFE_INTEGER : 0);
    for (let card = 0; card < s.cards; card++) {
      if (s.owner[card] === seat && isInRow(s, card) && isMain(s, card)) wounds[seat] += s.wounds[card];
    }
    if (s.out[seat] === 0) fewest = Math.min(fewest, wounds[seat]);
  }
  const teams = new Set<number>();
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0 && wounds[seat] === fewest) teams.add(s.team[seat]);
  win(s, [...teams], reason);
}

/** VS-END-17: treated as eliminated; where a side is shared only the team as a whole can concede (VS-MODE-34). */
export function concede(s: VsState, seat: Seat): void {
  tell(s, { type: 'conceded', seat });
  eliminate(s, s.book.profile.sharedSide ? teamSeats(s, seat) : [seat], 'conceded');
}
