import { parseAllDocuments } from 'yaml';
import type { Rule, RuleExample } from './rulebook.ts';
import { type FoundTest, testsIn } from './scan-tests.ts';

export interface Gap {
  readonly id: string;
  readonly reason: string;
}

/** What one game has of its rulebook. */
export interface Coverage {
  readonly total: number;
  readonly implemented: number;
  readonly tested: number;
  readonly gaps: readonly Gap[];
  /** For every id the tests that name it, possibly none. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

export interface SourceFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

/** The tests of sources and the scenes of YAML files, which count as tests. */
export function findTests(files: readonly SourceFile[]): FoundTest[] {
  return files.flatMap(({ path, text }) => (/\.ya?ml$/.test(path) ? scenesIn(path, text) : testsIn(path, text)));
}

function scenesIn(file: string, text: string): FoundTest[] {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const value: unknown = document.toJS();
    if (typeof value !== 'object' || value === null) return [];
    const title = 'scene' in value ? String(value.scene) : file;
    const rules = 'rules' in value ? String(value.rules) : '';
    const line = text.slice(0, document.contents?.range?.[0] ?? 0).split('\n').length;
    return [{ file, line, title, comment: rules }];
  });
}

const ID = /\b(?:VS|MA)-[A-Z]+(?:-[A-Z0-9]+)*(?:\.e\d)?(?:\.\.\d+)?/g;

/** Ids that a test names in its title or its first comment. */
export function idsNamed(test: FoundTest): string[] {
  return [...new Set([...`${test.title}\n${test.comment}`.matchAll(ID)].map(([id]) => id))];
}

export const testLabel = (test: FoundTest): string => `${test.file}: ${test.title}`;

/** What is written wrongly in tests: ids that no rulebook has, and ranges, which nobody can search for. */
export function idProblems(tests: readonly FoundTest[], known: ReadonlySet<string>): string[] {
  return tests.flatMap((test) =>
    idsNamed(test)
      .filter((id) => !known.has(id))
      .map((id) => {
        const what = id.includes('..') ? `"${id}" is a range; write every id in full` : `there is no "${id}"`;
        return `${test.file}:${test.line}: ${what}`;
      }),
  );
}

/** Everything a test may name: rules, their sections and examples, and whatever else is given. */
export function knownIds(rules: readonly Rule[], more: readonly { readonly id: string }[]): Set<string> {
  const ids = new Set(more.map(({ id }) => id));
  for (const rule of rules) {
    for (const id of [rule.id, rule.section, ...rule.examples.map((example) => example.id)]) ids.add(id);
    // `MA-SA` is the chapter of `MA-SA-GEN`.
    for (let at = rule.section.lastIndexOf('-'); at > 2; at = rule.section.lastIndexOf('-', at - 1)) {
      ids.add(rule.section.slice(0, at));
    }
  }
  return ids;
}

/** A gap may name a section, which stands for each rule in it. */
export function coverRules(rules: readonly Rule[], gaps: readonly Gap[], tests: readonly FoundTest[]): Coverage {
  const named = testsById(tests);
  const open = rules.flatMap(({ id, section }) => {
    const gap = gaps.find((one) => one.id === id) ?? gaps.find((one) => one.id === section);
    return gap === undefined ? [] : [{ id, reason: gap.reason }];
  });
  return cover(rules, open, named);
}

export function coverExamples(rules: readonly Rule[], tests: readonly FoundTest[]): Coverage {
  const examples = rules.flatMap((rule): readonly RuleExample[] => rule.examples);
  const named = testsById(tests);
  const open = examples
    .filter(({ id }) => named.get(id) === undefined)
    .map(({ id }) => ({ id, reason: 'no test names it' }));
  return cover(examples, open, named);
}

function cover(
  all: readonly { readonly id: string }[],
  gaps: readonly Gap[],
  named: ReadonlyMap<string, readonly string[]>,
): Coverage {
  const tests = Object.fromEntries(all.map(({ id }) => [id, named.get(id) ?? []]));
  const tested = Object.values(tests).filter((list) => list.length > 0).length;
  return { total: all.length, implemented: all.length - gaps.length, tested, gaps, tests };
}

function testsById(tests: readonly FoundTest[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const test of tests) {
    for (const id of idsNamed(test)) {
      // An example of a rule, `MA-DECK-01.e1`, names the rule too.
      for (const one of new Set([id, id.replace(/\.e\d$/, '')])) {
        named.set(one, [...new Set([...(named.get(one) ?? []), testLabel(test)])]);
      }
    }
  }
  return named;
}

/** Gaps that name nothing. */
export function gapProblems(rules: readonly Rule[], gaps: readonly Gap[]): string[] {
  const ids = new Set(rules.flatMap(({ id, section }) => [id, section]));
  return gaps.filter(({ id }) => !ids.has(id)).map(({ id }) => `gaps.json: there is no "${id}"`);
}
