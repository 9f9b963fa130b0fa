import { parseSync } from 'rolldown/utils';
import { checkLayers } from './check-layers.ts';
import { checkWrites } from './check-writes.ts';
import { checkImports } from './imports.ts';
import { checkPureNames, checkTypes } from './names.ts';
import { lineAt, type Problem } from './problem.ts';
import { checkLength, checkUnwanted } from './text.ts';

/** All findings in one file. `file` is relative to the repository, with forward slashes. */
export function checkFile(file: string, text: string): Problem[] {
  const problems = [...checkLength(file, text), ...checkUnwanted(file, text)];
  if (!/\.[cm]?[jt]sx?$/.test(file)) return problems;

  const parsed = parseSync(file, text);
  for (const error of parsed.errors) {
    const line = lineAt(text, error.labels[0]?.start ?? 0);
    problems.push({ file, line, what: error.message, why: 'it does not parse', fix: 'correct the syntax' });
  }
  problems.push(
    ...checkImports(file, text, parsed),
    ...checkLayers(file, text, parsed),
    ...checkWrites(file, text, parsed),
    ...checkPureNames(file, text, parsed),
    ...checkTypes(file, text, parsed),
  );
  return problems.sort((a, b) => a.line - b.line);
}
