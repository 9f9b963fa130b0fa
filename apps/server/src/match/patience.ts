/** Somebody whose time may be up. */
export interface Waiting {
  /** As `performance.now` tells it. */
  readonly until: number;
  giveUp(): void;
}

/** So long is waited for anything, and then no longer; what is waited for goes on. */
export interface Patience {
  readonly milliseconds: number;
  readonly complaint: string;
  within<T>(work: Promise<T>): Promise<T>;
  /** For who needs no promise; `until` is so many milliseconds from now. */
  begin(one: Waiting): void;
  /** False if it was given up on. */
  end(one: Waiting): boolean;
}

/**
 * All wait equally long, so that one timer, for the one who has waited longest, serves them all: a timer for each costs as much as
 * reading a message.
 */
export function createPatience(milliseconds: number, complaint: string): Patience {
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
  const begin = (one: Waiting): void => {
    waiting.add(one);
    if (timer === undefined) wait(milliseconds);
  };
  return {
    milliseconds,
    complaint,
    begin,
    end: (one) => waiting.delete(one),
    within: (work) =>
      new Promise((resolve, reject) => {
        const one = { until: performance.now() + milliseconds, giveUp: () => reject(new Error(complaint)) };
        begin(one);
        work.finally(() => waiting.delete(one)).then(resolve, reject);
      }),
  };
}
