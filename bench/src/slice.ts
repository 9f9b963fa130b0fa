import type { Workload } from './workloads/workload.ts';

/** What a workload did in a while, and the seconds of processor time it took. */
export interface Slice {
  readonly counts: Readonly<Record<string, number>>;
  readonly cpu: number;
}

/** Reading the clock of a busy process may cost as much as a short step, so these are run in batches of about this long. */
const BATCH_SECONDS = 0.02;

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Steps until so many seconds of this process's own time have passed; other processes on the machine do not count. */
export async function runSlice(workload: Workload, seconds: number): Promise<Slice> {
  const counts: Record<string, number> = {};
  const began = cpuSeconds();
  let batch = 1;
  let last = began;
  for (;;) {
    for (let i = 0; i < batch; i++) {
      const result = workload.step();
      const done = result instanceof Promise ? await result : result;
      for (const name in done) counts[name] = (counts[name] ?? 0) + done[name];
    }
    const now = cpuSeconds();
    if (now - began >= seconds) return { counts, cpu: now - began };
    if (now - last < BATCH_SECONDS) batch *= 2;
    last = now;
  }
}
