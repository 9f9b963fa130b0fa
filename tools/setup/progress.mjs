const BEAT = 30_000;
const QUICK_BEAT = 200;

/** @param {number} ms */
const seconds = (ms) => (ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/**
 * What is running and since when; several steps may run beside each other.
 * @type {Map<string, number>}
 */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;

const out = process.stdout;

/** @param {string} name */
const elapsed = (name) => seconds(Date.now() - (running.get(name) ?? 0));

function show() {
  const steps = [...running.keys()];
  if (out.isTTY) out.write(`\r\x1b[K… ${steps.map((name) => `${name}  ${elapsed(name)}`).join('  ·  ')}`);
  else out.write(`… ${steps.map((name) => `${name}, ${elapsed(name)} so far`).join('; ')}\n`);
}

/** @param {string} name */
function begin(name) {
  running.set(name, Date.now());
  if (!out.isTTY) out.write(`… ${name}\n`);
  timer ??= setInterval(show, out.isTTY ? QUICK_BEAT : BEAT);
}

/** @param {string} name */
function end(name) {
  running.delete(name);
  if (running.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/**
 * Shows which step is running and for how long, then how it ended.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => boolean} isGood
 * @returns {Promise<T>}
 */
export async function step(name, work, isGood) {
  begin(name);
  try {
    const result = await work();
    if (out.isTTY) out.write('\r\x1b[K');
    out.write(`${isGood(result) ? '✓' : '✗'} ${name}  ${elapsed(name)}\n`);
    return result;
  } finally {
    end(name);
  }
}
