interface Waiting {
  readonly until: number;
  giveUp(): void;
}

/**
 * Waits so long for anything, and then no longer; what is waited for goes on. All wait equally long, so that one timer, for the
 * one who has waited longest, serves them all: a timer for each costs as much as reading a message.
 */
export function createPatience(milliseconds: number, complaint: string): <T>(work: Promise<T>) => Promise<T> {
  /** In the order in which their time is up. */
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  const wait = (left: number): void => {
    timer = setTimeout(look, left);
    timer.unref();
  };
  const look = (): void => {
    timer = undefined;
    const now = performance.now();
    for (const one of waiting) {
      if (one.until > now) return wait(one.until - now);
      waiting.delete(one);
      one.giveUp();
    }
  };
  return (work) =>
    new Promise((resolve, reject) => {
      const one = { until: performance.now() + milliseconds, giveUp: () => reject(new Error(complaint)) };
      waiting.add(one);
      if (timer === undefined) wait(milliseconds);
      work.then(
        (answer) => {
          waiting.delete(one);
          resolve(answer);
        },
        (error: unknown) => {
          waiting.delete(one);
          reject(error);
        },
      );
    });
}
