import { type GameName, loadGame } from '../games/games.ts';
import type { Task } from '../pool/tasks.ts';
import { type FuzzJob, type FuzzManner, type FuzzOutcome, fuzzOne } from './fuzz.ts';

export interface FuzzSetup extends FuzzManner {
  readonly cases: readonly { readonly game: GameName; readonly profiles: readonly string[] }[];
}

export const fuzzTask: Task<FuzzSetup, FuzzJob, FuzzOutcome> = {
  async open({ cases, every, depth }) {
    const loaded = await Promise.all(
      cases.map(async ({ game, profiles }) => ({ kit: await loadGame(game), profiles })),
    );
    return ({ at, number }) => fuzzOne(loaded[at], number, { every, depth });
  },
};
