// Matches are played anew for who enters, comes back or asks for a replay: one after the other, beside the moves of those who play.
import { createFairQueue } from '../ops/fair-queue.ts';

/** Milliseconds after which everybody else on the thread has a turn: all moves wait this long. */
const WHILE = 4;

interface Turn {
  readonly owner: string;
  /** Resolves when it is over, however it ended. */
  run(): Promise<unknown>;
}

const queue = createFairQueue<Turn>();
let isBusy = false;
let until = 0;

/** To be asked every now and then within a turn: lets everybody else go first if it is time. */
export async function breathe(): Promise<void> {
  if (performance.now() < until) return;
  await new Promise(setImmediate);
  until = performance.now() + WHILE;
}

async function serve(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  until = performance.now() + WHILE;
  for (let turn = queue.next(); turn !== undefined; turn = queue.next()) {
    const began = performance.now();
    await turn.run().catch(() => undefined);
    queue.spent(turn.owner, performance.now() - began);
    // Hundreds of short ones would otherwise be one long one.
    await breathe();
  }
  isBusy = false;
}

/** For whom it was done least of late comes first. */
export function playInTurn<T>(owner: string, work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    queue.add({ owner, run: () => Promise.resolve().then(work).then(resolve, reject) });
    void serve();
  });
}
