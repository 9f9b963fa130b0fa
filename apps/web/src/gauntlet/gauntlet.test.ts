import { expect, test } from 'vitest';
import { EMPTY_PROFILE } from '../state/profile-shape.ts';
import { openTable, prepare } from '../workers/open-table.ts';
import { isOver, newRun, recordRun, runLink, runPlan } from './run.ts';
import { LIVES, STAGES } from './stages.ts';

const NAMES = { you: 'You', computer: 'Computer' };
const DECKS = { vs: 'mnb-x-men', arena: 'avengers' } as const;
const tables = (['vs', 'arena'] as const).flatMap((game) =>
  STAGES[game].map((stage, level) => [game, level, stage] as const),
);

test.each(tables)('%s, table %i can be played as its twist says', async (game, level, { decks }) => {
  const plan = runPlan(game, { ...newRun(DECKS[game], 'one'), level }, NAMES);
  const table = openTable(await prepare(plan));
  expect(table.snapshot().plan.seats).toHaveLength(decks.length + 1);
  expect(table.deciding()).toBeDefined();
});

test('levels rise from the first table to the last, and no two tables of a game are the same', () => {
  for (const stages of Object.values(STAGES)) {
    expect(stages).toHaveLength(7);
    const levels = stages.map(({ level }) => ['recruit', 'sidekick', 'agent', 'hero', 'legend'].indexOf(level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(stages.map((stage) => JSON.stringify(stage))).size).toBe(7);
  }
});

test('a win leads on, a loss costs a life, and a table counts once', () => {
  const run = newRun('avengers', 'one');
  const profile = { ...EMPTY_PROFILE, runs: { arena: run } };
  const { seed } = runPlan('arena', run, NAMES);
  const won = { ...profile, ...recordRun(profile, 'arena', seed, true) };
  expect([won.runs.arena?.level, won.runs.arena?.lives, won.best.arena]).toEqual([1, LIVES, 1]);
  expect(recordRun(won, 'arena', seed, true)).toEqual({});
  const lost = { ...profile, ...recordRun(profile, 'arena', seed, false) };
  expect([lost.runs.arena?.level, lost.runs.arena?.lives, lost.best.arena]).toEqual([0, LIVES - 1, 0]);
  expect(isOver('arena', { ...run, lives: 0 })).toBe(true);
  expect(isOver('arena', { ...run, level: 7 })).toBe(true);
  expect(isOver('arena', run)).toBe(false);
});

test('a link carries the deck and the deal', () => {
  expect(runLink('vs', newRun('mnb-x-men', 'a b'))).toBe('/gauntlet/vs?deck=mnb-x-men&seed=a+b');
});
