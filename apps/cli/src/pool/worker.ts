import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { TASKS, type Task, type TaskName } from './tasks.ts';

/** What `startPool` hands over. */
const { task: name, setup }: { readonly task: TaskName; readonly setup: unknown } = workerData;

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

// The pool has checked the types; here everything has come through a message.
const task = (await TASKS[name]()) as Task<unknown, unknown, unknown>;
const run = await task.open(setup);

parentPort?.on('message', ({ id, job }: ToWorker) => {
  try {
    tell({ id, result: run(job) });
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
