// Makes deck files of lists named on the command line, where all their cards are there, and tells what is missing elsewhere:
//   npx tsx tools/import-decks.ts LIST.json…  &&  npx tsx tools/index-decks.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { VS_SETS } from '@longbox/vs-sets';
import { deckFiles, parseDeckList } from './index-decks/from-list.ts';

const folder = new URL('../packages/vs-sets/decks/', import.meta.url);
const lists = process.argv.slice(2);
if (lists.length === 0) {
  console.error('usage: tsx tools/import-decks.ts LIST.json…   (lists of cards with kind, main, cards, outside)');
  process.exitCode = 2;
}
for (const file of lists) {
  const { files, missing } = deckFiles(parseDeckList(readFileSync(file, 'utf8')), VS_SETS);
  for (const { name, text } of files) writeFileSync(new URL(name, folder), text);
  const lacks = missing.length === 0 ? '' : `, not there yet: ${missing.join(', ')}`;
  console.log(`${basename(file)}: ${files.map(({ name }) => name).join(', ') || 'no deck'}${lacks}`);
}
