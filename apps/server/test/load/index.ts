// npm run load [-- --matches 500] [--seconds 3] [--rounds 9] [--json] [--write-docs] [--store sqlite] [--profile FOLDER]
// npm run load -- --soak MINUTES [--tables 30] [--pace 400] [--samples FILE]     one server for a long time: does its memory grow?
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../../tools/setup/run.mjs';
import { startPostgres } from '../postgres.ts';
import { measureDuels } from './duels.ts';
import { measureHeap } from './heap.ts';
import { type LoadPlan, measureStore, STORES, type StoreFigures, type StoreName } from './measure.ts';
import { echoes } from './raw.ts';
import { asMarkdown, asText, type LoadReport } from './report.ts';
import { soak } from './soak.ts';
import { startChild } from './start-child.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    idle: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '9' },
    json: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
    store: { type: 'string' },
    profile: { type: 'string' },
    soak: { type: 'string' },
    tables: { type: 'string', default: '30' },
    pace: { type: 'string', default: '400' },
    samples: { type: 'string', default: path.join(tmpdir(), 'longbox-soak.jsonl') },
  },
});

function count(name: 'matches' | 'idle' | 'seconds' | 'rounds' | 'soak' | 'tables' | 'pace'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} is ${values[name]}; it must be a whole number above 0.`);
  return process.exit(1);
}

const DOCS = path.join(ROOT, 'docs', 'benchmarks-server.md');
const MARK = '<!-- figures: written by `npm run load -- --write-docs` -->';

const plan: LoadPlan = {
  flat: 50,
  matches: count('matches'),
  idle: count('idle'),
  rounds: count('rounds'),
  seconds: count('seconds'),
  profile: values.profile,
};
const began = performance.now();
const say = (text: string): void =>
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

if (values.soak !== undefined) {
  const wanted = { minutes: count('soak'), tables: count('tables'), pace: count('pace'), file: values.samples };
  console.log(JSON.stringify(await soak(wanted, say), undefined, 2));
  process.exit(0);
}

const report = await measure();
console.log(values.json ? JSON.stringify(report, undefined, 2) : asText(report));
if (values['write-docs']) {
  const [before] = readFileSync(DOCS, 'utf8').split(MARK);
  writeFileSync(DOCS, `${before}${MARK}\n\n${asMarkdown(report)}\n`);
}

async function measure(): Promise<LoadReport> {
  const [loadAverage] = loadavg();
  const echo = await startChild('relay-child.ts', {});
  const echoed = await echoes(echo.base, 3);
  await echo.stop();
  say(`${echoed.toFixed(0)} echoes/s`);
  const heap = await measureHeap(plan.idle, plan.seconds, say);
  const postgres = await startPostgres();
  const stores: Partial<Record<StoreName, StoreFigures>> = {};
  try {
    for (const name of STORES) {
      if (values.store !== undefined && values.store !== name) continue;
      stores[name] = await measureStore(name, postgres, plan, say);
    }
    return {
      machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.versions.node}`,
      loadAverage,
      echoes: echoed,
      flat: plan.flat,
      matches: plan.matches,
      heap,
      duels: values.store === undefined || stores.sqlite !== undefined ? await measureDuels(plan, say) : undefined,
      stores,
    };
  } finally {
    await postgres.stop();
  }
}
