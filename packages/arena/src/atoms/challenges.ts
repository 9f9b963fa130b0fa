import { type CardId, NONE, remove, type Seat } from '@longbox/kernel';
import type { Outcome, Side } from '../state/events.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  CHALLENGE_LENGTH,
  challengeOf,
  otherSeat,
  SEAT,
  SEAT_LENGTH,
  type Slot,
  seatOf,
  TURN,
} from '../state/state.ts';
import { putOnDiscard } from './piles.ts';
import { allShown, shown, tell } from './tell.ts';

function set(s: ArenaState, challenge: number, entry: number, value: number): void {
  s.challenges[challenge * CHALLENGE_LENGTH + entry] = value;
}

/** `partner` is NONE for a challenge alone. */
export function declareChallenge(s: ArenaState, leader: Slot, partner: Slot, target: Slot): void {
  const challenge = s.turn[TURN.challenges]++;
  set(s, challenge, CHALLENGE.leader, leader);
  set(s, challenge, CHALLENGE.partner, partner);
  set(s, challenge, CHALLENGE.target, target);
  if (s.sink !== undefined) {
    const event = { type: 'challengeDeclared', seat: seatOf(leader), challenge, leader, against: target } as const;
    tell(s, partner === NONE ? event : { ...event, partner });
  }
}

export function readyCounter(s: ArenaState, slot: Slot, challenge: number): void {
  set(s, challenge, CHALLENGE.counter, 1);
  tell(s, { type: 'counterReadied', seat: seatOf(slot), slot, challenge });
}

/** The character that stood in this slot is out of its challenges, and so is its counterstrike (MA-SA-CTR-11). */
export function dropCounters(s: ArenaState, slot: Slot): void {
  for (let c = 0; c < s.turn[TURN.challenges]; c++) {
    if (challengeOf(s, c, CHALLENGE.target) === slot) set(s, c, CHALLENGE.counter, 0);
  }
}

export function beginChallenge(s: ArenaState, challenge: number): void {
  s.turn[TURN.current] = challenge;
  tell(s, { type: 'challengeBegan', seat: activeSeat(s), challenge });
}

export function endChallenge(s: ArenaState, challenge: number): void {
  s.turn[TURN.current] = NONE;
  set(s, challenge, CHALLENGE.resolved, 1);
}

export function lapseChallenge(s: ArenaState, challenge: number): void {
  tell(s, { type: 'challengeLapsed', seat: activeSeat(s), challenge });
}

/** Boost cards are chosen one at a time and discarded together. */
export function pickCard(s: ArenaState, card: CardId): void {
  s.picks.push(card);
}

/** MA-BST-01, MA-BST-05: the picked cards of this seat's hand. */
export function boost(s: ArenaState, challenge: number, seat: Seat, side: Side, slot: Slot): void {
  const { picks } = s;
  for (let i = 0; i < picks.length; i++) {
    remove(s.hand[seat], picks[i]);
    putOnDiscard(s, seat, picks[i]);
  }
  set(s, challenge, side === 'attack' ? CHALLENGE.attackBoost : CHALLENGE.defenceBoost, picks.length);
  if (s.sink !== undefined && picks.length > 0) {
    tell(s, { type: 'boosted', seat, side, slot, cards: allShown(s, picks) });
  }
  picks.length = 0;
}

/** MA-SH-01, MA-SH-02, MA-SH-03. */
export function superHit(s: ArenaState, challenge: number, seat: Seat, side: Side, card: CardId): void {
  remove(s.hand[seat], card);
  putOnDiscard(s, seat, card);
  s.seats[seat * SEAT_LENGTH + SEAT.superHit] = 1;
  set(s, challenge, side === 'attack' ? CHALLENGE.attackSuper : CHALLENGE.defenceSuper, 1);
  if (s.sink !== undefined) tell(s, { type: 'superHit', seat, side, card: shown(s, card) });
}

const OUTCOMES: readonly Outcome[] = ['ineffective', 'ineffective', 'exhausted', 'defeated'];

/** MA-CR-17: both comparisons are written down before either result is carried out. */
export function recordOutcome(
  s: ArenaState,
  challenge: number,
  isCounter: boolean,
  attack: number,
  defence: number,
  resistance: number,
  outcome: number,
): void {
  set(s, challenge, isCounter ? CHALLENGE.counterOutcome : CHALLENGE.outcome, outcome);
  if (s.sink !== undefined) {
    const seat = isCounter ? otherSeat(activeSeat(s)) : activeSeat(s);
    const values = { attack, defence, resistance, outcome: OUTCOMES[outcome] };
    tell(s, { type: 'compared', seat, challenge, isCounter, ...values });
  }
}

export function beatMission(s: ArenaState, seat: Seat): void {
  if (s.sink !== undefined) tell(s, { type: 'missionBeaten', seat, card: shown(s, s.missions[seat][0]) });
}

/** MA-MIS-06. */
export function qualifyMission(s: ArenaState): void {
  s.turn[TURN.qualified] = 1;
}
