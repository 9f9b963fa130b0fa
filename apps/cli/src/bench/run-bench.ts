import { allPairs, type LabPlan } from '@longbox/lab';
import type { Shell } from '../command.ts';
import { type GameName, loadGame } from '../games/games.ts';
import { drive } from '../pool/drive.ts';
import { startPool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';

export interface BenchAsked {
  readonly game: GameName;
  readonly player: string;
  readonly cores: number;
  readonly seconds: number;
}

export interface BenchRow {
  readonly game: string;
  readonly title: string;
  readonly player: string;
  readonly cores: number;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

/** Code becomes quick only after a while; what is played before counts for nothing. */
const WARM_UP = 2;

/** Plays games of all decks for some seconds. */
export async function runBench(
  { game, player, cores, seconds }: BenchAsked,
  shell: Shell,
): Promise<BenchRow | undefined> {
  const stop = shell.interrupt?.();
  const kit = await loadGame(game);
  const plan: LabPlan = {
    ...{ game, profile: kit.profile, player, seed: 'bench', games: 1_000_000 },
    decks: kit.decks.starters.map(({ key, title, seat }) => ({ name: key, title, seat })),
    pairs: allPairs(kit.decks.starters.length, false),
  };
  let [handed, games, decisions, begun, last] = [0, 0, 0, 0, 0];
  const progress = startProgress(shell, { unit: `games of ${kit.title}`, seconds: seconds + WARM_UP });
  const started = Date.now();
  await drive({
    pool: startPool('lab', plan, cores),
    stop,
    next() {
      if (Date.now() - started > (seconds + WARM_UP) * 1000) return undefined;
      const pair = handed % plan.pairs.length;
      return { pair, from: Math.floor(handed++ / plan.pairs.length), count: 1 };
    },
    give(_chunk, tally) {
      last = Date.now();
      progress.at(games);
      if (last - started < WARM_UP * 1000) return;
      // The first game that comes back starts the clock.
      if (begun === 0) {
        begun = last;
        return;
      }
      games += tally.games;
      decisions += tally.decisions;
    },
  });
  progress.end();
  if (games === 0) return undefined;
  return { game, title: kit.title, player, cores, games, decisions, seconds: (last - begun) / 1000 };
}
