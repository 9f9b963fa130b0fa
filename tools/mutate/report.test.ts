import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mutant } from './find-mutants.ts';
import { PACKAGES, rulebookTests, rulesFiles } from './packages.ts';
import { withOutcome } from './report.ts';
import type { Outcome } from './run-mutants.ts';
import { sample } from './sample.ts';

const numbers = Array.from({ length: 50 }, (_, i) => i);

test('a sample is picked by its seed alone, and keeps the order', () => {
  const picked = sample(numbers, 10, 'one', String);
  expect(picked).toHaveLength(10);
  expect(picked).toEqual(picked.toSorted((a, b) => a - b));
  expect(sample(numbers, 10, 'one', String)).toEqual(picked);
  expect(sample(numbers, 10, 'two', String)).not.toEqual(picked);
  expect(sample(numbers, 99, 'one', String)).toEqual(numbers);
});

test('a sample hardly changes when there is one more to pick from', () => {
  const picked = sample(numbers, 10, 'one', String);
  expect(sample([...numbers, 50], 10, 'one', String).filter((one) => !picked.includes(one)).length).toBeLessThan(2);
});

const mutant: Mutant = {
  file: 'a.ts',
  line: 3,
  text: 'a || b',
  start: 0,
  end: 5,
  kind: 'compare',
  before: 'a || b',
  after: 'a && b',
};
const outcome: Outcome = {
  wish: { game: 'vs', count: 4, seed: 's', pattern: undefined },
  mutants: 90,
  tests: 7,
  judged: [
    { mutant, verdict: { verdict: 'killed', by: 'a test' } },
    { mutant, verdict: { verdict: 'timeout' } },
    { mutant, verdict: { verdict: 'survived', tests: 3 } },
  ],
};

test('the report has the figures and the survivors, and leaves the other package alone', () => {
  const page =
    '<!-- mutants: vs -->\nold\n<!-- end of mutants -->\n<!-- mutants: arena -->\nkept\n<!-- end of mutants -->\n';
  const written = withOutcome(page, outcome);
  expect(written).toContain('**66.7 % noticed**: 1 killed, 1 ran too long, 1 survived.');
  expect(written).toContain('| a.ts:3 | `a \\|\\| b` | `a && b` | not judged yet |');
  expect(written).toContain('kept');
  expect(written).not.toContain('old');
});

test('every package has rules to change and tests to notice it', () => {
  for (const game of PACKAGES) {
    expect(rulesFiles(game).length).toBeGreaterThan(5);
    expect(rulebookTests(game).length).toBeGreaterThan(5);
  }
  expect(rulesFiles('vs', '*rules/strike*')).toEqual(['packages/vs/src/rules/strike.ts']);
});

test('docs/mutation.md has a part for every package and no survivor that nobody judged', () => {
  const page = readFileSync(new URL('../../docs/mutation.md', import.meta.url), 'utf8');
  for (const game of PACKAGES) expect(page).toContain(`<!-- mutants: ${game} -->`);
  expect(page).not.toContain('not judged yet');
});
