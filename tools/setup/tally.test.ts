import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';
import { closing, countReport, countReportFile, sum } from './tally.mjs';

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      startTime: 1000,
      endTime: 4000,
      assertionResults: [{ status: 'passed', fullName: 'holds', failureMessages: [] as string[] }],
    },
  ],
};

test('passed, failed and skipped tests are counted', () => {
  expect(countReport(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2, retried: [], slow: [] });
  expect(countReport({ ...report, numFailedTests: 2 }, 1)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    retried: [],
    slow: [],
  });
});

test('a file that broke before its first test is a failure', () => {
  const broken = { ...report, testResults: [{ ...report.testResults[0], status: 'failed', assertionResults: [] }] };
  expect(countReport(broken, 1).failed).toBe(1);
});

test('a run that failed outside every test is a failure', () => {
  expect(countReport(report, 1).failed).toBe(1);
  expect(countReportFile('no-such-report.json', 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    retried: [],
    slow: [],
  });
});

test('stages add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, skipped: 0, retried: ['a'], slow: [] },
      { passed: 2, failed: 1, skipped: 3, retried: ['b'], slow: [] },
    ]),
  ).toEqual({ passed: 3, failed: 1, skipped: 3, retried: ['a', 'b'], slow: [] });
});

test('a test that passed at its second try is named', () => {
  const again = { status: 'passed', fullName: 'loses a race', failureMessages: ['Error: too late'] };
  const lost = { status: 'failed', fullName: 'fails', failureMessages: ['Error', 'Error'] };
  const testResults = [
    { ...report.testResults[0], name: path.join(ROOT, 'apps/b.test.ts'), assertionResults: [again, lost] },
  ];
  const { retried } = countReport({ ...report, testResults }, 1);
  expect(retried).toEqual([`${path.normalize('apps/b.test.ts')} > loses a race`]);
  expect(closing({ passed: 5, failed: 0, skipped: 0, retried, slow: [] })).toEqual({
    code: 0,
    lines: ['Failed at first, passed at the second try:', `  ${retried[0]}`, '', '5 passed, 0 failed'],
  });
});

test('three tests that needed a second try fail the run', () => {
  const { code, lines } = closing({ passed: 9, failed: 0, skipped: 0, retried: ['a', 'b', 'c'], slow: [] });
  expect(code).toBe(1);
  expect(lines.slice(-2)).toEqual(['', '6 passed, 3 failed']);
  expect(closing({ passed: 9, failed: 0, skipped: 0, retried: ['a', 'b'], slow: [] }).code).toBe(0);
});

test('the slowest files are named, the slowest first', () => {
  const took = (name: string, seconds: number) => ({
    ...report.testResults[0],
    name: path.join(ROOT, name),
    endTime: 1000 + 1000 * seconds,
  });
  const { slow } = countReport({ ...report, testResults: [took('a', 12), took('b', 3), took('c', 40)] }, 0);
  expect(closing({ passed: 1, failed: 0, skipped: 0, retried: [], slow }).lines).toEqual([
    'Slowest test files:',
    '   40 s  c',
    '   12 s  a',
    '',
    '1 passed, 0 failed',
  ]);
});

test('a pure test such as this one is tried once', ({ task }) => {
  expect(task.retry ?? 0).toBe(0);
});
