import { type LabPlan, type LabReport, makeReport, startSchedule } from '@longbox/lab';
import { type Remote, wrap } from 'comlink';
import type { LabApi } from './lab-api.ts';
import { type LabAsked, planOf } from './plan.ts';

/** How far a run has come. */
export interface LabProgress {
  readonly report: LabReport;
  readonly played: number;
  readonly expected: number;
  /** Games a second so far. */
  readonly rate: number;
  readonly isRunning: boolean;
}

export interface LabRun {
  stop(): void;
}

export interface LabHost {
  cardName(key: string): string;
  progress(progress: LabProgress): void;
  trouble(message: string): void;
}

/** Leaves a core for the page; more than eight would only heat the room. */
export const labWorkers = (): number => Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));

const EVERY = 250;

/** Plays what was asked for in workers and tells four times a second what is known. It ends by itself, or when stopped. */
export function runLab(asked: LabAsked, host: LabHost): LabRun {
  const workers = Array.from(
    { length: labWorkers() },
    () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: 'lab' }),
  );
  const apis = workers.map((worker) => wrap<LabApi>(worker));
  let end = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const stop = (): void => end();

  async function start(): Promise<void> {
    const plan = planOf(asked, await apis[0].seats(asked.game));
    const opened = await Promise.all(apis.map((api) => api.open(plan)));
    const playing = play({ plan, apis, host, catalogueHash: opened[0].catalogueHash, close: end });
    end = playing.end;
    await playing.done;
  }
  start().catch((error: unknown) => {
    stop();
    host.trouble(error instanceof Error ? error.message : String(error));
  });
  return { stop };
}

interface Playing {
  readonly plan: LabPlan;
  readonly apis: readonly Remote<LabApi>[];
  readonly host: LabHost;
  readonly catalogueHash: string;
  readonly close: () => void;
}

function play({ plan, apis, host, catalogueHash, close }: Playing): { end(): void; readonly done: Promise<unknown> } {
  const schedule = startSchedule(plan);
  const begun = performance.now();
  const idle = new Set<() => void>();
  let isRunning = true;

  const tell = (): void => {
    const seconds = (performance.now() - begun) / 1000;
    const facts = { catalogueHash, cardName: host.cardName, isPartial: !schedule.isDone };
    host.progress({
      report: makeReport(plan, schedule.tallies, facts),
      played: schedule.played,
      expected: schedule.expected(),
      rate: seconds > 0 ? schedule.played / seconds : 0,
      isRunning,
    });
  };
  const clock = setInterval(tell, EVERY);
  const end = (): void => {
    if (!isRunning) return;
    isRunning = false;
    clearInterval(clock);
    close();
    tell();
  };
  const work = async (api: Remote<LabApi>): Promise<void> => {
    while (isRunning && !schedule.isDone) {
      const chunk = schedule.next();
      // Others are still playing; what they bring may open another round.
      if (chunk === undefined) await new Promise<void>((resolve) => idle.add(resolve));
      else {
        schedule.give(chunk, await api.play(chunk));
        for (const wake of idle) wake();
        idle.clear();
      }
    }
    end();
  };
  tell();
  return { end, done: Promise.all(apis.map(work)) };
}
