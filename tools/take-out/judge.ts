import { Worker } from 'node:worker_threads';
import type { Answer, Errand } from './worker.ts';

/** Milliseconds of processor time for the tests of a whole card. */
const PATIENCE = 20_000;
/** One that does not even work has so many times as long. */
const IDLE = 60;
const LOOKS_EVERY = 250;

/** Milliseconds that this process has worked, all threads together: on a busy machine a test is slow without hanging. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A thread that runs tests; one that hangs or dies is replaced. Has a lifetime: end it. */
export class Judge {
  private readonly file: string;
  private readonly siblings: number;
  private worker: Worker | undefined;

  /** `siblings`: how many judges share the process, this one included. */
  constructor(file: string, siblings: number) {
    this.file = file;
    this.siblings = siblings;
  }

  /** With a part missing a game may never end. `late` and `broken` mean that the tests could not be run to their end, which nobody overlooks. */
  ask(errand: Errand, patience = PATIENCE): Promise<Answer | 'late' | 'broken'> {
    this.worker ??= new Worker(this.file, { stdout: true, stderr: true, execArgv: [] });
    const { worker } = this;
    return new Promise((resolve) => {
      const finish = (answer: Answer | 'late' | 'broken'): void => {
        clearInterval(timer);
        worker.removeAllListeners('message');
        worker.removeAllListeners('error');
        if (typeof answer === 'string') this.end();
        resolve(answer);
      };
      const end = worked() + patience * this.siblings;
      const latest = performance.now() + patience * IDLE;
      const timer = setInterval(() => {
        if (worked() > end || performance.now() > latest) finish('late');
      }, LOOKS_EVERY);
      worker.once('message', (answer: Answer) => finish(answer));
      worker.once('error', () => finish('broken'));
      worker.postMessage(errand);
    });
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
