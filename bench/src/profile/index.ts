// npm run profile -- vs [views] [--memory | --deopts] [--total] [--callers name] [--seconds 4] [--top 40]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, ROOT } from '../bundle.ts';
import { run } from '../run.ts';
import { formatTable } from '../table.ts';
import type { Profiled } from './child.ts';
import { readDeopts } from './deopts.ts';
import { memoryTree, timeTree } from './profile-tree.ts';
import { createPlaces } from './source-place.ts';
import { callerRows, functionRows, type Scale } from './tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    memory: { type: 'boolean', default: false },
    deopts: { type: 'boolean', default: false },
    total: { type: 'boolean', default: false },
    callers: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    top: { type: 'string', default: '40' },
  },
});
const [subject = 'vs', workload = 'play'] = positionals;
const kind = values.deopts ? 'deopts' : values.memory ? 'memory' : 'time';
const top = Number(values.top);

const [bundled, child] = [await bundle(`subjects/${subject}`), await bundle('profile/child')];
const endings = { time: 'cpuprofile', memory: 'heapprofile', deopts: 'log' };
const file = path.join(path.dirname(bundled), `${subject}-${workload}.${endings[kind]}`);
const flags = ['--allow-natives-syntax'];
if (kind === 'deopts') flags.push('--log-deopt', '--no-logfile-per-isolate', `--logfile=${file}`);
// V8 prints what it gives up too; our answer is the last line.
const printed = (await run([...flags, child, bundled, workload, values.seconds, file, kind])).trimEnd();
const { slice, slow }: Profiled = JSON.parse(printed.slice(printed.lastIndexOf('\n') + 1));

const rates = Object.entries(slice.counts).map(([name, count]) => `${Math.round(count / slice.cpu)} ${name}/s`);
console.log(`${subject}, ${workload}: ${kind}; while watched ${rates.join(', ')}`);
for (const what of slow) console.log(`SLOW: ${what}`);
if (kind === 'deopts') showDeopts();
else showCosts(kind === 'memory');

function showDeopts(): void {
  const rows = readDeopts(file, bundled);
  console.log(
    `${rows.reduce((sum, [count]) => sum + Number(count), 0)} times compiled code was given up, from the start`,
  );
  console.log(formatTable(['times', 'reason', 'where', ''], rows.slice(0, top), 1));
}

function showCosts(isMemory: boolean): void {
  const profile = JSON.parse(readFileSync(file, 'utf8'));
  const root = isMemory ? memoryTree(profile) : timeTree(profile);
  const whole = Number(functionRows(root, { share: String, each: String, place: () => '' }, true)[0][2]);
  const [what, per] =
    slice.counts.decisions === undefined
      ? ['step', Object.values(slice.counts)[0]]
      : ['decision', slice.counts.decisions];
  // Samples are taken by the clock on the wall; scaled, the functions add up to the processor time that was used.
  const scale = isMemory ? 1 : (slice.cpu * 1e6) / whole;
  const place = createPlaces(bundled);
  const show: Scale = {
    share: (cost) => `${((100 * cost) / whole).toFixed(1)} %`,
    each: (cost) => ((cost * scale) / per).toFixed(isMemory ? 0 : 2),
    place: ({ url, line, column }) => place(url, line, column),
  };
  const unit = isMemory ? 'B' : 'µs';
  console.log(`${show.each(whole)} ${unit} a ${what}`);
  if (values.callers === undefined) {
    const rows = functionRows(root, show, values.total).slice(0, top);
    console.log(formatTable(['self', `${unit} self`, 'total', 'function', 'where'], rows, 3));
  } else {
    const rows = callerRows(root, show, values.callers).slice(0, top);
    console.log(formatTable(['share', unit, 'called from', 'where'], rows, 2));
  }
  console.log(`For the whole picture open ${path.relative(ROOT, file)} in the developer tools of Chromium.`);
}
