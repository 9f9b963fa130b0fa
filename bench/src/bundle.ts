import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { fixedFunctions } from '../../tools/setup/fixed-functions.mjs';

export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url));
const OUT = path.join(ROOT, 'node_modules', '.cache', 'longbox', 'bench');

/**
 * Makes one plain JavaScript file of a module of `bench/src` and all of ours that it imports, as a production build
 * would; other engines are loaded as they were published. Returns the file.
 * @param root another checkout of this repository, to compare the two
 */
export async function bundle(name: string, root: string = ROOT): Promise<string> {
  const label = root === ROOT ? '' : 'other-';
  const file = path.join(OUT, `${label}${name.replaceAll('/', '-')}.mjs`);
  await build({
    input: path.join(root, 'bench', 'src', `${name}.ts`),
    platform: 'node',
    external: /^(node:|@pkmn\/|boardgame\.io)/,
    logLevel: 'silent',
    plugins: [fixedFunctions()],
    output: { file, format: 'esm', sourcemap: true, codeSplitting: false },
  });
  return file;
}
