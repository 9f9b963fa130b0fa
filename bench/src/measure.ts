import { bundle } from './bundle.ts';
import { BYTES_FLAGS } from './bytes.ts';
import { EngineProcess } from './engine-process.ts';
import { type Plan, processesOf, type SubjectName, sliceOf, TITLES, warmUpOf } from './plan.ts';
import type { Slice } from './slice.ts';

/** What was measured of one subject: slices by workload, one a round, and bytes by what was counted. */
export interface Measured {
  readonly subject: SubjectName;
  readonly slices: Readonly<Record<string, Slice[]>>;
  readonly bytesPerDecision: number;
}

type Say = (what: string) => void;

/** One workload of one subject, in processes of its own. */
interface Job {
  readonly subject: SubjectName;
  readonly workload: string;
  /** They take turns. */
  readonly engines: readonly EngineProcess[];
  readonly slices: Slice[];
}

/**
 * Every workload of every subject in processes of its own, since what one teaches V8 can make it give up code of another;
 * never two at once. In each round every workload gets one slice, the same one of all subjects after each other; every second
 * round goes backwards, so that a machine that grows slower or faster favours nobody.
 */
export async function measureAll(subjects: readonly SubjectName[], plan: Plan, say: Say): Promise<Measured[]> {
  say('building');
  const child = await bundle('child');
  const bundles = new Map<SubjectName, string>();
  const jobs: Job[] = [];
  try {
    for (const subject of subjects) {
      const bundled = await bundle(`subjects/${subject}`);
      bundles.set(subject, bundled);
      jobs.push(...(await startJobs(subject, child, bundled, plan)));
    }
    for (const { subject, engines, workload } of jobs) {
      say(`warming up: ${TITLES[subject]}, ${workload}`);
      for (const engine of engines) await engine.warmUp(workload, warmUpOf(plan, workload));
    }
    const workloads = [...new Set(jobs.map(({ workload }) => workload))];
    const order = workloads.flatMap((name) => jobs.filter(({ workload }) => workload === name));
    for (let round = 0; round < plan.rounds; round++) {
      for (const { subject, engines, workload, slices } of round % 2 === 0 ? order : order.toReversed()) {
        say(`round ${round + 1} of ${plan.rounds}: ${TITLES[subject]}, ${workload}`);
        // A process has as many rounds forwards as backwards.
        const engine = engines[(round >> 1) % engines.length];
        slices.push(await engine.slice(workload, sliceOf(plan, workload)));
      }
    }
  } finally {
    for (const { engines } of jobs) for (const engine of engines) engine.stop();
  }
  const measured: Measured[] = [];
  for (const [subject, bundled] of bundles) {
    say(`counting bytes: ${TITLES[subject]}`);
    const mine = jobs.filter((job) => job.subject === subject);
    const slices = Object.fromEntries(mine.map(({ workload, slices }) => [workload, slices]));
    measured.push({ subject, slices, bytesPerDecision: await countBytes(child, bundled, plan) });
  }
  return measured;
}

async function startJobs(subject: SubjectName, child: string, bundled: string, plan: Plan): Promise<Job[]> {
  const first = await EngineProcess.start(child, bundled);
  const jobs: Job[] = [];
  for (const workload of first.workloads) {
    const engines = jobs.length === 0 ? [first] : [];
    while (engines.length < processesOf(plan, workload)) engines.push(await EngineProcess.start(child, bundled));
    jobs.push({ subject, workload, engines, slices: [] });
  }
  return jobs;
}

async function countBytes(child: string, bundled: string, plan: Plan): Promise<number> {
  const engine = await EngineProcess.start(child, bundled, BYTES_FLAGS);
  try {
    // Compiling allocates too, and code that is not yet compiled allocates more.
    await engine.warmUp('play', plan.warmUp);
    const { counts, bytes } = await engine.bytes('play', plan.bytes);
    return bytes / counts.decisions;
  } finally {
    engine.stop();
  }
}
