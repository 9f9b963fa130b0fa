// Writes which cards the whole pool has and what each of them needs of the rules, from facts that you name:
//   npx tsx tools/import-pool.ts --facts DIR --mechanisms FILE --keywords FILE
// DIR has one JSON list of cards for each set; the two files are pages of rules whose headings name mechanisms and keywords.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keywordNeeds, mechanismNeeds, poolSet, readFacts, writePool } from './ledger/read-pool.ts';

const { values } = parseArgs({
  options: { facts: { type: 'string' }, mechanisms: { type: 'string' }, keywords: { type: 'string' } },
});
const { facts: folder, mechanisms, keywords } = values;
if (folder === undefined || mechanisms === undefined || keywords === undefined) {
  console.error('Usage: npx tsx tools/import-pool.ts --facts DIR --mechanisms FILE --keywords FILE');
  process.exitCode = 2;
} else {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const facts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => readFacts(file.slice(0, -'.json'.length), read(file)) ?? []);
  const needs = [
    ...mechanismNeeds(readFileSync(mechanisms, 'utf8')),
    ...keywordNeeds(
      readFileSync(keywords, 'utf8'),
      facts.flatMap(({ cards }) => cards),
    ),
  ];
  const file = new URL('../packages/vs-sets/pool.json', import.meta.url);
  writeFileSync(file, writePool({ sets: facts.map(poolSet), needs }));
}
