/** One finding: where, what is wrong, why it matters and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

export function printProblem(problem: Problem): string {
  const { file, line, what, why, fix } = problem;
  return `${file}:${line}  ${what}\n    why: ${why}\n    do:  ${fix}`;
}

/** Tests and benchmarks may use what sources may not. */
export function isTest(file: string): boolean {
  return /\.(test|bench|e2e)\.tsx?$/.test(file) || /^(packages|apps)\/[^/]+\/(test|rulebook|e2e)\//.test(file);
}
