import type { Pool } from './pool.ts';

export interface Drive<Job, Result> {
  readonly pool: Pool<Job, Result>;
  /** The next job; `undefined` if there is none before another comes back. */
  next(): Job | undefined;
  give(job: Job, result: Result): void;
  readonly stop?: AbortSignal | undefined;
}

/** Keeps all threads of a pool at work until there is no job left or somebody stops it, and closes the pool. */
export async function drive<Job, Result>({ pool, next, give, stop }: Drive<Job, Result>): Promise<void> {
  const busy = new Set<Promise<void>>();
  const stopped = new Promise<void>((resolve) => stop?.addEventListener('abort', () => resolve(), { once: true }));
  const begin = (job: Job): void => {
    const one: Promise<void> = pool.run(job).then((result) => {
      busy.delete(one);
      if (stop?.aborted !== true) give(job, result);
    });
    // What fails after the end interests nobody; before it, the race below hears of it.
    one.catch(() => undefined);
    busy.add(one);
  };
  try {
    for (;;) {
      // Two jobs a thread, so that none is idle while results travel.
      while (busy.size < 2 * pool.size && stop?.aborted !== true) {
        const job = next();
        if (job === undefined) break;
        begin(job);
      }
      if (busy.size === 0 || stop?.aborted) return;
      await Promise.race([...busy, stopped]);
    }
  } finally {
    await pool.close();
  }
}
