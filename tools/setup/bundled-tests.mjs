import path from 'node:path';
import { oneFile } from './one-file.mjs';

/** Suites that play thousands of games. */
const BUNDLED = /\.slow\.test\.ts$/;

/**
 * Gives vitest such a suite as one file with all of our own sources in it. The runner turns every use of an import into a
 * look-up in the module it comes from, with which the engine takes twice the time.
 * @returns {import('vite').Plugin}
 */
export function bundledTests() {
  return {
    name: 'longbox:bundled-tests',
    enforce: 'pre',
    async load(id) {
      if (!BUNDLED.test(id)) return undefined;
      const { build } = await import('rolldown');
      const dir = path.dirname(id);
      const output = /** @type {const} */ ({ dir, format: 'esm', codeSplitting: false, sourcemap: true });
      const [{ code, map, moduleIds }] = (await build({ ...oneFile(id, dir), write: false, output })).output;
      for (const source of moduleIds) this.addWatchFile(source);
      return { code, map: map && JSON.parse(map.toString()) };
    },
  };
}
