import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nameOf } from './mutate/find-mutants.ts';
import { PACKAGES } from './mutate/packages.ts';
import { withOutcome } from './mutate/report.ts';
import { runMutants } from './mutate/run-mutants.ts';

const USAGE = `Usage: npm run mutate -- [--package ${PACKAGES.join('|')}] [--sample N] [--seed S] [--file GLOB]
Changes rules code in small ways and runs the rulebook tests that reach each change. Writes docs/mutation.md; with --file it
only prints. A run that was broken off goes on where it stopped.`;

const WIDTH = 24;

const { values } = parseArgs({
  options: {
    package: { type: 'string', default: 'vs' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'longbox' },
    file: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const count = Number(values.sample);
if (values.help || !PACKAGES.includes(values.package) || !Number.isInteger(count) || count < 1) {
  console.error(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    await mutate();
  } catch (error) {
    console.error(`mutate: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function mutate(): Promise<void> {
  const wish = { game: values.package, count, seed: values.seed, pattern: values.file };
  const outcome = await runMutants(wish, progress);
  const left = outcome.judged.filter(({ verdict }) => verdict.verdict === 'survived');
  for (const { mutant } of left) console.log(`survived  ${mutant.file}:${mutant.line}\n          ${nameOf(mutant)}`);
  const caught = outcome.judged.length - left.length;
  console.log(`${caught} of ${outcome.judged.length} mutants noticed by ${outcome.tests} tests.`);
  if (values.file !== undefined) return;
  const page = new URL('../docs/mutation.md', import.meta.url);
  writeFileSync(page, withOutcome(readFileSync(page, 'utf8'), outcome));
  console.log('docs/mutation.md has the figures.');
}

/** A bar where a line can move, a line now and then elsewhere. */
function progress(done: number, total: number, note: string): void {
  const full = Math.round((WIDTH * done) / total);
  const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  ${done} of ${total} mutants  ${note}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}\u001b[K${done === total ? '\n' : ''}`);
  else if (done % 20 === 0) process.stderr.write(`${line}\n`);
}
