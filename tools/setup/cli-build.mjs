import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint, stamp } from './fingerprint.mjs';
import { ROOT } from './run.mjs';
import { bundle } from './server-build.mjs';

const CLI = path.join(ROOT, 'apps', 'cli');
/** Each of the program's files, and the source it is made of. */
const FILES = {
  main: path.join('src', 'main.ts'),
  worker: path.join('src', 'pool', 'worker.ts'),
};

/**
 * The address of one of the program's files, made anew where sources have changed. It loads in a quarter of the time that
 * the sources take. Says nothing: what the program prints is for other programs too.
 * @param {keyof typeof FILES} name
 */
export async function builtCli(name) {
  const sources = ['apps/cli/src', 'apps/server/src', 'packages', 'tools/setup', 'package-lock.json'];
  const print = fingerprint(ROOT, sources);
  const built = stamp(ROOT, `cli-${name}`);
  const file = path.join(CLI, 'dist', `${name}.mjs`);
  if (!built.isFor(print) || !existsSync(file)) {
    await bundle(path.join(CLI, FILES[name]), file);
    built.write(print);
  }
  return pathToFileURL(file).href;
}
