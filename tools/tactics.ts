// Lets computer players look for what there is to find in tactical positions.
// npx tsx tools/tactics.ts --game vs|arena [--rungs rules,greedy,search] [--iterations 200] [--seeds 3] [--missed]
import { parseArgs } from 'node:util';
import { RUNGS, type Rung } from '@longbox/players';
import { readTacticsIn } from '@longbox/testkit/tactics/read-folder';
import { tryTactic } from '@longbox/testkit/tactics/try-tactic';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'vs' },
    rungs: { type: 'string', default: 'random,rules,greedy,search' },
    iterations: { type: 'string' },
    seeds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    missed: { type: 'boolean', default: false },
  },
});

const tactics = readTacticsIn(new URL(`../packages/players/tactics/${values.game}/`, import.meta.url)).filter(
  ({ title, file }) => `${file} ${title}`.includes(values.only),
);
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => `tactics ${i}`);
const rungs = values.rungs.split(',').flatMap((name) => RUNGS.find((rung) => rung === name) ?? []);

function tryAll(rung: Rung): void {
  const budget = values.iterations === undefined ? {} : { budget: { iterations: Number(values.iterations) } };
  const shares = tactics.map((tactic, i) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${rung}: ${i + 1} of ${tactics.length}\u001b[K`);
    const found = seeds.filter((seed) => tryTactic(tactic, { rung, ...budget }, seed)).length;
    return { tactic, share: found / seeds.length };
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const mean = (wins: boolean): string => {
    const some = shares.filter(({ tactic }) => tactic.advice.wins === wins);
    return `${((100 * some.reduce((sum, { share }) => sum + share, 0)) / Math.max(1, some.length)).toFixed(1)} % of ${some.length}`;
  };
  console.log(`${rung.padEnd(7)} wins this turn ${mean(true)}, the rest ${mean(false)}`);
  if (!values.missed) return;
  for (const { tactic, share } of shares) {
    if (share < 1) console.log(`    ${(100 * share).toFixed(0).padStart(3)} % ${tactic.file}: ${tactic.title}`);
  }
}

console.log(`${tactics.length} positions, ${seeds.length} seeds`);
for (const rung of rungs) tryAll(rung);
