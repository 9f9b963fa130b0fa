import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, stamp } from './fingerprint.mjs';
import { step } from './progress.mjs';
import { npm, ROOT } from './run.mjs';

/** @param {string} root */
function manifests(root) {
  const members = ['packages', 'apps'].flatMap((folder) => {
    const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
    return names.sort().map((name) => `${folder}/${name}/package.json`);
  });
  return ['package.json', 'package-lock.json', '.npmrc', 'bench/package.json', ...members];
}

/**
 * Turns npm's complaint into a sentence to act on.
 * @param {string} output
 */
export function explainInstall(output) {
  const unreachable = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.exec(
    output,
  );
  if (unreachable) {
    return (
      `npm could not reach its package registry (${unreachable[0]}). Check the network, and the proxy and ` +
      'registry settings that `npm config list` shows, then run the same command again.'
    );
  }
  const missing = /\b(?:E404|ETARGET)\b/.exec(output);
  if (missing) {
    return (
      `The package registry lacks something Longbox needs (${missing[0]}; the name is below). Choose a complete ` +
      'registry with `npm config set registry ADDRESS`, then run the same command again.'
    );
  }
  if (/\bENOSPC\b/.test(output)) return 'The disk is full. Free about 1 GB, then run the same command again.';
  return 'npm install failed; what it said is below.';
}

/**
 * Installs the dependencies unless they already are what the lockfile says.
 * `npm ci` is not used: npm 11 refuses it where a registry lacks packages for other platforms.
 * @param {string} [root]
 * @returns {Promise<string | undefined>} what went wrong, for the person
 */
export async function install(root = ROOT) {
  const print = `${fingerprint(root, manifests(root))} ${process.platform} ${process.arch}`;
  const installed = stamp(root, 'install');
  if (installed.isFor(print)) return undefined;

  // Without --no-save another npm version would rewrite the lockfile of a clean checkout. Under `npm --silent`
  // an inner npm would not even say what went wrong.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { code, output } = await step(
    'Install dependencies',
    () => npm(args, { cwd: root }),
    (ran) => ran.code === 0,
  );
  if (code !== 0) return `${explainInstall(output)}\n\n${output}`;
  installed.write(print);
  return undefined;
}
