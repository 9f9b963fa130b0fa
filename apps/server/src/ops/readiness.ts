import type { Database } from '../store/sql.ts';

/** A write that has not ended by then counts as one that does not. */
const PATIENCE = 3_000;
/** An answer is good for so long: who asks more often makes no more work. */
const FRESH = 1_000;

const WRITE = `INSERT INTO settings (name, value) VALUES ('ready', '1')
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/**
 * Whether a node can serve, which it can if it can write. A database may answer questions and take nothing: it is read-only, full, or
 * waits for a standby. One write at a time is tried, and none is cancelled.
 */
export function createReadiness(db: Pick<Database, 'run'>): () => Promise<boolean> {
  let trying: Promise<boolean> | undefined;
  let known = { isReady: false, until: 0 };
  const attempt = async (): Promise<boolean> => {
    try {
      await db.run(WRITE);
      return true;
    } catch {
      return false;
    }
  };
  return async () => {
    if (performance.now() < known.until) return known.isReady;
    trying ??= attempt().finally(() => {
      trying = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
      timer.unref();
    });
    const isReady = await Promise.race([trying, late]);
    clearTimeout(timer);
    known = { isReady, until: performance.now() + FRESH };
    return isReady;
  };
}
