import { endGame, NONE, type Seat } from '@longbox/kernel';
import { PHASE, PHASES } from '../state/phases.ts';
import { ENDINGS, placesOf } from '../state/result.ts';
import {
  type ArenaState,
  endSlot,
  firstSlot,
  nameOf,
  SEAT,
  SEAT_LENGTH,
  SEATS,
  seatNumber,
  TURN,
} from '../state/state.ts';
import { endBonuses } from './abilities.ts';
import { putOnDiscard } from './piles.ts';
import { allShown, shown, tell } from './tell.ts';

/** The cards shown to find the first player go back at once, so only their faces are told (MA-SET-17, MA-SET-19). */
export function revealForFirst(s: ArenaState, cards: readonly number[]): void {
  tell(s, { type: 'revealedForFirst', keys: cards.map((card) => s.book.cards[s.print[card]].key) });
}

export function setFirstPlayer(s: ArenaState, seat: Seat, byLot: boolean): void {
  s.turn[TURN.first] = seat;
  tell(s, { type: 'firstPlayerFound', seat, byLot });
}

/** Once-per-turn limits of both players start afresh (MA-TRN-11). */
export function beginTurn(s: ArenaState, seat: Seat): void {
  s.turn[TURN.number]++;
  s.turn[TURN.active] = seat;
  s.turn[TURN.called] = NONE;
  s.turn[TURN.qualified] = 0;
  s.turn[TURN.challenges] = 0;
  s.turn[TURN.current] = NONE;
  s.challenges.fill(0);
  s.activated.fill(0);
  for (let i = 0; i < SEATS; i++) s.seats[i * SEAT_LENGTH + SEAT.superHit] = 0;
  tell(s, { type: 'turnBegan', seat, turn: s.turn[TURN.number] });
}

export function beginPhase(s: ArenaState, phase: number): void {
  s.turn[TURN.phase] = phase;
  // Phases 8 to 10 come once for each challenge and are told by what happens in them (MA-TRN-09).
  if (s.sink !== undefined && (phase <= PHASE.challenge || phase >= PHASE.missionResolution)) {
    tell(s, { type: 'phaseBegan', seat: s.turn[TURN.active], phase: PHASES[phase] });
  }
}

/** MA-CD-01 to MA-CD-04. */
export function coolDown(s: ArenaState, seat: Seat): void {
  const before = s.discard[seat].length;
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) {
    const pile = s.piles[slot];
    let kept = 0;
    for (let i = 0; i < pile.length; i++) {
      if (s.engaged[pile[i]] === 0) pile[kept++] = pile[i];
      else putOnDiscard(s, seat, pile[i]);
    }
    pile.length = kept;
  }
  if (s.sink !== undefined && s.discard[seat].length > before) {
    tell(s, { type: 'cooledDown', seat, cards: allShown(s, s.discard[seat].slice(before)) });
  }
  endBonuses(s, seat);
}

/** MA-DC-01 to MA-DC-03; with an empty deck nobody is called (MA-DC-14). */
export function callToDuty(s: ArenaState, seat: Seat): void {
  const deck = s.deck[seat];
  if (deck.length === 0) return;
  const card = deck[deck.length - 1];
  deck.length--;
  putOnDiscard(s, seat, card);
  s.turn[TURN.called] = nameOf(s, card);
  if (s.sink !== undefined) tell(s, { type: 'dutyCalled', seat, card: shown(s, card) });
}

/** MA-MIS-01. */
export function activateMission(s: ArenaState, seat: Seat): void {
  const missions = s.missions[seat];
  if (missions.length === 0) return;
  const card = missions[0];
  missions.splice(0, 1);
  s.seats[seat * SEAT_LENGTH + SEAT.activated] = card;
  if (s.sink !== undefined) tell(s, { type: 'missionActivated', seat, card: shown(s, card) });
}

/** MA-MIS-12, MA-MIS-13 or MA-MIS-15. */
export function resolveMission(s: ArenaState, seat: Seat): void {
  const card = seatNumber(s, seat, SEAT.activated);
  if (card === NONE) return;
  s.seats[seat * SEAT_LENGTH + SEAT.activated] = NONE;
  if (s.turn[TURN.qualified] === 0) {
    putOnDiscard(s, seat, card);
    if (s.sink !== undefined) tell(s, { type: 'missionFailed', seat, card: shown(s, card) });
    return;
  }
  const points = s.book.points[s.print[card]];
  s.hand[seat].push(card);
  s.seats[seat * SEAT_LENGTH + SEAT.completed]++;
  if (s.sink !== undefined) tell(s, { type: 'missionCompleted', seat, card: shown(s, card), points });
  score(s, seat, points);
}

export function score(s: ArenaState, seat: Seat, points: number): void {
  s.seats[seat * SEAT_LENGTH + SEAT.points] += points;
  if (s.sink !== undefined) tell(s, { type: 'scored', seat, points, total: seatNumber(s, seat, SEAT.points) });
}

/** `winner` is NONE for a draw. */
export function finish(s: ArenaState, winner: number, ending: number): void {
  s.turn[TURN.winner] = winner;
  s.turn[TURN.ending] = ending;
  endGame(s);
  tell(s, { type: 'gameEnded', places: placesOf(winner), reason: ENDINGS[ending] });
}

export function tellConceded(s: ArenaState, seat: Seat): void {
  tell(s, { type: 'conceded', seat });
}
