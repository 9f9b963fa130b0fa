import { run } from './run.mjs';

/** @returns {Promise<string[] | undefined>} what to put before apt-get, if packages may be installed here */
export async function packageRights() {
  if ((await run('apt-get', ['--version'])).code !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string[]} rights
 * @param {readonly string[]} names
 */
export async function installPackages(rights, names) {
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'env', ...rest] = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return run(command, rest);
  };
  const updated = await apt('update');
  const installed = await apt('install', '-y', '--no-install-recommends', ...names);
  return { code: installed.code, output: updated.output + installed.output };
}
