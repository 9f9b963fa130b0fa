import { cpuSeconds } from './slice.ts';
import type { Workload } from './workloads/workload.ts';

/** The young generation is made so large that the collector hardly ever runs between two readings. */
export const BYTES_FLAGS: readonly string[] = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];

const STEPS_PER_READING = 8;

export interface Allocated {
  readonly counts: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** Bytes on the JavaScript heap; a reading across a collection is thrown away with what was counted in it. */
export async function measureBytes(workload: Workload, seconds: number): Promise<Allocated> {
  const counts: Record<string, number> = {};
  let bytes = 0;
  globalThis.gc?.();
  for (const began = cpuSeconds(); cpuSeconds() - began < seconds; ) {
    const before = process.memoryUsage().heapUsed;
    const now: Record<string, number> = {};
    for (let i = 0; i < STEPS_PER_READING; i++) {
      const result = workload.step();
      const done = result instanceof Promise ? await result : result;
      for (const name in done) now[name] = (now[name] ?? 0) + done[name];
    }
    const grown = process.memoryUsage().heapUsed - before;
    if (grown <= 0) continue;
    bytes += grown;
    for (const name in now) counts[name] = (counts[name] ?? 0) + now[name];
  }
  return { counts, bytes };
}
