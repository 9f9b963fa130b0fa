import { makeLog } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { createWeigher, modelOf, outlookOf, reviewSeat } from '../src/index.ts';
import { expectToAddUp } from './adds-up.ts';
import { visitPositions } from './positions.ts';
import { playedGame, QUICK, reviewed } from './reviewed-games.ts';
import { createTrials } from './tables.ts';

const trials = createTrials();
const [, vs, arena] = trials;
const LONG = { timeout: 300_000 };

test('skill and luck add up to the result in every game, for two to four players', LONG, () => {
  expectToAddUp(vs.game, playedGame(vs.game, vs.tableOf(1)));
  expectToAddUp(vs.game, playedGame(vs.game, vs.tableOf(2)));
  expectToAddUp(arena.game, playedGame(arena.game, arena.tableOf(1)));
  expectToAddUp(vs.game, playedGame(vs.game, vs.tableOf(0), 40));
});

test('what a seat cannot see changes nothing', LONG, () => {
  for (const { game, tableOf } of trials) {
    visitPositions(game, tableOf, { count: 6, every: 20, seed: 'review' }, ({ state, seat, choices, name }) => {
      const weigher = createWeigher(game);
      const log = makeLog(game, tableOf(0), []);
      const sources = { sight: 'seat', model: modelOf(game, log) } as const;
      const weigh = (position: unknown) =>
        weigher.weigh(outlookOf(game, position, seat, sources), choices[0], [], QUICK, 'test');
      const other = game.clone(state);
      game.imagine(other, seat, 4711);
      expect(weigh(other), name).toEqual(weigh(state));
    });
  }
});

test('giving up is counted as a choice', LONG, () => {
  const log = playedGame(vs.game, vs.tableOf(0), 40);
  const record = reviewed(vs.game, log);
  const [{ seat, before, after }] = record.givenUp;
  expect(after[seat]).toBe(0);
  expect(before[seat]).toBeGreaterThan(0);
});

test('a seat has its decisions, classes and a curve that ends with what it won', LONG, () => {
  const log = playedGame(vs.game, vs.tableOf(1));
  const record = reviewed(vs.game, log);
  const review = reviewSeat(record, 0, 2);
  expect(review.decisions.every(({ seat }) => seat === 0)).toBe(true);
  expect(Object.values(review.counts).reduce((sum, each) => sum + each, 0)).toBe(review.decisions.length);
  expect(review.curve.at(-1)?.chance).toBe(record.result?.[0]);
  expect(review.moments.length).toBeGreaterThan(0);
});
