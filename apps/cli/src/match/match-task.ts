import { type MatchPlan, playRound, type RoundResult } from '@longbox/players';
import { gameName, loadGame } from '../games/games.ts';
import type { Task } from '../pool/tasks.ts';

export interface MatchSetup {
  readonly game: string;
  readonly plan: MatchPlan;
}

/** Plays rounds of a match by their number. */
export const matchTask: Task<MatchSetup, number, RoundResult> = {
  async open({ game, plan }) {
    const kit = await loadGame(gameName(game));
    return (round) => playRound(kit.game, plan, round, () => performance.now());
  },
};
