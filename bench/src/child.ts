// A process of its own for one subject. Argument: the subject's bundle. Answers each message with a slice.
import { pathToFileURL } from 'node:url';
import { measureBytes } from './bytes.ts';
import { runSlice } from './slice.ts';
import { warmUp } from './warm-up.ts';
import type { Subject, Workload } from './workloads/workload.ts';

export interface SliceRequest {
  readonly workload: string;
  readonly seconds: number;
  readonly task: 'time' | 'bytes' | 'warmUp';
}

/** However it goes, a warm-up ends after so many times the seconds it was given. */
const LONGEST_WARM_UP = 3;

const { workloads }: Subject = await import(pathToFileURL(process.argv[2]).href);

process.on('message', ({ workload: name, seconds, task }: SliceRequest) => {
  const workload = workloads.find((each) => each.name === name);
  if (workload === undefined) throw new Error(`there is no workload ${name}`);
  doTask(workload, task, seconds).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
function doTask(workload: Workload, task: SliceRequest['task'], seconds: number): Promise<unknown> {
  if (task === 'bytes') return measureBytes(workload, seconds);
  if (task === 'time') return runSlice(workload, seconds);
  return warmUp(workload, seconds, seconds * LONGEST_WARM_UP).then(() => 'warm');
}

process.send?.({ workloads: workloads.map(({ name }) => name) });
