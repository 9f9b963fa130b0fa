import { Worker } from 'node:worker_threads';
import type { Answer, Errand } from './worker.ts';

/** Milliseconds for the tests of a whole card. */
const PATIENCE = 20_000;

/** A thread that runs tests; one that hangs or dies is replaced. Has a lifetime: end it. */
export class Judge {
  private readonly file: string;
  private worker: Worker | undefined;

  constructor(file: string) {
    this.file = file;
  }

  /** With a part missing a game may never end. `late` and `broken` mean that the tests could not be run to their end, which nobody overlooks. */
  ask(errand: Errand, patience = PATIENCE): Promise<Answer | 'late' | 'broken'> {
    this.worker ??= new Worker(this.file, { stdout: true, stderr: true, execArgv: [] });
    const { worker } = this;
    return new Promise((resolve) => {
      const finish = (answer: Answer | 'late' | 'broken'): void => {
        clearTimeout(timer);
        worker.removeAllListeners('message');
        worker.removeAllListeners('error');
        if (typeof answer === 'string') this.end();
        resolve(answer);
      };
      const timer = setTimeout(() => finish('late'), patience);
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
