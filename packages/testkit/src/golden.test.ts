import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGame } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { checkGoldenFile, compareGolden, makeGolden, parseGolden, printGolden } from './golden.ts';
import { toyGame, toyRules } from './toy-game.ts';
import { toyTable } from './toy-table.ts';

const golden = makeGolden(toyGame, toyTable('golden', { seats: 3 }));
const at = (name: string): string => path.join(import.meta.dirname, 'golden', name);

test.each([2, 3, 4])('the golden toy game of %i seats plays out as ever', (seats) => {
  const make = () => makeGolden(toyGame, toyTable(`golden ${seats}`, { seats }));
  expect(checkGoldenFile(toyGame, at(`toy-${seats}.golden`), make)).toBe('same');
});

test('a golden game comes back from its text', () => {
  expect(parseGolden(printGolden(golden))).toEqual(golden);
  expect(compareGolden(toyGame, golden)).toBeUndefined();
});

test('rules that score more are found out at the first decision after it happened', () => {
  const [turn, effect, triggers] = toyRules.kinds;
  const generous = createGame({
    ...toyRules,
    kinds: [turn, effect, { ...triggers, run: (s, top) => triggers.run({ ...s, score: s.score.fill(9) }, top) }],
  });
  expect(compareGolden(generous, golden)).toMatch(/^decision \d+ was \{.*\}\nand now is \{.*\}$/);
});

test('a choice that is not offered any more is named', () => {
  const steps = golden.steps.with(5, { ...golden.steps[5], choice: 12345 });
  expect(compareGolden(toyGame, { ...golden, steps })).toMatch(/^decision 5: .*12345.* not offered any more$/);
});

test('another end is found out', () => {
  expect(compareGolden(toyGame, { ...golden, fingerprint: '0' })).toMatch(/^the end was .*"0"/);
});

test('a missing file is written once, and a changed one is refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'golden-'));
  const file = path.join(folder, 'deep', 'toy.golden');
  expect(checkGoldenFile(toyGame, file, () => golden)).toBe('written');
  expect(checkGoldenFile(toyGame, file, () => golden)).toBe('same');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"seat":1', '"seat":0'));
  expect(() => checkGoldenFile(toyGame, file, () => golden)).toThrow('toy.golden: decision');
  rmSync(folder, { recursive: true });
});
