/** Codes with which a database says that a transaction was undone for the sake of another, and may be tried again. */
const UNDONE = new Set(['40001', '40P01']);
const TRIES = 8;
const PAUSE = 5;

const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNDONE.has(String(error.code));

/** Only what is known not to have happened is done again; 40003, whose outcome is unknown, is not. */
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
