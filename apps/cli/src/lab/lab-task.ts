import { type Chunk, type LabPlan, labGameOf, playChunk, type Tally } from '@longbox/lab';
import { gameName, loadGame } from '../games/games.ts';
import type { Task } from '../pool/tasks.ts';

/** Plays parts of a plan. */
export const labTask: Task<LabPlan, Chunk, Tally> = {
  async open(plan) {
    const lab = labGameOf(await loadGame(gameName(plan.game)));
    return (chunk) => playChunk(lab, plan, chunk);
  },
};
