import { Visitor } from 'rolldown/utils';
import type { Parsed } from './imports.ts';
import { isTest, lineAt, type Problem } from './problem.ts';

const PURE = /^packages\/(kernel|vs|arena|vs-sets|arena-sets)\/src\//;

const CLOCK = 'a log must replay to the same state on any day and machine';
const OUTSIDE = 'rules have no world outside their state';
/** Global names that rules and cards may not use, with the reason. */
const GLOBALS: Readonly<Record<string, string>> = {
  Date: CLOCK,
  performance: CLOCK,
  setTimeout: CLOCK,
  setInterval: CLOCK,
  setImmediate: CLOCK,
  queueMicrotask: CLOCK,
  Promise: CLOCK,
  Intl: 'results would differ by locale',
  console: OUTSIDE,
  process: OUTSIDE,
  globalThis: OUTSIDE,
  fetch: OUTSIDE,
  crypto: OUTSIDE,
};
const LOCALE = /^(toLocale\w*|localeCompare)$/;

/** Finds clock, chance, locale and output in rules and cards. */
export function checkPureNames(file: string, text: string, parsed: Parsed): Problem[] {
  if (!PURE.test(file) || isTest(file)) return [];
  const problems: Problem[] = [];
  const report = (start: number, what: string, why: string, fix: string) =>
    problems.push({ file, line: lineAt(text, start), what, why, fix });

  // Parents are visited first, so a name that is only a key is known before it is reached. The name in a
  // shorthand is visited twice, as key and as value.
  const keys = new Set<number>();
  const key = (node: { computed: boolean; key: { start: number } }) => {
    if (!node.computed) keys.add(node.key.start);
  };
  const refuseAsync = (node: { start: number; async: boolean }) => {
    if (node.async)
      report(node.start, 'uses an async function', CLOCK, 'open a decision and return instead of waiting');
  };
  new Visitor({
    Property: (node) => {
      if (!node.shorthand) key(node);
    },
    MethodDefinition: key,
    PropertyDefinition: key,
    TSPropertySignature: key,
    TSMethodSignature: key,
    FunctionDeclaration: refuseAsync,
    FunctionExpression: refuseAsync,
    ArrowFunctionExpression: refuseAsync,
    MemberExpression(node) {
      if (node.computed) return;
      const name = 'name' in node.property ? node.property.name : '';
      keys.add(node.property.start);
      if (LOCALE.test(name))
        report(node.property.start, `uses ${name}`, 'results differ by locale', 'compare code units');
      if (name === 'random' && node.object.type === 'Identifier' && node.object.name === 'Math') {
        report(node.start, 'uses Math.random', 'chance comes from the seed', "draw from the state's random stream");
      }
    },
    Identifier(node) {
      const why = Object.hasOwn(GLOBALS, node.name) ? GLOBALS[node.name] : undefined;
      if (why === undefined || keys.has(node.start)) return;
      keys.add(node.start);
      report(node.start, `uses ${node.name}`, why, 'pass what you need in as data, or do it in an app');
    },
  }).visit(parsed.program);
  return problems;
}

/** Finds types that switch the checker off, in every file. */
export function checkTypes(file: string, text: string, parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  new Visitor({
    TSAnyKeyword(node) {
      const why = 'it switches the type checker off for everything it touches';
      problems.push({
        file,
        line: lineAt(text, node.start),
        what: 'uses the type any',
        why,
        fix: 'name the type, or parse from unknown',
      });
    },
  }).visit(parsed.program);
  for (const comment of parsed.comments) {
    const directive = /@ts-(ignore|nocheck)/.exec(comment.value)?.[0];
    if (directive === undefined) continue;
    const why = 'it hides every error of the line, also tomorrow’s';
    problems.push({ file, line: lineAt(text, comment.start), what: `uses ${directive}`, why, fix: 'correct the type' });
  }
  return problems;
}
