import path from 'node:path';
import { fixedFunctions } from './fixed-functions.mjs';

const OURS = /^([./]|[A-Z]:|@longbox\/)/;

/**
 * Our own sources, and with `inline` the packages they use too. Never inside: what comes as native code, and the test runner.
 * @param {boolean} inline
 * @returns {(id: string) => boolean}
 */
const outside = (inline) =>
  inline ? (id) => /^(node:|@photostructure\/sqlite$|vitest$)/.test(id) : (id) => !OURS.test(id);

/**
 * What rolldown is told to put `input` and our own sources that it needs into one plain file.
 * @param {string | Record<string, string>} input
 * @param {string | ((id: string) => string)} folder where the file will be; with several files, where that with this source
 * @param {{ inline?: boolean }} [options] with `inline`, packages are put inside too
 * @returns {import('rolldown').BuildOptions}
 */
export const oneFile = (input, folder, { inline = false } = {}) => ({
  input,
  platform: 'node',
  external: outside(inline),
  logLevel: 'silent',
  plugins: [
    {
      name: 'places',
      // What lies beside a source, such as the page and a worker thread, is found there from the built file too. The way
      // from one to the other is the same wherever both have been moved.
      transform: (code, id) => {
        if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined;
        const way = path
          .relative(typeof folder === 'string' ? folder : folder(id), id)
          .split(path.sep)
          .map(encodeURIComponent)
          .join('/');
        return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(way)}, import.meta.url).href`);
      },
    },
    fixedFunctions(),
  ],
});
