// Compares our Vs. System cards with facts files named on the command line, and tells what is missing or differs:
//   npx tsx tools/import-cards.ts FILE…
// Or begins a set with what its facts file knows, in a new folder:
//   npx tsx tools/import-cards.ts --stubs FILE DIR
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareCards } from '@longbox/testkit/gates/compare';
import { parseFacts } from '@longbox/testkit/gates/facts';
import { VS_SETS } from '@longbox/vs-sets';
import { stubsOf } from './import-cards/stubs.ts';

const args = process.argv.slice(2);
if (args[0] === '--stubs' && args.length === 3) writeStubs(args[1], args[2]);
else if (args.length > 0 && args[0] !== '--stubs') args.forEach(compare);
else {
  console.error('usage: tsx tools/import-cards.ts FILE…   (JSON lists of cards: number, name, type, numbers, powers)');
  console.error('       tsx tools/import-cards.ts --stubs FILE DIR');
  process.exitCode = 2;
}

function compare(file: string): void {
  const facts = parseFacts(readFileSync(file, 'utf8'));
  const differences = compareCards(
    facts,
    VS_SETS.flatMap((set) => set.cards),
  );
  for (const { card, what } of differences) console.log(`${card}: ${what}`);
  console.log(`${file}: ${facts.length} cards, ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
}

function writeStubs(file: string, folder: string): void {
  if (existsSync(folder)) {
    console.error(`${folder} exists already; stubs are written into a new folder only`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const stubs = stubsOf(parseFacts(readFileSync(file, 'utf8')), basename(folder));
  for (const stub of stubs) writeFileSync(join(folder, stub.file), stub.text);
  console.log(
    `${folder}: ${stubs.map((stub) => stub.file).join(', ')}. Next: npm run format, and add the set to src/index.ts.`,
  );
}
