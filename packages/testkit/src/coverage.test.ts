import { expect, test } from 'vitest';
import { coverExamples, coverRules, findTests, gapProblems, idProblems, knownIds } from './coverage.ts';

const rule = (id: string, section: string, ...examples: string[]) => ({
  id,
  section,
  sectionTitle: section,
  text: 'text',
  examples: examples.map((example) => ({ id: example, text: 'text' })),
});
const RULES = [
  rule('VS-ATK-01', 'VS-ATK', 'VS-EX-01'),
  rule('VS-ATK-02', 'VS-ATK'),
  rule('VS-KW-AIR-SUPERIORITY-2', 'VS-KW'),
  rule('MA-SA-GEN-01', 'MA-SA-GEN', 'MA-SA-GEN-01.e1'),
];
const SOURCE = {
  path: 'packages/vs/rulebook/attack.test.ts',
  text: `
    test('VS-ATK-01: ready characters attack', () => {
      // Also VS-KW-AIR-SUPERIORITY-2.
    });
    test('an example', () => {
      // VS-EX-01, MA-SA-GEN-01.e1
    });`,
};
const SCENES = {
  path: 'packages/vs/rulebook/attack.yaml',
  text: 'scene: the first\nrules: [VS-ATK-01]\n---\nscene: the second\nrules: VS-ATK-02\n',
};
const first = 'packages/vs/rulebook/attack.test.ts: VS-ATK-01: ready characters attack';
const example = 'packages/vs/rulebook/attack.test.ts: an example';

test('a rule is tested if a test or a scene names it, and a gap is not implemented', () => {
  const gaps = [{ id: 'VS-ATK-02', reason: 'later' }];
  expect(coverRules(RULES, gaps, findTests([SOURCE, SCENES]))).toEqual({
    total: 4,
    implemented: 3,
    tested: 4,
    gaps,
    tests: {
      'VS-ATK-01': [first, 'packages/vs/rulebook/attack.yaml: the first'],
      'VS-ATK-02': ['packages/vs/rulebook/attack.yaml: the second'],
      'VS-KW-AIR-SUPERIORITY-2': [first],
      'MA-SA-GEN-01': [example],
    },
  });
});

test('a gap that names a section stands for all of its rules', () => {
  const { gaps, implemented } = coverRules(RULES, [{ id: 'VS-ATK', reason: 'not written yet' }], []);
  expect(implemented).toBe(2);
  expect(gaps).toEqual([
    { id: 'VS-ATK-01', reason: 'not written yet' },
    { id: 'VS-ATK-02', reason: 'not written yet' },
  ]);
});

test('an example without a test is a gap', () => {
  const { total, tested, gaps } = coverExamples(RULES, findTests([{ ...SOURCE, text: "test('VS-EX-01', () => {});" }]));
  expect({ total, tested, gaps }).toEqual({
    total: 2,
    tested: 1,
    gaps: [{ id: 'MA-SA-GEN-01.e1', reason: 'no test names it' }],
  });
});

test('unknown ids and ranges are told with file and line', () => {
  const text = "\ntest('VS-ATK-99, VS-ATK-01..02 and all of VS-ATK and MA-SA', () => {});";
  const known = knownIds(RULES, [{ id: 'MA-AMB-01' }]);
  expect(idProblems(findTests([{ path: 'a.test.ts', text }]), known)).toEqual([
    'a.test.ts:2: there is no "VS-ATK-99"',
    'a.test.ts:2: "VS-ATK-01..02" is a range; write every id in full',
  ]);
  expect(gapProblems(RULES, [{ id: 'VS-ATX', reason: '' }])).toEqual(['gaps.json: there is no "VS-ATX"']);
});
