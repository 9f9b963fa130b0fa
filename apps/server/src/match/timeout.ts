/** Waits for work so long and no longer. What was waited for goes on; whether it succeeds is then unknown. */
export type WithTimeout = <T>(work: Promise<T>) => Promise<T>;

export function createTimeout(milliseconds: number, complaint: string): WithTimeout {
  return (work) =>
    new Promise((resolve, reject) => {
      // All of these wait equally long, so Node keeps them in one list: to add and to remove one costs next to nothing.
      const timer = setTimeout(() => reject(new Error(complaint)), milliseconds);
      timer.unref();
      work.finally(() => clearTimeout(timer)).then(resolve, reject);
    });
}
