/** Error codes of a transaction that was rolled back because of another one and can be tried again. */
const UNDONE = new Set(['40001', '40P01']);
const TRIES = 8;
const PAUSE = 5;

const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNDONE.has(String(error.code));

/** Retries only what is known not to have happened; 40003 (outcome unknown) is not retried. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE * 2 ** tries));
    }
  }
}
