import { readdirSync } from 'node:fs';
import path from 'node:path';
import { oneFile } from './one-file.mjs';
import { ROOT } from './run.mjs';

/** Suites that play thousands of games. */
const BUNDLED = /\.slow\.test\.ts$/;

/** @typedef {{ code: string, map: import('rolldown').SourceMap | null, moduleIds: string[] }} Built */

/**
 * Gives vitest such suites with all of our own sources that they use in one file beside them. The runner turns every use of
 * an import into a look-up in the module it comes from, with which the engine takes twice the time. All suites share that
 * file: it is built once, and compiled once for all suites that a worker runs.
 * @param {readonly string[]} folders where suites are
 * @returns {import('vite').Plugin}
 */
export function bundledTests(folders) {
  /** @type {Promise<Map<string, Built>> | undefined} by path: suites, and what they share */
  let built;
  return {
    name: 'longbox:bundled-tests',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (built === undefined || importer === undefined || !source.startsWith('.')) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      return (await built).has(file) ? file : undefined;
    },
    async load(id) {
      if (BUNDLED.test(id)) built ??= build(folders);
      const found = (await built)?.get(id);
      if (found === undefined) return undefined;
      for (const source of found.moduleIds) this.addWatchFile(source);
      return { code: found.code, map: found.map && JSON.parse(found.map.toString()) };
    },
    watchChange() {
      built = undefined;
    },
  };
}

/** @param {readonly string[]} folders */
async function build(folders) {
  const { rolldown } = await import('rolldown');
  const suites = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => BUNDLED.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(ROOT, folder, name)),
  );
  const names = Object.fromEntries(suites.map((suite) => [path.relative(ROOT, suite), suite]));
  const bundle = await rolldown(oneFile(names, (id) => (BUNDLED.test(id) ? path.dirname(id) : ROOT)));
  const { output } = await bundle.generate({
    dir: ROOT,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name]',
    chunkFileNames: 'slow-suites-[name].mjs',
    codeSplitting: { groups: [{ name: 'shared', test: (id) => !BUNDLED.test(id) }] },
  });
  await bundle.close();
  /** @type {Map<string, Built>} */
  const files = new Map();
  for (const chunk of output) if (chunk.type === 'chunk') files.set(path.join(ROOT, chunk.fileName), chunk);
  return files;
}
