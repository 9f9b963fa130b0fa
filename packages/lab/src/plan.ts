import type { Table } from '@longbox/kernel';
import type { LabDeck, LabGame } from './lab-game.ts';
import { playGame } from './play-game.ts';
import { addGame, addSwap, emptyTally, type Tally } from './tally.ts';

/** Everything that decides on the result of a run; plain JSON. */
export interface LabPlan {
  readonly game: string;
  readonly profile: string;
  readonly player: string;
  readonly seed: string;
  readonly decks: readonly LabDeck[];
  /** Indices of the decks that meet, the first deck's first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Games of each pair; with `until` the most it may get. */
  readonly games: number;
  /** A pair gets games until its interval reaches no further than so many points to either side. */
  readonly until?: number;
  /** Every game is played again with this in place of the pair's first deck, with the same luck. */
  readonly variant?: LabDeck;
}

/** A few games of one pair, by their numbers. */
export interface Chunk {
  readonly pair: number;
  readonly from: number;
  readonly count: number;
}

/** The table of one game. Seats change with every game, so that neither deck has the better chair. */
export function tableOf(plan: LabPlan, pair: number, number: number, variant?: LabDeck): Table {
  const [one, other] = plan.pairs[pair].map((deck) => plan.decks[deck]);
  const seats = [(variant ?? one).seat, other.seat];
  return {
    game: plan.game,
    profile: plan.profile,
    // The names of the original decks: a deck that differs in a card has the luck of the original.
    seed: JSON.stringify([plan.seed, one.name, other.name, number]),
    seats: isTurned(number) ? seats.toReversed() : seats,
  };
}

const isTurned = (number: number): boolean => number % 2 === 1;

export function playChunk<S, Event, View>(
  lab: LabGame<S, Event, View>,
  plan: LabPlan,
  { pair, from, count }: Chunk,
): Tally {
  const tally = emptyTally();
  const players = [plan.player, plan.player];
  const { variant } = plan;
  for (let number = from; number < from + count; number++) {
    const notes = playGame(lab, tableOf(plan, pair, number), players, isTurned(number));
    addGame(tally, notes);
    if (variant === undefined) continue;
    const again = playGame(lab, tableOf(plan, pair, number, variant), players, isTurned(number));
    addSwap(tally, notes.points, again.points);
  }
  return tally;
}

/** Every two decks once; a deck against itself only if `mirrors`. */
export function allPairs(decks: number, mirrors: boolean): [number, number][] {
  const pairs: [number, number][] = [];
  for (let one = 0; one < decks; one++) {
    for (let other = mirrors ? one : one + 1; other < decks; other++) pairs.push([one, other]);
  }
  return pairs;
}
