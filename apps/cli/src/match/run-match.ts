import { decidedAfter, type Hypotheses, type MatchReport, type RoundResult, reportOn } from '@longbox/players';
import type { Shell } from '../command.ts';
import { drive } from '../pool/drive.ts';
import { startPool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';
import type { MatchSetup } from './match-task.ts';

export interface MatchAsked extends MatchSetup {
  readonly rounds: number;
  readonly cores: number;
  /** With these the match ends as soon as it is decided. */
  readonly hypotheses: Hypotheses | undefined;
}

export interface MatchRun {
  readonly report: MatchReport;
  readonly seconds: number;
  /** By Ctrl-C. */
  readonly isPartial: boolean;
}

/** Plays a match on so many cores; the result does not depend on how many. */
export async function runMatch({ rounds, cores, hypotheses, ...setup }: MatchAsked, shell: Shell): Promise<MatchRun> {
  const stop = shell.interrupt?.();
  const played: (RoundResult | undefined)[] = [];
  let [next, done] = [0, 0];
  const progress = startProgress(shell, { unit: 'rounds', total: rounds });
  const begun = performance.now();
  /** Rounds from the first on without a gap. */
  const inOrder = (): RoundResult[] => {
    const gap = Array.from({ length: rounds }, (_, i) => played[i]).indexOf(undefined);
    return played.slice(0, gap === -1 ? rounds : gap).filter((round) => round !== undefined);
  };
  const isDecided = (): boolean => hypotheses !== undefined && decidedAfter(inOrder(), hypotheses) !== undefined;
  await drive({
    pool: startPool('match', setup, cores),
    stop,
    next: () => (next < rounds && !isDecided() ? next++ : undefined),
    give(round, result) {
      played[round] = result;
      done++;
      const { winRate, games } = reportOn(inOrder());
      progress.at(done, games === 0 ? '' : `${(100 * winRate).toFixed(1)} %`);
    },
  });
  progress.end();
  const all = inOrder();
  const needed = hypotheses === undefined ? all.length : (decidedAfter(all, hypotheses) ?? all.length);
  return {
    report: reportOn(all.slice(0, needed), hypotheses),
    seconds: (performance.now() - begun) / 1000,
    isPartial: stop?.aborted === true,
  };
}
