import { bundle } from './bundle.ts';
import { BYTES_FLAGS } from './bytes.ts';
import { EngineProcess } from './engine-process.ts';
import { type Plan, type SubjectName, sliceOf, TITLES, warmUpOf } from './plan.ts';
import type { Slice } from './slice.ts';

/** What was measured of one subject: slices by workload, one a round, and bytes by what was counted. */
export interface Measured {
  readonly subject: SubjectName;
  readonly slices: Readonly<Record<string, Slice[]>>;
  readonly bytesPerDecision: number;
}

type Say = (what: string) => void;

const AGAIN_SECONDS = 1;

/**
 * Every subject in a process of its own, never two at once. In each round every workload gets one slice; every second
 * round goes backwards, so that a machine that grows slower or faster favours nobody.
 */
export async function measureAll(subjects: readonly SubjectName[], plan: Plan, say: Say): Promise<Measured[]> {
  say('building');
  const child = await bundle('child');
  const running: { subject: SubjectName; engine: EngineProcess; bundled: string }[] = [];
  try {
    for (const subject of subjects) {
      const bundled = await bundle(`subjects/${subject}`);
      running.push({ subject, bundled, engine: await EngineProcess.start(child, bundled) });
    }
    const jobs = running.flatMap(({ subject, engine }) =>
      engine.workloads.map((workload) => ({ subject, engine, workload, slices: [] as Slice[] })),
    );
    for (const { subject, engine, workload } of jobs) {
      say(`warming up: ${TITLES[subject]}, ${workload}`);
      await engine.warmUp(workload, warmUpOf(plan, workload));
    }
    // What one workload teaches V8 can make it give up code of another, so all are warm only after a second time.
    for (const { subject, engine, workload } of jobs) {
      say(`warming up again: ${TITLES[subject]}, ${workload}`);
      await engine.warmUp(workload, Math.min(AGAIN_SECONDS, warmUpOf(plan, workload)));
    }
    for (let round = 0; round < plan.rounds; round++) {
      for (const job of round % 2 === 0 ? jobs : jobs.toReversed()) {
        say(`round ${round + 1} of ${plan.rounds}: ${TITLES[job.subject]}, ${job.workload}`);
        job.slices.push(await job.engine.slice(job.workload, sliceOf(plan, job.workload)));
      }
    }
    const measured: Measured[] = [];
    for (const { subject, engine, bundled } of running) {
      engine.stop();
      say(`counting bytes: ${TITLES[subject]}`);
      const mine = jobs.filter((job) => job.subject === subject);
      const slices = Object.fromEntries(mine.map(({ workload, slices }) => [workload, slices]));
      measured.push({ subject, slices, bytesPerDecision: await countBytes(child, bundled, plan) });
    }
    return measured;
  } finally {
    for (const { engine } of running) engine.stop();
  }
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
