// Writes the deck files of the Vs. System sets as data, so that nothing reads files at run time:
//   npx tsx tools/index-decks.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeDeckIndex } from './index-decks/make-index.ts';
import { readDecks } from './index-decks/read-decks.ts';

const { decks, problems } = readDecks();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else writeFileSync(fileURLToPath(new URL('../packages/vs-sets/src/decks.ts', import.meta.url)), makeDeckIndex(decks));
