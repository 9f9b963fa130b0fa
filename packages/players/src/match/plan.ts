import type { Game, Seat, Table, TableSeat } from '@longbox/kernel';
import type { MindSettings } from '../settings.ts';

export interface MatchDeck {
  readonly name: string;
  readonly seat: TableSeat;
}

/** Everything that decides on a match; plain JSON, so that it can go to other threads. */
export interface MatchPlan {
  readonly profile: string;
  readonly seed: string;
  /** How many sit at the table. */
  readonly seats: number;
  readonly decks: readonly MatchDeck[];
  /** The player that is measured, and the one on all other seats. */
  readonly players: readonly [MindSettings, MindSettings];
}

/** The decks of a round: every deck meets every other in turn, and soon all have played. */
export function decksOf({ decks, seats }: MatchPlan, round: number): MatchDeck[] {
  const count = decks.length;
  const stride = count < 2 ? 0 : 1 + (Math.floor(round / count) % (count - 1));
  return Array.from({ length: seats }, (_, seat) => decks[(round + seat * stride) % count]);
}

export function tableOf(game: string, plan: MatchPlan, round: number): Table {
  const seats = decksOf(plan, round).map(({ name, seat }) => ({ ...seat, name }));
  return { game, profile: plan.profile, seed: `${plan.seed}-${round}`, seats };
}

/** By side, its seats; a round is played once for each, so that every side is taken by the measured player. */
export function sidesAt<S>(game: Game<S, unknown, unknown>, table: Table): Seat[][] {
  const state = game.setup(table);
  const sides = new Map<number, Seat[]>();
  for (const seat of table.seats.keys()) {
    const side = game.insight?.side(state, seat) ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}
