import { createArena, LEVELS } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import type { Game, TableSeat } from '@longbox/kernel';
import { createVs, makeSeat } from '@longbox/vs';
import { PLAYED_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';

/** A game whose evaluation can be tuned. */
export interface TuneGame {
  readonly title: string;
  // What a state is differs from game to game; nothing here looks into one.
  readonly game: Game<never, unknown, unknown>;
  /** Games are played under each of these in turn. */
  readonly profiles: readonly string[];
  readonly decks: readonly TableSeat[];
  /** The file that holds the weights, from the root. */
  readonly weights: string;
  readonly report: string;
}

export const TUNE_GAMES: Readonly<Record<string, () => TuneGame>> = {
  vs: () => ({
    title: 'the Vs. System',
    game: createVs(VS_SETS, VS_DECKS) as unknown as Game<never, unknown, unknown>,
    profiles: ['modern/duel'],
    decks: [...VS_DECKS, ...PLAYED_DECKS].map((deck) => makeSeat(deck)),
    weights: 'packages/vs/src/insight/weights.ts',
    report: 'docs/players-tuning-vs.md',
  }),
  arena: () => ({
    title: 'Mission Arena',
    game: createArena(ARENA_CARDS) as unknown as Game<never, unknown, unknown>,
    profiles: LEVELS.map(({ name }) => name),
    decks: STARTER_DECKS.map(({ keys }) => ({ deck: keys })),
    weights: 'packages/arena/src/insight/weights.ts',
    report: 'docs/players-tuning-arena.md',
  }),
};
