import path from 'node:path';
import { type parseSync, Visitor } from 'rolldown/utils';
import { type Arrow, arrowOf, BENCH_ONLY } from './arrows.ts';
import { isTest, lineAt, type Problem } from './problem.ts';

export type Parsed = ReturnType<typeof parseSync>;

interface Import {
  readonly specifier: string;
  readonly start: number;
  readonly typeOnly: boolean;
}

export function importsOf(parsed: Parsed): Import[] {
  const found: Import[] = [];
  const add = (source: unknown, start: number, typeOnly: boolean) => {
    if (source !== null && typeof source === 'object' && 'value' in source && typeof source.value === 'string') {
      found.push({ specifier: source.value, start, typeOnly });
    }
  };
  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers;
      const allTypes = named.length > 0 && named.every((s) => s.type === 'ImportSpecifier' && s.importKind === 'type');
      add(node.source, node.start, node.importKind === 'type' || allTypes);
    },
    ExportNamedDeclaration: (node) => add(node.source, node.start, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.start, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, node.start, false),
    TSImportType: (node) => add(node.source, node.start, true),
  }).visit(parsed.program);
  return found;
}

const TABLE = 'the table is tools/boundaries/arrows.ts';

function refuse(file: string, arrow: Arrow, found: Import): Pick<Problem, 'what' | 'why' | 'fix'> | undefined {
  const { specifier } = found;
  const test = isTest(file);
  const what = `imports '${specifier}'`;

  if (BENCH_ONLY.some((name) => specifier === name || specifier.startsWith(`${name}/`))) {
    if (arrow.folder === 'bench') return undefined;
    return { what, why: 'engines we measure against belong to the bench only', fix: 'move this code to bench/' };
  }
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (target.startsWith(`${arrow.folder}/`)) return undefined;
    // What is measured is built as the product is.
    if ((test || arrow.folder === 'bench') && target.startsWith('tools/')) return undefined;
    return { what, why: `it leaves ${arrow.folder}`, fix: "import another package by its name, through its 'exports'" };
  }
  if (specifier.startsWith('@longbox/')) {
    const self = `@longbox/${path.posix.basename(arrow.folder)}`;
    const allowed = test ? [...arrow.may, ...arrow.tests, self] : arrow.may;
    if (!allowed.some((entry) => specifier === entry || specifier.startsWith(`${entry}/`))) {
      const list =
        allowed.length > 0 ? `only ${allowed.join(', ')} may be imported here` : 'nothing may be imported here';
      return { what, why: arrow.why, fix: `${list}; ${TABLE}` };
    }
    if (arrow.typesOnly && !found.typeOnly && !test) return { what, why: arrow.why, fix: 'write `import type`' };
    return undefined;
  }
  if (test || arrow.outside === 'any' || arrow.outside.includes(specifier)) return undefined;
  return { what, why: arrow.why, fix: `write it here or move the code to an app; ${TABLE}` };
}

export function checkImports(file: string, text: string, parsed: Parsed): Problem[] {
  const arrow = arrowOf(file);
  if (arrow === undefined) return [];
  const problems: Problem[] = [];
  for (const found of importsOf(parsed)) {
    const refusal = refuse(file, arrow, found);
    if (refusal !== undefined) problems.push({ file, line: lineAt(text, found.start), ...refusal });
  }
  return problems;
}
