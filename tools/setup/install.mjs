import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, stamp } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { step } from './progress.mjs';
import { npm, ROOT } from './run.mjs';

/** @param {string} root */
function manifests(root) {
  const members = ['packages', 'apps'].flatMap((folder) => {
    const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
    return names.sort().map((name) => `${folder}/${name}/package.json`);
  });
  return ['package.json', 'bench/package.json', ...members].filter((file) => existsSync(path.join(root, file)));
}

/**
 * Changes when what is to be installed changes; a new script in a manifest is no reason to install.
 * @param {string} root
 */
function wishes(root) {
  const lists = manifests(root).map((file) => {
    const { dependencies, devDependencies, optionalDependencies, overrides, workspaces } = JSON.parse(
      readFileSync(path.join(root, file), 'utf8'),
    );
    return [file, dependencies, devDependencies, optionalDependencies, overrides, workspaces];
  });
  const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex');
  return `${hash} ${fingerprint(root, ['package-lock.json', '.npmrc'])} ${process.platform} ${process.arch}`;
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
  if (/\bEUSAGE\b/.test(output)) {
    return (
      'A package.json and package-lock.json do not agree. If you changed a dependency, run `npm install` to write the ' +
      'lockfile; otherwise restore both with git.'
    );
  }
  if (/\bE(?:PERM|BUSY)\b/.test(output)) {
    return 'npm could not replace a file in node_modules. Stop what is running from here, then run the same command again.';
  }
  if (/\bENOSPC\b/.test(output)) return 'The disk is full. Free about 1 GB, then run the same command again.';
  return 'npm ci failed; what it said is below.';
}

/**
 * Installs the dependencies unless they already are what the lockfile says. Of several commands at once, one installs and the
 * others wait for it.
 * @param {string} [root]
 * @returns {Promise<string | undefined>} what went wrong, for the person
 */
export async function install(root = ROOT) {
  if (stamp(root, 'install').isFor(wishes(root))) return undefined;
  return oneAtATime(root, 'install', () => installOnce(root));
}

/** @param {string} root */
async function installOnce(root) {
  const print = wishes(root);
  const installed = stamp(root, 'install');
  if (installed.isFor(print)) return undefined;

  // Under `npm --silent` an inner npm would not even say what went wrong.
  const args = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { code, output } = await step(
    'Install dependencies',
    () => npm(args, { cwd: root }),
    (ran) => ran.code === 0,
  );
  if (code !== 0) return `${explainInstall(output)}\n\n${output}`;
  installed.write(print);
  return undefined;
}
