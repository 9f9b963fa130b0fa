import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';
import { chooseWithNoise } from './noise.ts';

const conclusion = {
  ranking: [1, 0.97, 0.9, 0.2, 0.99].map((worth, choice) => ({
    choice,
    worth,
    chance: worth,
    visits: 1,
    principle: undefined,
    isFoolish: choice === 4,
  })),
  line: [],
  scale: 1,
};
const chosen = (noise: number): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let i = 0; i < 2000; i++) {
    const { choice } = chooseWithNoise(conclusion, noise, luckOf(`noise ${i}`));
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
};

test('without noise the best is played', () => {
  expect([...chosen(0).keys()]).toEqual([0]);
});

test('noise takes what is nearly as good, never what the game calls foolish', () => {
  expect([...chosen(0.15).keys()].sort()).toEqual([0, 1]);
  const loud = chosen(1);
  expect([...loud.keys()].sort()).toEqual([0, 1, 2]);
  expect(loud.get(0)).toBeGreaterThan(loud.get(2) ?? 0);
});
