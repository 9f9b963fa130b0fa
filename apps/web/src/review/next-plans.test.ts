import { expect, test } from 'vitest';
import type { TablePlan } from '../workers/game-api.ts';
import { atLevel, nextLevel, rematchPlan } from './next-plans.ts';

const plan: TablePlan = {
  game: 'vs',
  profile: 'modern/duel',
  seed: 'first',
  seats: [
    { deck: 'a', player: 'person', name: 'Ann' },
    { deck: 'b', player: 'computer', name: 'Bob', level: 'agent' },
    { deck: 'c', player: 'computer', name: 'Cid', level: 'recruit' },
  ],
};

test('a rematch deals anew, and everybody sits one seat further', () => {
  const { seats, seed } = rematchPlan(plan, 'second');
  expect(seed).toBe('second');
  expect(seats.map(({ name }) => name)).toEqual(['Bob', 'Cid', 'Ann']);
});

test('the next level follows the strongest computer, and there is none after the last', () => {
  expect(nextLevel(plan)).toBe('hero');
  const harder = atLevel(plan, 'legend', 'third');
  expect(harder.seats.map(({ level }) => level)).toEqual([undefined, 'legend', 'legend']);
  expect(nextLevel(harder)).toBeUndefined();
  expect(nextLevel({ ...plan, seats: [plan.seats[0]] })).toBeUndefined();
});
