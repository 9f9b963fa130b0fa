import type { Table } from '@longbox/kernel';
import { createBrain } from './brains.ts';
import type { LabGame } from './lab-game.ts';
import type { GameNotes, SideNotes } from './tally.ts';
import { startTrack } from './tracker.ts';

/** Far above what any player needs; a game that gets there is a fault of the rules. */
const MOST_DECISIONS = 50_000;

/** Plays one game to its end. The first deck sits at seat 0, or at seat 1 if `isTurned`. */
export function playGame<S, Event, View>(
  lab: LabGame<S, Event, View>,
  table: Table,
  players: readonly string[],
  isTurned: boolean,
): GameNotes {
  const { game, tracker } = lab;
  const state = game.setup(table);
  const seats = table.seats.map((_, seat) => seat);
  const track = startTrack(seats.length);
  const handOf = (seat: number): readonly string[] => tracker.hand(game.view(state, seat), seat);
  for (const seat of seats) for (const key of handOf(seat)) track.seats[seat].drawn.add(key);
  const brains = seats.map((seat) => createBrain(game, players[seat], table, seat));
  const events: Event[] = [];
  let decisions = 0;
  for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
    if (decisions++ === MOST_DECISIONS) throw new Error(`the game of seed ${table.seed} does not end`);
    game.apply(state, brains[decision.seat].choose(state), events);
    for (const event of events) tracker.hear(track, event, state);
    events.length = 0;
  }
  for (const seat of seats) track.seats[seat].held = new Set(handOf(seat));
  const result = game.result(state);
  if (result === undefined) throw new Error(`the game of seed ${table.seed} has no result`);
  const [own, other] = isTurned ? [1, 0] : [0, 1];
  const [mine, theirs] = [result.places[own], result.places[other]];
  const sides: readonly [SideNotes, SideNotes] = [track.seats[own], track.seats[other]];
  return {
    points: mine === theirs ? 1 : mine < theirs ? 2 : 0,
    first: track.first === own ? 0 : 1,
    turns: track.turns,
    decisions,
    ending: result.reason.code,
    sides,
  };
}
