import { setImmediate as breathe } from 'node:timers/promises';
import type { Shell } from '../command.ts';
import { startProgress } from '../progress.ts';
import { type FuzzCase, type FuzzFailure, fuzzOne } from './fuzz.ts';

export interface FuzzAsked {
  readonly cases: readonly FuzzCase[];
  /** Number of the first game. */
  readonly from: number;
  /** How many numbers, each played by every case; or else as long as `seconds` last, for ever if they are 0. */
  readonly games: number | undefined;
  readonly seconds: number;
  readonly every: number;
  readonly out: string;
  readonly seeds: boolean;
  readonly keepGoing: boolean;
  readonly json: boolean;
}

export interface FuzzResult {
  readonly games: number;
  readonly decisions: number;
  /** The number to go on with. */
  readonly next: number;
  readonly seconds: number;
  /** By Ctrl-C. */
  readonly stopped: boolean;
  readonly failures: readonly FuzzFailure[];
}

export async function runFuzz(asked: FuzzAsked, shell: Shell): Promise<FuzzResult> {
  const { cases, from, games, seconds, every } = asked;
  const stop = shell.interrupt?.();
  const begun = Date.now();
  const passed = (): number => (Date.now() - begun) / 1000;
  const total = games === undefined ? {} : { total: games * cases.length };
  const progress = startProgress(shell, { unit: 'games', ...total, ...(seconds > 0 && { seconds }) });
  const failures: FuzzFailure[] = [];
  let [played, decisions] = [0, 0];
  const isStopped = (): boolean => {
    if (stop?.aborted || (failures.length > 0 && !asked.keepGoing)) return true;
    return seconds > 0 && passed() >= seconds;
  };
  let number = from;
  for (; (games === undefined || number < from + games) && !isStopped(); number++) {
    for (const one of cases) {
      const outcome = fuzzOne(one, number, every);
      played++;
      if ('report' in outcome) decisions += outcome.report.decisions;
      else failures.push(outcome);
      if (asked.seeds && !asked.json) shell.out(`${outcome.seed}  ${outcome.profile}`);
      progress.at(played, `${outcome.seed} ${outcome.profile}`);
      // Lets Ctrl-C through.
      await breathe();
      if (isStopped()) break;
    }
  }
  progress.end();
  return { games: played, decisions, next: number, seconds: passed(), stopped: stop?.aborted === true, failures };
}
