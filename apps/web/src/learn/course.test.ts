import { expect, test } from 'vitest';
import { EMPTY_PROFILE, readProfile } from '../state/profile-shape.ts';
import { nextLesson } from './course.ts';
import { LESSONS } from './lessons.ts';
import { recordPuzzle } from './puzzle-record.ts';

test('the next lesson is of the game that was begun, and there is none after the last', () => {
  expect(nextLesson(LESSONS, new Set())?.id).toBe('vs-rows');
  expect(nextLesson(LESSONS, new Set(['vs-rows']))?.id).toBe('vs-resources');
  expect(nextLesson(LESSONS, new Set(['guide-arena']))?.id).toBe('arena-setup');
  expect(nextLesson(LESSONS, new Set(LESSONS.map(({ id }) => id)))).toBeUndefined();
});

test('a profile is taken over as far as it is one', () => {
  expect(readProfile(undefined)).toEqual(EMPTY_PROFILE);
  expect(readProfile({ rating: 'much', days: { vs: ['2026-11-18', 'never', 3] }, tries: { a: 2, b: 'x' } })).toEqual({
    ...EMPTY_PROFILE,
    days: { vs: ['2026-11-18'], arena: [] },
    tries: { a: 2 },
  });
  const run = { deck: 'avengers', seed: 'x', level: 2, lives: 1 };
  expect(readProfile(JSON.parse(JSON.stringify({ ...EMPTY_PROFILE, runs: { arena: run } }))).runs).toEqual({
    arena: run,
  });
});

const NOW = new Date(2026, 10, 16);
const outcome = { id: 'vs-mined-1', rating: 1200, isSolved: true, hints: 0, isShown: false, count: 0, now: NOW };

test('the first try of a puzzle moves the rating, hints cost, and a shown solution solves nothing', () => {
  const clean = recordPuzzle(EMPTY_PROFILE, outcome);
  expect(clean).toMatchObject({ rating: 1216, tries: { 'vs-mined-1': 1 } });
  expect(recordPuzzle(EMPTY_PROFILE, { ...outcome, hints: 2 }).rating).toBeLessThan(1216);
  const shown = recordPuzzle(EMPTY_PROFILE, { ...outcome, isShown: true });
  expect(shown).toMatchObject({ rating: 1184, tries: { 'vs-mined-1': -1 } });
  const later = recordPuzzle({ ...EMPTY_PROFILE, ...shown }, outcome);
  expect(later).toEqual({ tries: { 'vs-mined-1': 2 } });
  expect(recordPuzzle({ ...EMPTY_PROFILE, ...clean }, outcome)).toEqual({});
});

test('only the puzzle of the day adds to a streak', () => {
  // The 16th of November 2026 is a Monday, so with seven puzzles it is the first.
  const days = [1, 2, 3, 4, 5, 6, 7].map(
    (number) => recordPuzzle(EMPTY_PROFILE, { ...outcome, id: `vs-mined-${number}`, count: 7 }).days,
  );
  expect(days.map((each) => each?.vs)).toEqual([['2026-11-16'], ...Array.from({ length: 6 }, () => undefined)]);
});
