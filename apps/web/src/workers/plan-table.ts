import { type GameDecks, starterNamed } from '@longbox/games';
import type { Table, TableSeat } from '@longbox/kernel';
import type { SeatPlan, TablePlan } from './game-api.ts';

/** The table the rules are given for a plan. */
export const tableOf = ({ decks }: { readonly decks: GameDecks }, plan: TablePlan): Table => ({
  game: plan.game,
  profile: plan.profile,
  seed: plan.seed,
  seats: plan.seats.map((seat) => ({ name: seat.name, ...cardsOf(decks, seat) })),
});

const cardsOf = (decks: GameDecks, { deck, own }: SeatPlan): TableSeat => own ?? starterNamed(decks, deck).seat;
