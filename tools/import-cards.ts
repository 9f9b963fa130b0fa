// Compares our Vs. System cards with facts files named on the command line, and tells what is missing or differs:
//   npx tsx tools/import-cards.ts FILE…
import { readFileSync } from 'node:fs';
import { VS_SETS } from '@longbox/vs-sets';
import { compareCards } from './import-cards/compare.ts';
import { parseFacts } from './import-cards/facts.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: tsx tools/import-cards.ts FILE…   (JSON lists of cards: number, name, type, numbers, powers)');
  process.exitCode = 2;
}
const cards = VS_SETS.flatMap((set) => set.cards);
for (const file of files) {
  const facts = parseFacts(readFileSync(file, 'utf8'));
  const differences = compareCards(facts, cards);
  for (const { card, what } of differences) console.log(`${card}: ${what}`);
  console.log(`${file}: ${facts.length} cards, ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
}
