import { Worker } from 'node:worker_threads';
import type { Errand } from './prelude.ts';
import type { Message, TestReport } from './run-tests.ts';

/** How a run of tests against one mutant ended. */
export type Verdict =
  | { readonly verdict: 'killed'; readonly by: string }
  | { readonly verdict: 'survived'; readonly tests: number }
  | { readonly verdict: 'timeout' };

/** What a build does with nobody awake. */
export interface Usual {
  /** Milliseconds until the first test begins. */
  readonly start: number;
  /** How long each test takes and which mutants it meets. */
  readonly reports: readonly TestReport[];
}

/** Throws if a test fails. */
export async function baseline(file: string): Promise<Usual> {
  const reports: TestReport[] = [];
  const from = performance.now();
  let start = 0;
  await run(file, { awake: undefined, tests: undefined }, Number.POSITIVE_INFINITY, (report) => {
    if (reports.length === 0) start = performance.now() - from - report.ms;
    reports.push(report);
  });
  const failed = reports.find(({ failure }) => failure !== undefined);
  if (failed !== undefined) throw new Error(`without any mutant, this fails: ${failed.title}\n${failed.failure}`);
  return { start, reports };
}

/** In a worker of its own, since a mutant may leave anything behind; the quickest tests first, until one notices. */
export async function challenge(file: string, awake: number, { start, reports }: Usual): Promise<Verdict> {
  const reaching = reports.filter(({ met }) => met.includes(awake)).sort((a, b) => a.ms - b.ms);
  if (reaching.length === 0) return { verdict: 'survived', tests: 0 };
  const usual = reaching.reduce((ms, report) => ms + report.ms, start);
  let by: string | undefined;
  const errand = { awake, tests: reaching.map(({ at }) => at) };
  const end = await run(file, errand, LEAST + PATIENCE * usual, ({ failure, title }) => {
    if (failure !== undefined) by ??= title;
  });
  if (end === 'late') return { verdict: 'timeout' };
  if (end === 'broken') return { verdict: 'killed', by: 'the build does not start' };
  return by === undefined ? { verdict: 'survived', tests: reaching.length } : { verdict: 'killed', by };
}

/** Milliseconds any mutant gets, and how many times longer than usual it may take: others use the machine too. */
const LEAST = 5_000;
const PATIENCE = 8;

type End = 'done' | 'late' | 'broken';

function run(file: string, workerData: Errand, limit: number, hear: (report: TestReport) => void): Promise<End> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData, stdout: true, stderr: true });
    const timer = Number.isFinite(limit) ? setTimeout(() => finish('late'), limit) : undefined;
    const finish = (end: End): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(end);
    };
    worker.on('message', (message: Message) => {
      if ('test' in message) hear(message.test);
      else finish('done');
    });
    worker.on('error', () => finish('broken'));
  });
}
