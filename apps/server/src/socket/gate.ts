import { createFairQueue } from '../ops/fair-queue.ts';

/** Somebody at the door. */
interface Knock {
  /** The address. */
  readonly owner: string;
  open(): void;
  refuse(): void;
}

/** Lets sockets in one after the other, with room between for those who are in. */
export interface Gate {
  knock(knock: Knock): void;
  readonly waiting: () => number;
}

/** Milliseconds of opening sockets after which everybody else has a turn. */
const WHILE = 4;
const MOST_WAITING = 4_000;
const MOST_OF_ONE = 64;

/** Thousands of sockets may come at once, after a restart or out of malice: who has come least of late is let in first. */
export function createGate(): Gate {
  const queue = createFairQueue<Knock>();
  const waiting = new Map<string, number>();
  let isBusy = false;

  const serve = (): void => {
    const until = performance.now() + WHILE;
    for (;;) {
      const knock = queue.next();
      if (knock === undefined) {
        isBusy = false;
        return;
      }
      const { owner } = knock;
      const left = (waiting.get(owner) ?? 1) - 1;
      if (left === 0) waiting.delete(owner);
      else waiting.set(owner, left);
      const began = performance.now();
      knock.open();
      const now = performance.now();
      queue.spent(owner, now - began);
      if (now < until) continue;
      setImmediate(serve);
      return;
    }
  };
  return {
    knock(knock) {
      const own = waiting.get(knock.owner) ?? 0;
      if (own >= MOST_OF_ONE || queue.size >= MOST_WAITING) return knock.refuse();
      waiting.set(knock.owner, own + 1);
      queue.add(knock);
      if (isBusy) return;
      isBusy = true;
      setImmediate(serve);
    },
    waiting: () => queue.size,
  };
}
