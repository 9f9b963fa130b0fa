import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFile } from './boundaries/check-file.ts';
import { textFiles } from './boundaries/files.ts';
import { printProblem } from './boundaries/problem.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = textFiles(root);
const problems = files.flatMap((file) => checkFile(file, readFileSync(path.join(root, file), 'utf8')));

for (const problem of problems) console.error(printProblem(problem));
if (problems.length > 0) console.error(`\n${problems.length} boundary problems in ${files.length} files.`);
else console.log(`Boundaries hold in ${files.length} files.`);
process.exitCode = problems.length > 0 ? 1 : 0;
