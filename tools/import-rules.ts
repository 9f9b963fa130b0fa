// Turns the specification of the games' rules (Markdown files named on the command line) into the rulebooks' data:
//   npx tsx tools/import-rules.ts FILE…
// Their Italian, in the `.it.json` files beside them, is left alone: docs/rules-in-italian.md says how to bring it up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importArenaRules, importArenaRulings } from './import-rules/arena-rules.ts';
import { importEditions } from './import-rules/vs-editions.ts';
import { importOpenPoints, importVsRules } from './import-rules/vs-rules.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** What each kind of file becomes; a file is known by its first line. */
const IMPORTS: Readonly<Record<string, Readonly<Record<string, (lines: readonly string[]) => unknown>>>> = {
  '# Vs. System 2PCG: atomic rules specification': {
    'vs/rulebook/rules.json': importVsRules,
    'vs/rulebook/open-points.json': importOpenPoints,
  },
  '# Vs. System 2PCG: edition matrix': { 'vs/rulebook/editions.json': importEditions },
  '# Mission Arena — rules specification': {
    'arena/rulebook/rules.json': importArenaRules,
    'arena/rulebook/rulings.json': importArenaRulings,
  },
};

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: tsx tools/import-rules.ts FILE…   (the Markdown files of the rules specification)');
  process.exitCode = 2;
}
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const imports = IMPORTS[lines[0]];
  if (imports === undefined) {
    console.error(`${file}: not a rules specification; its first line is "${lines[0]}"`);
    process.exitCode = 1;
  }
  for (const [target, run] of Object.entries(imports ?? {})) {
    const to = path.join(packages, target);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, `${JSON.stringify(run(lines), undefined, 2)}\n`);
    console.log(`packages/${target}`);
  }
}
