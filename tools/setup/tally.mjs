import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} retried tests that failed at first and passed when they were tried again
 * @property {readonly Slow[]} slow test files that took long
 */

/**
 * @typedef {object} Slow
 * @property {string} file
 * @property {number} seconds from its first test to its last, others running beside it
 */

/** One or two lost races on a busy machine are bad luck; more of them are a fault. */
const MOST_RETRIED = 2;

/** Files that take longer than so many seconds are named at the end, the slowest so many of them. */
const SLOW_SECONDS = 10;
const MOST_SLOW = 8;

/**
 * @typedef {object} Report what vitest's JSON reporter writes, as far as it is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, startTime: number, endTime: number, assertionResults: Assertion[] }[]} testResults
 */

/**
 * @typedef {object} Assertion
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} failureMessages of a test that passed, what made it be tried again
 */

/**
 * @param {Report} report
 * @returns {string[]}
 */
const retriedTests = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${path.relative(ROOT, name)} > ${fullName}`),
  );

/**
 * @param {Report} report
 * @returns {Slow[]}
 */
const slowFiles = (report) =>
  report.testResults
    .map(({ name, startTime, endTime }) => ({ file: path.relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
    .filter(({ seconds }) => seconds > SLOW_SECONDS);

/**
 * Counts a vitest run. A file that broke before its first test counts as one failure, and so does a run that
 * failed outside every test.
 * @param {Report} report
 * @param {number} code the exit code of the run
 * @returns {Tally}
 */
export function countReport(report, code) {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: retriedTests(report),
    slow: slowFiles(report),
  };
}

/**
 * @param {string} file
 * @param {number} code
 * @returns {Tally}
 */
export function countReportFile(file, code) {
  try {
    return countReport(JSON.parse(readFileSync(file, 'utf8')), code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, retried: [], slow: [] };
  }
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const count = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const retried = tallies.flatMap((tally) => tally.retried);
  const slow = tallies.flatMap((tally) => tally.slow);
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), retried, slow };
}

/**
 * The closing lines of a run, and its exit code. Too many tests that needed a second try count as failed.
 * @param {Tally} total
 * @returns {{ code: number, lines: string[] }}
 */
export function closing({ passed, failed, skipped, retried, slow }) {
  const lines = [];
  const slowest = slow.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_SLOW);
  if (slowest.length > 0) lines.push('Slowest test files:');
  for (const { file, seconds } of slowest) lines.push(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
  if (skipped > 0) lines.push(`${skipped} tests were skipped.`);
  if (retried.length > 0)
    lines.push('Failed at first, passed at the second try:', ...retried.map((name) => `  ${name}`));
  const unfit = retried.length > MOST_RETRIED ? retried.length : 0;
  if (unfit > 0) lines.push(`More than ${MOST_RETRIED} second tries: these ${unfit} tests count as failed.`);
  lines.push('', `${passed - unfit} passed, ${failed + unfit} failed`);
  return { code: failed + unfit === 0 ? 0 : 1, lines };
}
