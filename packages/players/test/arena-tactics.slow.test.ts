import { proveWin } from '@longbox/testkit/tactics/prove-win';
import { readTacticsIn } from '@longbox/testkit/tactics/read-folder';
import type { Tactic } from '@longbox/testkit/tactics/tactic';
import { tryTactic } from '@longbox/testkit/tactics/try-tactic';
import { expect, test } from 'vitest';
import type { Rung } from '../src/settings.ts';

const TACTICS = readTacticsIn(new URL('../tactics/arena/', import.meta.url));
const WINS = TACTICS.filter(({ advice }) => advice.wins);
const OTHERS = TACTICS.filter(({ advice }) => !advice.wins);

test('there are enough positions, each with a name of its own', () => {
  expect(TACTICS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(TACTICS.map(({ title }) => title)).size).toBe(TACTICS.length);
});

test.each(WINS.map((tactic) => [tactic.title, tactic] as const))('%s: the win is there', (_title, tactic) => {
  expect(proveWin(tactic)).toBe(true);
});

/** Titles of what a player misses. */
const missedBy = (rung: Rung, tactics: readonly Tactic[], iterations: number): string[] =>
  tactics.filter((tactic) => !tryTactic(tactic, { rung, budget: { iterations } }, 'tactics')).map(({ title }) => title);

test('principles alone find nearly everything', () => {
  expect(missedBy('rules', WINS, 0)).toEqual([]);
  expect(missedBy('rules', OTHERS, 0).length).toBeLessThanOrEqual(OTHERS.length / 10);
});

test('search finds every win and nearly all of the rest', () => {
  expect(missedBy('search', WINS, 200)).toEqual([]);
  expect(missedBy('search', OTHERS, 200).length).toBeLessThanOrEqual(OTHERS.length / 10);
}, 120_000);
