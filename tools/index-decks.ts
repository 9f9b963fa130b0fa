// Writes the deck files of the Vs. System sets as data, so that nothing reads files at run time, and with them what must be
// known of cards before their sets are loaded:
//   npx tsx tools/index-decks.ts
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leadersOf, makeKnownAhead, moreLevels } from './index-decks/known-ahead.ts';
import { makeDeckIndex, makePlayedIndex } from './index-decks/make-index.ts';
import { readDecks, readPlayedDecks } from './index-decks/read-decks.ts';
import { writtenSets } from './index-decks/written-sets.ts';

const sources = new URL('../packages/vs-sets/src/', import.meta.url);
const starters = readDecks();
const played = readPlayedDecks();
const problems = [...starters.problems, ...played.problems];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  writeFileSync(new URL('decks.ts', sources), makeDeckIndex(starters.decks));
  writeFileSync(new URL('played-decks.ts', sources), makePlayedIndex(played.decks));
  const ahead = new URL('known-ahead.ts', sources);
  const sets = await writtenSets();
  const leaders = leadersOf([...starters.decks, ...played.decks], sets);
  writeFileSync(ahead, makeKnownAhead(moreLevels(sets), leaders));
  const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
  execFileSync(process.execPath, [biome, 'format', '--write', fileURLToPath(ahead)], { stdio: 'ignore' });
}
