import type { Chunk } from '@longbox/lab';
import { gameName, loadGame } from '../games/games.ts';
import type { Task } from '../pool/tasks.ts';
import { type DatasetSetup, type DecisionRow, gameRows } from './dataset-rows.ts';

export const datasetTask: Task<DatasetSetup, Chunk, readonly DecisionRow[]> = {
  async open(setup) {
    const kit = await loadGame(gameName(setup.plan.game));
    return ({ pair, from, count }) =>
      Array.from({ length: count }, (_, i) => gameRows(kit, setup, pair, from + i)).flat();
  },
};
