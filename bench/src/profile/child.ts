// Runs one workload under V8's profilers and writes what they saw. Arguments: bundle, workload, seconds, out file, kind.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import { runSlice, type Slice } from '../slice.ts';
import { warmUp } from '../warm-up.ts';
import type { Subject, Workload } from '../workloads/workload.ts';
import { findDictionaries } from './dictionaries.ts';

const [, , bundled, name, seconds, out, kind] = process.argv;

const { workloads, sample }: Subject = await import(pathToFileURL(bundled).href);
const workload = workloads.find((each) => each.name === name);
if (workload === undefined) throw new Error(`no workload ${name}: ${workloads.map((each) => each.name).join(', ')}`);

const session = new Session();
session.connect();
await warmUp(workload, 5, 15);
const { slice, profile } = kind === 'memory' ? await sampleMemory(workload) : await sampleTime(workload);
writeFileSync(out, JSON.stringify(profile));
const dictionaries = sample === undefined ? [] : findDictionaries(sample());
process.stdout.write(JSON.stringify({ slice, dictionaries }));

async function sampleTime(work: Workload): Promise<{ slice: Slice; profile: object }> {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  const slice = await runSlice(work, Number(seconds));
  return { slice, profile: (await session.post('Profiler.stop')).profile };
}

/** Counts what was collected again, too: it is allocation that costs, not what is left of it. */
async function sampleMemory(work: Workload): Promise<{ slice: Slice; profile: object }> {
  const options = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await session.post('HeapProfiler.startSampling', { samplingInterval: 4096, ...options });
  const slice = await runSlice(work, Number(seconds));
  return { slice, profile: (await session.post('HeapProfiler.stopSampling')).profile };
}
