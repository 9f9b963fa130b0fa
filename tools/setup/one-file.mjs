import { pathToFileURL } from 'node:url';
import { fixedFunctions } from './fixed-functions.mjs';

/**
 * What rolldown is told to put `input` and our own sources that it needs into one plain file. Packages stay outside.
 * @param {string} input
 * @returns {import('rolldown').BuildOptions}
 */
export const oneFile = (input) => ({
  input,
  platform: 'node',
  external: (id) => !/^([./]|[A-Z]:|@longbox\/)/.test(id),
  logLevel: 'silent',
  plugins: [
    {
      name: 'places',
      // What lies beside a source, such as the page and the computer's thread, is still found there.
      transform: (code, id) =>
        code.includes('import.meta.url')
          ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          : undefined,
    },
    fixedFunctions(),
  ],
});
