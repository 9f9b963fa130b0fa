import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @typedef {object} Report what vitest's JSON reporter writes, as far as it is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

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
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  return total;
}
