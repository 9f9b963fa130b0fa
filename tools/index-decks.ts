// Writes the deck files of the Vs. System sets as data, so that nothing reads files at run time:
//   npx tsx tools/index-decks.ts
import { writeFileSync } from 'node:fs';
import { makeDeckIndex, makePlayedIndex } from './index-decks/make-index.ts';
import { readDecks, readPlayedDecks } from './index-decks/read-decks.ts';

const sources = new URL('../packages/vs-sets/src/', import.meta.url);
const starters = readDecks();
const played = readPlayedDecks();
const problems = [...starters.problems, ...played.problems];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  writeFileSync(new URL('decks.ts', sources), makeDeckIndex(starters.decks));
  writeFileSync(new URL('played-decks.ts', sources), makePlayedIndex(played.decks));
}
