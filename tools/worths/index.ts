// Finds the numbers that the principles of the Vs. System stand on, by games of principles against principles: in every deal all
// numbers are moved at once, each up or down by chance, and the player with one set of signs meets the one with the opposite.
// What wins more is followed (simultaneous perturbation). Bundled it is one file that needs nothing but Node:
//   node tools/worths/bundle.mjs worths.mjs
//   node worths.mjs --seconds 300 --workers 16 --out worths.json [--deals 20000] [--seed 1] [--from worths.json]
import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WORTH_NAMES, WORTHS, type WorthName } from '@longbox/vs/worths';
import { playDeal, rolls, type Worths } from './deal.ts';
import { STEPS } from './steps.ts';

interface Task {
  readonly at: Worths;
  /** Without a rival the numbers are moved; with one they meet it as they are. */
  readonly rival?: Worths;
  readonly seed: number;
  readonly first: number;
  readonly step: number;
  readonly until: number;
  readonly most: number;
}

interface Report {
  readonly deals: number;
  readonly lead: number;
  readonly squares: number;
  /** Sum over deals of the lead times the sign, by number. */
  readonly pull: readonly number[];
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    workers: { type: 'string', default: '2' },
    deals: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    /** Seconds at the end for the new numbers against those of the beginning. */
    check: { type: 'string', default: '20' },
    from: { type: 'string' },
    out: { type: 'string', default: 'worths.json' },
  },
});

/** How far a generation goes, in steps for each standard error; beyond so many errors no further. */
const PACE = 0.15;
const MOST_ERRORS = 3;

const moved = (at: Worths, signs: readonly number[], by: number): Worths =>
  Object.fromEntries(
    WORTH_NAMES.map((name, i) => [name, Math.round(at[name] + by * signs[i] * STEPS[name])]),
  ) as Record<WorthName, number>;

function work({ at, rival, seed, first, step, until, most }: Task): Report {
  const pull = WORTH_NAMES.map(() => 0);
  let [deals, lead, squares] = [0, 0, 0];
  for (let number = first; number < most && Date.now() < until; number += step) {
    const roll = rolls(seed + 7, number);
    const signs = WORTH_NAMES.map(() => (roll() % 2 === 0 ? 1 : -1));
    const found =
      rival === undefined
        ? playDeal(moved(at, signs, 1), moved(at, signs, -1), seed, number)
        : playDeal(moved(at, signs, 0), rival, seed, number);
    deals++;
    lead += found;
    squares += found * found;
    for (let i = 0; i < signs.length; i++) pull[i] += found * signs[i];
  }
  return { deals, lead, squares, pull };
}

/** All workers play their share; what they found, added up. */
async function ask(workers: readonly ChildProcess[], task: Omit<Task, 'first' | 'step'>): Promise<Report> {
  const reports = await Promise.all(
    workers.map(
      (worker, first) =>
        new Promise<Report>((done, fail) => {
          worker.once('message', (report) => done(report as Report));
          worker.once('exit', (code) => fail(new Error(`a worker ended with ${code}`)));
          worker.send({ ...task, first, step: workers.length });
        }),
    ),
  );
  for (const worker of workers) worker.removeAllListeners('exit');
  const sum = (count: (report: Report) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    deals: sum(({ deals }) => deals),
    lead: sum(({ lead }) => lead),
    squares: sum(({ squares }) => squares),
    pull: WORTH_NAMES.map((_, i) => sum(({ pull }) => pull[i])),
  };
}

async function lead(): Promise<void> {
  const workers = Array.from({ length: Number(values.workers) }, () =>
    fork(process.argv[1], { serialization: 'json' }),
  );
  const from = Date.now();
  const end = from + 1000 * Number(values.seconds);
  const start: Worths =
    values.from === undefined ? WORTHS : (JSON.parse(readFileSync(values.from, 'utf8')) as { worths: Worths }).worths;
  const seed = Number(values.seed) * 1000;
  let at: Worths = start;
  const learnUntil = end - 1000 * Number(values.check);
  let all = 0;
  for (let generation = 1; Date.now() < learnUntil; generation++) {
    const { deals, squares, pull } = await ask(workers, {
      at,
      seed: seed + 10 * generation,
      until: learnUntil,
      most: Number(values.deals),
    });
    all += deals;
    if (deals < Number(values.deals) / 2) break;
    const error = Math.sqrt(squares);
    const errors = pull.map((sum) => sum / error);
    at = Object.fromEntries(
      WORTH_NAMES.map((name, i) => {
        const pace = PACE * Math.max(-MOST_ERRORS, Math.min(MOST_ERRORS, errors[i]));
        return [name, at[name] + pace * STEPS[name]];
      }),
    ) as Record<WorthName, number>;
    const line = { generation, deals, errors: errors.map((each) => Number(each.toFixed(2))), at };
    appendFileSync(`${values.out}.log`, `${JSON.stringify(line)}\n`);
    const told = WORTH_NAMES.map((name, i) => [name, errors[i]] as const)
      .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
      .slice(0, 8);
    console.log(
      `${generation}: ${deals} deals, ${((Date.now() - from) / 1000).toFixed(0)} s; ` +
        told.map(([name, z]) => `${name} ${z.toFixed(1)}`).join(', '),
    );
  }
  const signs = WORTH_NAMES.map(() => 1);
  const worths = moved(at, signs, 0);
  writeFileSync(values.out, `${JSON.stringify({ worths, deals: all, seed: Number(values.seed) }, undefined, 1)}\n`);
  const rival = moved(start, signs, 0);
  const check = await ask(workers, { at: worths, rival, seed: seed + 5, until: end, most: Number.MAX_SAFE_INTEGER });
  const mean = check.lead / check.deals;
  const spread = (1.96 * Math.sqrt(check.squares / check.deals - mean * mean)) / Math.sqrt(check.deals);
  const percent = (share: number): string => (50 + 50 * share).toFixed(2);
  console.log(
    `new over old: ${percent(mean)} % [${percent(mean - spread)}, ${percent(mean + spread)}] of ${2 * check.deals} games`,
  );
  for (const worker of workers) worker.disconnect();
}

if (process.send === undefined) await lead();
else process.on('message', (task) => process.send?.(work(task as Task)));
