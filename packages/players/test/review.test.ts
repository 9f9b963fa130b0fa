import { replay } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { createAccounts, openReview, type ReviewRecord } from '../src/index.ts';
import { expectToAddUp } from './adds-up.ts';
import { playedGame, reviewed } from './reviewed-games.ts';
import { createTrials } from './tables.ts';

const [toy] = createTrials();

test('skill and luck add up to the result', () => {
  expectToAddUp(toy.game, playedGame(toy.game, toy.tableOf(1)));
});

test('a review that was left and gone on with is the same as one at a stretch', () => {
  const log = playedGame(toy.game, toy.tableOf(3));
  const whole = reviewed(toy.game, log);
  expect(whole.studied.length).toBeGreaterThan(0);
  for (const steps of [5, log.choices.length + 1]) {
    const kept = JSON.parse(JSON.stringify(reviewed(toy.game, log, undefined, steps))) as ReviewRecord;
    expect(reviewed(toy.game, log, kept)).toEqual(whole);
  }
});

test('a record of another seed is not gone on with', () => {
  const log = playedGame(toy.game, toy.tableOf(3));
  const review = openReview(toy.game, log, { seed: 'other' }, reviewed(toy.game, log));
  expect(review.progress()).toEqual({ phase: 'looking', share: 0 });
});

test('all parts of a reason add up to the difference between two positions', () => {
  const { game } = toy;
  const log = playedGame(game, toy.tableOf(3));
  const accounts = createAccounts(game, 0);
  const portray = (upTo: number, chance: number) =>
    accounts.portray(replay(game, log, upTo), Float64Array.of(chance, 1 - chance, 0, 0));
  const end = log.choices.length;
  accounts.add(portray(end - 2, 0.7), portray(2, 0.4));
  accounts.add(portray(9, 0.5), portray(1, 0.45));
  accounts.add(portray(end, 1), portray(9, 0.2));
  accounts.add(portray(9, 0.4), portray(end, 0));
  const parts = accounts.parts();
  expect(parts.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo((0.3 + 0.05 + 0.8 + 0.4) / 4, 10);
  expect(parts.find(({ what }) => what === 'won')).toEqual({ what: 'won', worth: 0.8 / 4, better: 1 / 4, chosen: 0 });
  expect(parts.find(({ what }) => what === 'lost')).toEqual({ what: 'lost', worth: 0.4 / 4, better: 0, chosen: 1 / 4 });
});
