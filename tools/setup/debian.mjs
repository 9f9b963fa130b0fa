import { run } from './run.mjs';

/** Whether packages may be installed here: root on a Debian. Nobody is asked for a password. */
export async function mayInstall() {
  return process.getuid?.() === 0 && (await run('apt-get', ['--version'])).code === 0;
}

/** @param {readonly string[]} names */
export async function installPackages(names) {
  const apt = (/** @type {string[]} */ ...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const updated = await apt('update');
  const installed = await apt('install', '-y', '--no-install-recommends', ...names);
  return { code: installed.code, output: updated.output + installed.output };
}
