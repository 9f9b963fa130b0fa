import type { Table } from '@longbox/kernel';
import type { Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';

/** The table the rules are given for a plan. */
export function tableOf<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, plan: TablePlan): Table {
  return {
    game: plan.game,
    profile: plan.profile,
    seed: plan.seed,
    seats: plan.seats.map((seat) => ({ name: seat.name, ...kit.cardsOf(seat) })),
  };
}
