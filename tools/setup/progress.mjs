const BEAT = 30_000;

/** @param {number} ms */
const seconds = (ms) => (ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/**
 * Shows which step is running and for how long, then how it ended.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => boolean} isGood
 * @returns {Promise<T>}
 */
export async function step(name, work, isGood) {
  const began = Date.now();
  const out = process.stdout;
  const elapsed = () => seconds(Date.now() - began);
  if (!out.isTTY) out.write(`… ${name}\n`);
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r\x1b[K… ${name}  ${elapsed()}` : `… ${name}, ${elapsed()} so far\n`),
    out.isTTY ? 200 : BEAT,
  );
  try {
    const result = await work();
    if (out.isTTY) out.write('\r\x1b[K');
    out.write(`${isGood(result) ? '✓' : '✗'} ${name}  ${elapsed()}\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
