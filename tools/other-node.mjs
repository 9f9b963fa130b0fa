// npm run unit:node -- 24          the quick unit tests on another Node, fetched from the registry
// npm run unit:node -- 24 --slow   slow suites too
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './setup/install.mjs';
import { step } from './setup/progress.mjs';
import { npm, ROOT, run } from './setup/run.mjs';

const { values, positionals } = parseArgs({ options: { slow: { type: 'boolean' } }, allowPositionals: true });

/** @param {string} version */
async function testOn(version) {
  if (!/^\d+(\.\d+)*$/.test(version)) {
    console.error('Which Node? For example: npm run unit:node -- 24');
    return 2;
  }
  const problem = (await install()) ?? (await bring(version));
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...(values.slow ? [] : ['--exclude=**/*.slow.test.ts'])];
  const node = programOf(version);
  // What the tests start by the name `node` or by npm's scripts is this one too.
  const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const { output: said } = await run(node, ['--version']);
  const { code, output } = await step(
    `Unit tests on Node ${said.trim()}`,
    () => run(node, args, { env }),
    (ran) => ran.code === 0,
  );
  console.log(code === 0 ? output.trimEnd().split('\n').slice(-5).join('\n') : `\n${output}`);
  return code;
}

/** The registry has a package of each system's binary. */
function packageName() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

/** @param {string} version */
const folderOf = (version) => path.join(ROOT, 'node_modules', '.cache', 'longbox', `node-${version}`);

/** @param {string} version */
const programOf = (version) =>
  path.join(
    folderOf(version),
    'node_modules',
    packageName(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );

/**
 * @param {string} version
 * @returns {Promise<string | undefined>} what went wrong
 */
async function bring(version) {
  if (existsSync(programOf(version))) return undefined;
  const name = `${packageName()}@${version}`;
  const args = [
    'install',
    `--prefix=${folderOf(version)}`,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    name,
  ];
  const { code, output } = await step(
    `Fetch Node ${version}`,
    () => npm(args),
    (ran) => ran.code === 0,
  );
  return code === 0 ? undefined : `The registry has no ${name}:\n\n${output}`;
}

process.exitCode = await testOn(positionals[0] ?? '');
