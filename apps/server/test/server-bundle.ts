import path from 'node:path';
import { ROOT } from '../../../tools/setup/run.mjs';
import { bundle } from '../../../tools/setup/server-build.mjs';

const SERVER = path.join(ROOT, 'apps', 'server');
const made = new Map<string, Promise<string>>();

/** A source of the server, or of its tests, as the plain file that `npm start` would make of it. */
export function bundleOf(source: string): Promise<string> {
  const known = made.get(source) ?? makeBundle(source);
  made.set(source, known);
  return known;
}

async function makeBundle(source: string): Promise<string> {
  // Beside the server's own modules, so that what is not in the file is found where the sources find it.
  const name = path.basename(source, '.ts');
  const file = path.join(SERVER, 'node_modules', '.cache', 'longbox', `${name}.mjs`);
  await bundle(path.join(SERVER, source), file);
  return file;
}
