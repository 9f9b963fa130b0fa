import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bringChromium } from './chromium.mjs';
import { bringDatabases } from './databases.mjs';
import { install } from './install.mjs';
import { step } from './progress.mjs';
import { npm } from './run.mjs';
import { closing, countReportFile, sum } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('./by-hand.mjs').Waiting} Waiting */

/** @type {Tally} */
const FAILURE = { passed: 0, failed: 1, skipped: 0, retried: [], slow: [] };

/**
 * A stage that is right or wrong as a whole.
 * @param {string} name
 * @param {string} script
 * @returns {Promise<Tally>}
 */
async function staticStage(name, script) {
  const { code, output } = await step(
    name,
    () => npm(['run', '--silent', script]),
    (ran) => ran.code === 0,
  );
  if (code !== 0) console.log(`\n${output}`);
  return code === 0 ? { ...FAILURE, passed: 1, failed: 0 } : FAILURE;
}

/**
 * @param {string} name
 * @param {string} script a package script that runs vitest
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Tally>}
 */
async function vitestStage(name, script, options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-test-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--silent', script, '--', ...reporters, ...(options.args ?? [])];
  const env = options.env ?? {};
  const { code, output } = await step(
    name,
    () => npm(args, { env }),
    (ran) => ran.code === 0,
  );
  const tally = countReportFile(report, code);
  rmSync(folder, { recursive: true, force: true });
  if (tally.failed > 0) console.log(`\n${output}`);
  return tally;
}

/**
 * @param {Awaited<ReturnType<typeof bringChromium>>} brought
 * @returns {Promise<Tally>}
 */
async function browserStage(brought) {
  if ('chromium' in brought) return vitestStage('Browser tests', 'e2e', { env: { CHROMIUM: brought.chromium } });
  if ('waiting' in brought) return { ...FAILURE, failed: 0 };
  console.log(`✗ Browser tests\n\n${brought.problem}\n`);
  return FAILURE;
}

/**
 * @param {Tally} total
 * @param {readonly Waiting[]} [waiting]
 * @returns {number} the exit code
 */
function finish(total, waiting = []) {
  const { code, lines } = closing(total);
  for (const { line } of waiting) console.log(`\n${line}`);
  console.log(`\n${lines.join('\n')}`);
  return code;
}

const CHECKS = [
  () => staticStage('Types', 'typecheck'),
  () => staticStage('Lint', 'lint:style'),
  () => staticStage('Forgotten awaits', 'lint:promises'),
  () => staticStage('Boundaries', 'boundaries'),
];

/**
 * @param {readonly (() => Promise<Tally>)[]} stages
 * @returns {Promise<Tally[]>}
 */
async function inTurn(stages) {
  const tallies = [];
  for (const stage of stages) tallies.push(await stage());
  return tallies;
}

/**
 * Runs every stage, also after a failure, so that one run shows everything that is wrong.
 * @param {{ fast: boolean }} options fast leaves out slow suites and the browser
 */
export async function runTests({ fast }) {
  const problem = await install();
  if (problem) {
    console.log(`\n${problem}`);
    return finish(FAILURE);
  }
  const { tallies, waiting } = await (fast ? quickly() : thoroughly());
  return finish(sum(tallies), waiting);
}

/** Checks and quick tests side by side. */
async function quickly() {
  const unit = () => vitestStage('Unit tests', 'unit', { args: ['--exclude=**/*.slow.test.ts'] });
  return { tallies: (await Promise.all([inTurn(CHECKS), inTurn([unit])])).flat(), waiting: [] };
}

/** What is slow fills the machine alone, and a browser that must share is late everywhere. */
async function thoroughly() {
  // While checks keep the processor busy, what the tests need comes over the network; one after the other, by one apt-get.
  const bring = async () => ({ databases: await bringDatabases(), browser: await bringChromium() });
  const [checked, { databases, browser }] = await Promise.all([inTurn(CHECKS), bring()]);
  const args = databases.suites.map((suite) => `--exclude=${suite}`);
  const tested = await inTurn([() => vitestStage('Unit tests', 'unit', { args }), () => browserStage(browser)]);
  const waiting = [...databases.waiting, ...('waiting' in browser ? [browser.waiting] : [])];
  return { tallies: [...checked, ...tested], waiting };
}
