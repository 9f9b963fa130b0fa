// npm run reference   writes the reference of all public interfaces, made from the sources, to dist/reference
import path from 'node:path';
import { deadLinks, makeReference } from './reference/make.mjs';
import { install } from './setup/install.mjs';
import { ROOT } from './setup/run.mjs';

const problem = (await install()) ?? (await makeReference());
const dead = problem === undefined ? deadLinks() : [];
if (problem !== undefined) console.error(problem);
for (const link of dead) console.error(`This link leads nowhere: ${link}`);
if (problem === undefined && dead.length === 0) console.log(path.join(ROOT, 'dist', 'reference', 'index.html'));
else process.exitCode = 1;
