// npm run profile -- vs [clone] [--memory] [--seconds 4] [--top 40] [--total] [--callers name]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, ROOT } from '../bundle.ts';
import { run } from '../run.ts';
import type { Slice } from '../slice.ts';
import { formatTable } from '../table.ts';
import { type CostNode, costByFunction, memoryTree, timeTree } from './profile-tree.ts';
import { createPlaces } from './source-place.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    memory: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
    top: { type: 'string', default: '40' },
    callers: { type: 'string' },
    total: { type: 'boolean', default: false },
  },
});
const [subject = 'vs', workload = 'play'] = positionals;

const [bundled, child] = [await bundle(`subjects/${subject}`), await bundle('profile/child')];
const kind = values.memory ? 'memory' : 'time';
const file = path.join(path.dirname(bundled), `${subject}-${workload}.${values.memory ? 'heapprofile' : 'cpuprofile'}`);
const printed = await run(['--allow-natives-syntax', child, bundled, workload, values.seconds, file, kind]);
const { slice, dictionaries }: { slice: Slice; dictionaries: string[] } = JSON.parse(printed);

const profile = JSON.parse(readFileSync(file, 'utf8'));
const root: CostNode = values.memory ? memoryTree(profile) : timeTree(profile);
const costs = costByFunction(root);
const whole = costs.reduce((sum, { self }) => sum + self, 0);
const [what, per] =
  slice.counts.decisions === undefined
    ? ['step', Object.values(slice.counts)[0]]
    : ['decision', slice.counts.decisions];
const unit = values.memory ? 'B' : 'µs';
const place = createPlaces(bundled);
const share = (cost: number): string => `${((100 * cost) / whole).toFixed(1)} %`;
/** Samples are taken by the clock on the wall; scaled, the functions add up to the processor time that was used. */
const scale = values.memory ? 1 : (slice.cpu * 1e6) / whole;
const each = (cost: number): string => ((cost * scale) / per).toFixed(values.memory ? 0 : 2);

console.log(`${subject}, ${workload}: ${kind}, ${each(whole)} ${unit} a ${what}, under the profiler`);
console.log(
  Object.entries(slice.counts)
    .map(([name, count]) => `${Math.round(count / slice.cpu)} ${name}/s`)
    .join(', '),
);
for (const name of dictionaries) {
  console.log(`SLOW OBJECT: ${name} is a hash table to V8; build it with one literal that names every property`);
}
if (values.callers === undefined) {
  const sorted = values.total ? costs.toSorted((a, b) => b.total - a.total) : costs;
  const rows = sorted
    .slice(0, Number(values.top))
    .map((cost) => [share(cost.self), each(cost.self), share(cost.total), cost.name, place(cost.node)]);
  console.log(formatTable(['self', `${unit} self`, 'total', 'function', 'where'], rows, 3));
} else {
  console.log(formatTable(['share', unit, 'called from', 'where'], callersOf(values.callers), 2));
}
console.log(`For the whole picture open ${path.relative(ROOT, file)} in the developer tools of Chromium.`);

function callersOf(name: string): string[][] {
  const found = new Map<string, { cost: number; caller: CostNode }>();
  const sum = (node: CostNode): number => node.children.reduce((total, child) => total + sum(child), node.self);
  const visit = (node: CostNode): void => {
    for (const child of node.children) {
      if (child.name === name) {
        const key = `${node.name} ${node.url} ${node.line}`;
        const entry = found.get(key) ?? { cost: 0, caller: node };
        entry.cost += sum(child);
        found.set(key, entry);
      }
      visit(child);
    }
  };
  visit(root);
  return [...found.values()]
    .sort((a, b) => b.cost - a.cost)
    .slice(0, Number(values.top))
    .map(({ cost, caller }) => [share(cost), each(cost), caller.name, place(caller)]);
}
