import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, stamp } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { step } from './progress.mjs';
import { ROOT, run } from './run.mjs';

export const WEB = path.join(ROOT, 'apps', 'web', 'dist');

/**
 * Builds the web app unless the last build was made from the same sources.
 * @returns {Promise<string | undefined>} what went wrong, for the person
 */
export function buildWeb() {
  return oneAtATime(ROOT, 'web-build', buildOnce);
}

/** @returns {Promise<string | undefined>} */
async function buildOnce() {
  const print = fingerprint(ROOT, ['apps/web', 'packages', 'package-lock.json']);
  const built = stamp(ROOT, 'web-build');
  if (built.isFor(print) && existsSync(path.join(WEB, 'index.html'))) return undefined;

  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // Whoever starts this may be a test, and vite would build for its environment.
  const env = { NODE_ENV: 'production' };
  const build = () => run(process.execPath, [vite, 'build', path.join(ROOT, 'apps', 'web')], { env });
  const { code, output } = await step('Build the web app', build, (ran) => ran.code === 0);
  if (code !== 0) return `The web app does not build; what vite said is below.\n\n${output}`;
  built.write(print);
  return undefined;
}
