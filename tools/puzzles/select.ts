// Puts graded puzzles into the order of the daily puzzle and writes the files of the package.
// npx tsx tools/puzzles/select.ts --game vs|arena --from FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MinedPuzzle } from '@longbox/testkit/scene/mined';

const { values } = parseArgs({ options: { game: { type: 'string', default: 'vs' }, from: { type: 'string' } } });
const DAYS = 7;

interface Graded extends MinedPuzzle {
  readonly solved: Readonly<Record<string, number>>;
}

const text = readFileSync(values.from ?? '', 'utf8');
const graded = text
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Graded);
const once = [...new Map(graded.map((puzzle) => [JSON.stringify(puzzle.scene), puzzle])).values()];
const weeks = Math.floor(once.length / DAYS);
// Easy ones on Mondays, hard ones on Sundays.
const byRating = once.slice(0, weeks * DAYS).toSorted((a, b) => a.rating - b.rating);
const order = Array.from({ length: weeks * DAYS }, (_, i) => {
  const [week, day] = [Math.floor(i / DAYS), i % DAYS];
  return byRating[day * weeks + ((week * 17) % weeks)];
});
const picked = [...new Set(order)];
if (picked.length !== order.length) throw new Error('17 and the number of weeks have a divisor in common');
const rows = picked.map(({ rating, solutions, lines, themes, scene }) =>
  JSON.stringify({ rating, solutions, lines, themes, scene }),
);
writeFileSync(
  new URL(`../../packages/puzzles/mined/${values.game}.json`, import.meta.url),
  `[\n${rows.join(',\n')}\n]\n`,
);

const share = (name: string, from: number, to: number): string => {
  const those = byRating.slice(Math.floor(from * byRating.length), Math.floor(to * byRating.length));
  return `${Math.round((100 * those.reduce((sum, { solved }) => sum + (solved[name] ?? 0), 0)) / those.length)}%`;
};
console.log(`${picked.length} puzzles of ${graded.length}`);
for (const name of Object.keys(byRating[0].solved))
  console.log(name, [0, 1, 2, 3, 4].map((fifth) => share(name, fifth / 5, (fifth + 1) / 5)).join(' '));
