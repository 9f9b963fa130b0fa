import { expect, test } from 'vitest';
import type { SceneInfo } from '../workers/game-api.ts';
import { isWaiting } from '../workers/saved-game.ts';
import { LESSONS } from './lessons.ts';
import { afterwardsOf, againPlan, lessonPlan, purposeOf, scenePlan } from './plans.ts';

const info: SceneInfo = {
  game: 'vs',
  profile: 'modern',
  title: 'A position',
  names: ['ann', 'bob'],
  puzzle: undefined,
};
const riddle = { id: 'one', difficulty: 1, title: { en: '', it: '' }, hint: { en: '', it: '' }, solutions: 1 };
const puzzle = scenePlan({ ...info, puzzle: riddle }, 'text', 'first', 'Computer');
const scene = scenePlan(info, 'text', 'all', 'Computer');
const lesson = lessonPlan(LESSONS[0], ['You', 'Computer']);
const dealt = { ...lesson, seed: 'a game', scene: undefined as never };

test('a computer is called so, whatever the scene calls it; people keep their names', () => {
  expect(puzzle.seats.map(({ name }) => name)).toEqual(['ann', 'Computer']);
  expect(scene.seats.map(({ name }) => name)).toEqual(['ann', 'bob']);
  const four = scenePlan({ ...info, names: ['a', 'b', 'c'] }, 'text', 'first', 'Computer');
  expect(four.seats.map(({ name }) => name)).toEqual(['a', 'Computer 1', 'Computer 2']);
});

test('a puzzle played again is still a puzzle, and its end leads to more of them', () => {
  for (const plan of [puzzle, lesson]) expect(purposeOf(againPlan(plan, 'new'))).toEqual(purposeOf(plan));
  expect(againPlan(dealt, 'new').seed).toBe('new');
  expect([puzzle, lesson, scene, dealt].map(afterwardsOf)).toEqual(['puzzle', 'lesson', 'scene', 'deck']);
});

test('a game that is over does not wait', () => {
  expect([undefined, { version: 1 }, { isOver: false }, { isOver: true }].map(isWaiting)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
