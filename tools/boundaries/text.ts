import { isTest, lineAt, type Problem } from './problem.ts';

const LIMIT = 400;
const UNLIMITED = /\/(data|generated|fixtures|__snapshots__)\/|^packages\/(vs|arena)-sets\//;

export function checkLength(file: string, text: string): Problem[] {
  if (!/\/src\//.test(file) || isTest(file) || UNLIMITED.test(file)) return [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= LIMIT) return [];
  const why = 'a file is about one concept, near a hundred lines';
  return [{ file, line: LIMIT + 1, what: `has ${lines} lines, over ${LIMIT}`, why, fix: 'split it by concept' }];
}

const MACHINE = 'it exists on one machine only';
/** Written so that no pattern matches this file. */
const UNWANTED: readonly { pattern: RegExp; what: string; why: string; fix: string }[] = [
  {
    pattern: /\.\.\/shared\b/g,
    what: 'names a folder beside the repository',
    why: 'a clone has nothing beside it',
    fix: 'state what you need here in your own words',
  },
  {
    pattern: /(?<![\w.)\]}-])\/(?:work|farm|root|home|Users)\/[\w.]/g,
    what: 'names an absolute path of a machine',
    why: MACHINE,
    fix: 'make the path relative to the file or to the repository',
  },
  {
    pattern: /\bregistry\.(?:npmjs|yarnpkg)\b|\bnpmjs\.(?:org|com)\b|"resolved": "https?:/g,
    what: 'names the host of a package registry',
    why: 'people install from the registry they have configured',
    fix: 'leave the address out; for the lockfile see CONTRIBUTING.md',
  },
];

export function checkUnwanted(file: string, text: string): Problem[] {
  return UNWANTED.flatMap(({ pattern, what, why, fix }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), what, why, fix })),
  );
}
