import { type ChildProcess, spawn } from 'node:child_process';
import type { Allocated } from './bytes.ts';
import type { SliceRequest } from './child.ts';
import { CHILD_ENV } from './run.ts';
import type { Slice } from './slice.ts';

/** Room for young objects from the start, as our server has it; else V8 finds it sooner or later, and not at the same time for all. */
const FLAGS: readonly string[] = ['--min-semi-space-size=16'];

/** A running child; one question at a time. */
export class EngineProcess {
  readonly workloads: readonly string[];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, workloads: readonly string[]) {
    this.#child = child;
    this.workloads = workloads;
  }

  static async start(child: string, bundled: string, flags: readonly string[] = FLAGS): Promise<EngineProcess> {
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
    const running = spawn(process.execPath, [...flags, child, bundled], { stdio: [...stdio], env: CHILD_ENV });
    const { workloads } = await answerOf<{ workloads: readonly string[] }>(running);
    return new EngineProcess(running, workloads);
  }

  async warmUp(workload: string, seconds: number): Promise<void> {
    await this.#ask({ workload, seconds, task: 'warmUp' });
  }

  slice(workload: string, seconds: number): Promise<Slice> {
    return this.#ask<Slice>({ workload, seconds, task: 'time' });
  }

  bytes(workload: string, seconds: number): Promise<Allocated> {
    return this.#ask<Allocated>({ workload, seconds, task: 'bytes' });
  }

  stop(): void {
    this.#child.kill();
  }

  #ask<T>(request: SliceRequest): Promise<T> {
    const answer = answerOf<T>(this.#child);
    this.#child.send(request);
    return answer;
  }
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`a benchmark process ended with code ${code}`));
    child.once('exit', failed);
    child.once('message', (answer) => {
      child.off('exit', failed);
      resolve(answer as T);
    });
  });
}
