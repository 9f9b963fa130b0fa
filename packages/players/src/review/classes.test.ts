import { expect, test } from 'vitest';
import { accuracyOf, classOf } from './classes.ts';
import type { Weighing } from './weigh.ts';

const weighing = (parts: Partial<Weighing>): Weighing => ({
  seq: 0,
  seat: 0,
  turn: 1,
  options: 3,
  chosen: 1,
  best: 1,
  after: [0.5, 0.5],
  could: [0.5, 0.5],
  loss: 0,
  error: 0.01,
  lead: 0,
  spread: 0.1,
  tries: 100,
  why: [],
  expected: { chosen: [], best: [] },
  ...parts,
});

test('the class follows from what was surely given away', () => {
  const names = [0, 0.02, 0.041, 0.05, 0.091, 0.3].map((loss) => classOf({ loss, error: 0.01 }));
  expect(names).toEqual(['best', 'good', 'inaccurate', 'inaccurate', 'mistake', 'blunder']);
});

test('what may be noise is no mistake', () => {
  expect(classOf({ loss: 0.3, error: 0.28 })).toBe('good');
});

test('accuracy is the mean over decisions that mattered, each point given away costs four', () => {
  const decisions = [weighing({ loss: 0.1 }), weighing({}), weighing({ spread: 0.001 }), weighing({ loss: 0.9 })];
  expect(accuracyOf(decisions)).toMatchObject({ decisions: 3, value: expect.closeTo((0.6 + 1 + 0) / 3) });
  expect(accuracyOf([weighing({ spread: 0 })])).toBeUndefined();
});

test('the interval grows with the error and leaves out what is clear', () => {
  const clear = accuracyOf([weighing({ lead: 0.2 })]);
  const doubtful = accuracyOf([weighing({ lead: 0.01, error: 0.02 })]);
  expect(clear).toMatchObject({ low: 1, high: 1 });
  expect(doubtful).toMatchObject({ low: expect.closeTo(1 - 1.96 * 0.08), high: 1 });
});
