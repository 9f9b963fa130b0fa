// Runs one workload under V8's profilers and writes what they saw. Arguments: bundle, workload, seconds, out file, kind.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import { runSlice, type Slice } from '../slice.ts';
import { warmUp } from '../warm-up.ts';
import type { Subject, Workload } from '../workloads/workload.ts';
import { findSlowObjects } from './slow-objects.ts';

/** What this process prints as its last line. */
export interface Profiled {
  readonly slice: Slice;
  readonly slow: readonly string[];
}

const [, , bundled, name, seconds, out, kind] = process.argv;
const { workloads, sample }: Subject = await import(pathToFileURL(bundled).href);
const workload = workloads.find((each) => each.name === name);
if (workload === undefined) throw new Error(`no workload ${name}: ${workloads.map((each) => each.name).join(', ')}`);

const session = new Session();
const slice = await watch(workload);
const slow = sample === undefined ? [] : findSlowObjects(sample());
process.stdout.write(`\n${JSON.stringify({ slice, slow } satisfies Profiled)}\n`);

async function watch(work: Workload): Promise<Slice> {
  // Code is given up while it warms up; V8 logs it by itself.
  if (kind === 'deopts') return runSlice(work, Number(seconds));
  session.connect();
  await warmUp(work, 5, 15);
  return kind === 'memory' ? sampleMemory(work) : sampleTime(work);
}

async function sampleTime(work: Workload): Promise<Slice> {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  const slice = await runSlice(work, Number(seconds));
  writeFileSync(out, JSON.stringify((await session.post('Profiler.stop')).profile));
  return slice;
}

/** Counts what was collected again, too: it is allocation that costs, not what is left of it. */
async function sampleMemory(work: Workload): Promise<Slice> {
  const options = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await session.post('HeapProfiler.startSampling', { samplingInterval: 4096, ...options });
  const slice = await runSlice(work, Number(seconds));
  writeFileSync(out, JSON.stringify((await session.post('HeapProfiler.stopSampling')).profile));
  return slice;
}
