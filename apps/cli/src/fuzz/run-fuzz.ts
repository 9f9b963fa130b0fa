import type { Shell } from '../command.ts';
import { drive } from '../pool/drive.ts';
import type { Pool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';
import type { FuzzFailure, FuzzJob, FuzzManner, FuzzOutcome } from './fuzz.ts';

export interface FuzzAsked extends FuzzManner {
  /** Names of the games that take turns. */
  readonly titles: readonly string[];
  /** Number of the first game. */
  readonly from: number;
  /** How many numbers, each played by every case; or else as long as `seconds` last, for ever if they are 0. */
  readonly games: number | undefined;
  readonly seconds: number;
  readonly out: string;
  readonly seeds: boolean;
  readonly keepGoing: boolean;
  readonly json: boolean;
}

export type FailedGame = FuzzOutcome & { readonly failure: FuzzFailure };

export interface FuzzResult {
  readonly games: number;
  readonly decisions: number;
  /** The number to go on with: all before it have been played. */
  readonly next: number;
  readonly seconds: number;
  /** By Ctrl-C. */
  readonly stopped: boolean;
  readonly failures: readonly FailedGame[];
}

const isFailed = (outcome: FuzzOutcome): outcome is FailedGame => outcome.failure !== undefined;

/** Plays games in the order of their numbers, as many at a time as the pool can. */
export async function runFuzz(asked: FuzzAsked, pool: Pool<FuzzJob, FuzzOutcome>, shell: Shell): Promise<FuzzResult> {
  const { from, games, seconds, titles } = asked;
  const stop = shell.interrupt?.();
  const begun = Date.now();
  const passed = (): number => (Date.now() - begun) / 1000;
  const last = games === undefined ? Number.POSITIVE_INFINITY : games * titles.length;
  const total = games === undefined ? {} : { total: last };
  const progress = startProgress(shell, { unit: 'games', ...total, ...(seconds > 0 && { seconds }) });
  const failures: FailedGame[] = [];
  const waiting = new Map<number, FuzzOutcome>();
  let [handed, told, played, decisions] = [0, 0, 0, 0];
  const isEnough = (): boolean =>
    handed >= last || (failures.length > 0 && !asked.keepGoing) || (seconds > 0 && passed() >= seconds);
  const orderOf = ({ at, number }: FuzzJob): number => (number - from) * titles.length + at;

  await drive({
    pool,
    stop,
    next() {
      if (isEnough()) return undefined;
      const order = handed++;
      return { at: order % titles.length, number: from + Math.floor(order / titles.length) };
    },
    give(job, outcome) {
      played++;
      decisions += outcome.decisions;
      if (isFailed(outcome)) failures.push(outcome);
      waiting.set(orderOf(job), outcome);
      for (let ready = waiting.get(told); ready !== undefined; ready = waiting.get(told)) {
        waiting.delete(told++);
        if (asked.seeds && !asked.json) shell.out(`${ready.seed}  ${ready.profile}`);
      }
      progress.at(played, `${outcome.seed} ${outcome.profile}`);
    },
  });
  progress.end();
  failures.sort((a, b) => a.number - b.number || (a.game < b.game ? -1 : 1));
  const next = from + Math.floor(told / titles.length);
  return { games: played, decisions, next, seconds: passed(), stopped: stop?.aborted === true, failures };
}
