// A process of its own for one subject. Argument: the subject's bundle. Answers each message with a slice.
import { pathToFileURL } from 'node:url';
import { measureBytes } from './bytes.ts';
import { runSlice } from './slice.ts';
import type { Subject } from './workloads/workload.ts';

export interface SliceRequest {
  readonly workload: string;
  readonly seconds: number;
  /** Bytes allocated instead of processor time. */
  readonly bytes?: true;
}

const { workloads }: Subject = await import(pathToFileURL(process.argv[2]).href);

process.on('message', ({ workload: name, seconds, bytes }: SliceRequest) => {
  const workload = workloads.find((each) => each.name === name);
  if (workload === undefined) throw new Error(`there is no workload ${name}`);
  const done = bytes ? measureBytes(workload, seconds) : runSlice(workload, seconds);
  done.then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.({ workloads: workloads.map(({ name }) => name) });
