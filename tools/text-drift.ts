// Lays the printed wording of cards, from facts files named on the command line, beside ours, and tells which numbers,
// symbols, timings and kinds of target are in one and not in the other. Nothing is written to a file.
//   npx tsx tools/text-drift.ts [--all] FILE…
import { readFileSync } from 'node:fs';
import { idOf, parseFacts } from '@longbox/testkit/gates/facts';
import { pairPowers } from '@longbox/testkit/gates/pair-powers';
import { VS_SETS } from '@longbox/vs-sets';
import { type Drift, driftOf } from './text-drift/drift.ts';

const all = process.argv.includes('--all');
const files = process.argv.slice(2).filter((argument) => argument !== '--all');
if (files.length === 0) {
  console.error('usage: tsx tools/text-drift.ts [--all] FILE…   (JSON lists of cards with their rules text)');
  process.exitCode = 2;
}
const cards = new Map(VS_SETS.flatMap((set) => set.cards).map((card) => [card.id, card]));

function show(name: string, drift: Drift): void {
  console.log(`\n${name}  (${Math.round(drift.likeness * 100)}% alike)`);
  console.log(`  theirs: ${drift.theirs}`);
  console.log(`  ours:   ${drift.ours}`);
  if (drift.hard.length > 0) console.log(`  DIFFERS ${drift.hard.join('  ')}`);
  if (drift.soft.length > 0) console.log(`  check   ${drift.soft.join('  ')}`);
}

for (const file of files) {
  let [powers, hard, soft, sum] = [0, 0, 0, 0];
  for (const fact of parseFacts(readFileSync(file, 'utf8'))) {
    const card = cards.get(idOf(fact));
    if (card === undefined) continue;
    for (const { name, theirs, ours } of pairPowers(fact.rules, card)) {
      const drift = driftOf(theirs, ours, 'short' in card && card.short ? [card.name, card.short] : [card.name]);
      powers += 1;
      sum += drift.likeness;
      if (drift.hard.length > 0) hard += 1;
      if (drift.soft.length > 0) soft += 1;
      if (all || drift.hard.length > 0 || drift.soft.length > 0) show(`${card.id} ${card.name}: ${name}`, drift);
    }
  }
  const mean = powers === 0 ? 0 : Math.round((100 * sum) / powers);
  console.log(`\n${file}: ${powers} texts, ${hard} differ, ${soft} to check, ${mean}% alike on average`);
  if (hard > 0) process.exitCode = 1;
}
