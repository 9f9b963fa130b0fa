import type { TableSeat } from '@longbox/kernel';
import type { Chunk, LabPlan, Tally } from '@longbox/lab';
import type { GameName } from '../cards/card-facts.ts';

/** What a worker of the lab does: it is opened with a plan and then plays parts of it. */
export interface LabApi {
  /** The cards of the built-in decks, by key, as the command line has them: the same games come of the same names. */
  seats(game: GameName): Readonly<Record<string, TableSeat>>;
  /** Answers with what the report must pin. Throws if a deck is not legal. */
  open(plan: LabPlan): { readonly catalogueHash: string };
  play(chunk: Chunk): Tally;
}
