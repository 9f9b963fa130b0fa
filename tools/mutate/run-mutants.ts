import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';
import { findMutants, type Mutant, nameOf } from './find-mutants.ts';
import { readSource, rulebookTests, rulesFiles } from './packages.ts';
import { baseline, challenge, type Verdict } from './run-build.ts';
import { sample } from './sample.ts';

export interface Wish {
  readonly game: string;
  readonly count: number;
  readonly seed: string;
  readonly pattern: string | undefined;
}

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

export interface Outcome {
  readonly wish: Wish;
  /** How many mutants there are in all, and tests to notice them. */
  readonly mutants: number;
  readonly tests: number;
  readonly judged: readonly Judged[];
}

/** Told of each step; `done` of `total` mutants have been judged. */
export type Hear = (done: number, total: number, note: string) => void;

const cache = new URL('../../node_modules/.cache/longbox-mutate/', import.meta.url);

/** Makes the sample and judges each mutant. What an earlier run of the same code and sample found is not done again. */
export async function runMutants(wish: Wish, hear: Hear): Promise<Outcome> {
  const { game, count, seed, pattern } = wish;
  const all = rulesFiles(game, pattern).flatMap((file) => findMutants(file, readSource(file)));
  const chosen = sample(all, count, seed, nameOf).map((mutant, id) => ({ ...mutant, id }));
  const tests = rulebookTests(game);
  mkdirSync(cache, { recursive: true });
  const file = fileURLToPath(new URL(`${game}-${process.pid}.mjs`, cache));
  hear(0, chosen.length, 'building');
  await build(tests, chosen, file);
  hear(0, chosen.length, 'running all tests once');
  const usual = await baseline(file);
  const notes = notebook(game, [JSON.stringify(chosen), ...tests.map(readSource), ...rulesFiles(game).map(readSource)]);
  const judged: Judged[] = [];
  for (const { id, ...mutant } of chosen) {
    hear(judged.length, chosen.length, `${mutant.file}:${mutant.line}`);
    const verdict = notes.get(id) ?? (await challenge(file, id, usual));
    notes.set(id, verdict);
    judged.push({ mutant, verdict });
  }
  hear(judged.length, chosen.length, '');
  rmSync(file);
  return { wish, mutants: all.length, tests: usual.reports.length, judged };
}

/** Verdicts by mutant, kept on disk for a run that was broken off. */
function notebook(game: string, about: readonly string[]) {
  const stamp = createHash('sha256').update(about.join('\n')).digest('hex');
  const file = new URL(`${game}.json`, cache);
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const verdicts = new Map(isNotes(kept) && kept.stamp === stamp ? kept.verdicts : []);
  return {
    get: (id: number): Verdict | undefined => verdicts.get(id),
    set(id: number, verdict: Verdict): void {
      verdicts.set(id, verdict);
      writeFileSync(file, JSON.stringify({ stamp, verdicts: [...verdicts] }));
    },
  };
}

interface Notes {
  readonly stamp: string;
  readonly verdicts: readonly (readonly [number, Verdict])[];
}

const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && 'stamp' in value && 'verdicts' in value;
