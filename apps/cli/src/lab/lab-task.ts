import { arenaTracker, type Chunk, type LabGame, type LabPlan, playChunk, type Tally, vsTracker } from '@longbox/lab';
import { gameName, loadGame } from '../games/games.ts';
import type { Task } from '../pool/tasks.ts';

/** A game as the lab wants it. */
export async function loadLab(name: string): Promise<LabGame> {
  const { game } = await loadGame(gameName(name));
  return { game, tracker: game.name === 'vs' ? vsTracker : arenaTracker };
}

/** Plays parts of a plan. */
export const labTask: Task<LabPlan, Chunk, Tally> = {
  async open(plan) {
    const lab = await loadLab(plan.game);
    return (chunk) => playChunk(lab, plan, chunk);
  },
};
