import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { UsageError } from '../command.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type JobOf, type ResultOf, type SetupOf, TASKS, type Task, type TaskName } from './tasks.ts';

/** Threads that do one kind of work. */
export interface Pool<Job, Result> {
  readonly size: number;
  /** A free thread does this as soon as there is one; jobs wait in line. */
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** All cores, or as many as somebody wants. */
export function coresOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const cores = Number(text);
  if (Number.isInteger(cores) && cores >= 1 && cores <= 256) return cores;
  throw new UsageError(`--cores is a number from 1 to 256, not "${text}"`);
}

/** One core needs no thread of its own. */
export function startPool<Name extends TaskName>(
  task: Name,
  setup: SetupOf<Name>,
  cores: number,
): Pool<JobOf<Name>, ResultOf<Name>> {
  return cores === 1 ? runHere(task, setup) : runInThreads(task, setup, cores);
}

function runHere<Job, Result>(name: TaskName, setup: unknown): Pool<Job, Result> {
  // The caller's types say what the task takes; a table of tasks cannot.
  const opened = TASKS[name]().then((task) => (task as unknown as Task<unknown, Job, Result>).open(setup));
  let line: Promise<unknown> = Promise.resolve();
  return {
    size: 1,
    run(job) {
      const mine = line.then(async () => {
        // Lets Ctrl-C through.
        await breathe();
        return (await opened)(job);
      });
      line = mine.catch(() => undefined);
      return mine;
    },
    close: async () => {},
  };
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(error: unknown): void;
}

function runInThreads<Job, Result>(task: TaskName, setup: unknown, size: number): Pool<Job, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  const line: ToWorker[] = [];
  const free: Worker[] = [];
  let [next, isClosed] = [0, false];

  const failAll = (error: unknown): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const feed = (worker: Worker): void => {
    const message = line.shift();
    if (message === undefined) free.push(worker);
    else worker.postMessage(message);
  };
  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { task, setup } });
    worker.on('message', (message: FromWorker) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(message.error));
      else asked?.resolve(message.result as Result);
      feed(worker);
    });
    worker.on('error', failAll);
    worker.on('exit', (code) => {
      if (!isClosed) failAll(new Error(`a worker ended with code ${code}`));
    });
    free.push(worker);
    return worker;
  });

  return {
    size,
    run(job) {
      const id = next++;
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        line.push({ id, job });
        const worker = free.pop();
        if (worker !== undefined) feed(worker);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
      failAll(new Error('the pool is closed'));
    },
  };
}
