import { expect, test } from 'vitest';
import { countReport, countReportFile, sum } from './tally.mjs';

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};

test('passed, failed and skipped tests are counted', () => {
  expect(countReport(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(countReport({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a file that broke before its first test is a failure', () => {
  const broken = { ...report, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countReport(broken, 1).failed).toBe(1);
});

test('a run that failed outside every test is a failure', () => {
  expect(countReport(report, 1).failed).toBe(1);
  expect(countReportFile('no-such-report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('stages add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 1, skipped: 3 });
});
